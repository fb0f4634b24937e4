export const drawPage = {
  closing: {
    title: 'See the others',
    text: 'Every draw we hold is listed, and every finished one can be checked in the same way.',
    links: [
      { label: 'All draws', to: '/draws' },
      { label: 'Winners', to: '/winners' },
    ],
  },
} as const
