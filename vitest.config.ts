import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Timeouts are long, and CI runs a failing test twice, because test machines are often busy. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] === undefined ? 0 : 1,
  expect: { poll: { timeout: 30_000 } },
}

/** Unit and HTTP tests. Browser tests are in e2e/ (Playwright). */
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
          // Without this, Node parses its package.json of 180 kB again for each of its modules, in each test file.
          server: { deps: { inline: ['drizzle-orm'] } },
          ...timeouts,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', ...timeouts },
      },
    ],
  },
})
