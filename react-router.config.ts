import type { Config } from '@react-router/dev/config'
import { experiences } from './src/content/experiences/index.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  async prerender({ getStaticPaths }) {
    const byId = experiences.map((experience) => `/experience/${experience.slug}`)
    return [...getStaticPaths(), ...byId]
  },
} satisfies Config
