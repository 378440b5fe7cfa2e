import { defineConfig } from 'vitest/config'

/** Unit and HTTP tests. The browser's own journeys are in e2e/ (Playwright). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/{domain,server,sandbox-lms}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
    ],
  },
})
