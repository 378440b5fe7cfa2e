import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Limits are generous, and CI tries a failing test once more, since the machines that run this are often busy: what is
 * wrong fails twice.
 */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] === undefined ? 0 : 1,
  expect: { poll: { timeout: 30_000 } },
}

/** Unit and HTTP tests. The browser's own journeys are in e2e/ (Playwright). */
export default defineConfig({
  test: {
    // The default leaves one processor idle, but many tests wait for a disk or a database.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/{domain,server,sandbox-lms}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Node would parse its package.json of 180 kB for each of its modules, in each test file.
          server: { deps: { inline: ['drizzle-orm'] } },
          ...patience,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', ...patience },
      },
    ],
  },
})
