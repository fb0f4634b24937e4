import { defineConfig } from 'vitest/config'

const real = {
  globalSetup: 'tests/data-template.ts',
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
  maxWorkers: 2,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          // They keep nothing between them, and a process for each of sixty small files costs twice their time.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'art/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'draw/**/*.test.ts',
            'contract/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'backend', include: ['tests/backend/**/*.test.ts'], ...real } },
      { test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], ...real } },
    ],
  },
})
