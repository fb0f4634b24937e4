import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: false,
  // '/not-found' meets the catch-all route: the host sends that page for every unknown address, and '/draws/any' for the
  // draw of any id.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/not-found', '/draws/any'],
} satisfies Config
