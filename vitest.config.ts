import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/temporary-directory.mjs'

keepTemporaryFilesInMemory()

const common = {
  // The default leaves one processor idle, but many tests wait for a disk or a database.
  maxWorkers: availableParallelism(),
  // Timeouts are long, and CI runs a failing test twice, because test machines are often busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] === undefined ? 0 : 1,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * Code of functions without state of their own. Their test files run in the same threads, without a new process each:
 * four times as fast.
 */
const pure = [
  'packages/domain/src/**/*.test.ts',
  'packages/server/src/generation/{grounding,page-reader,writers}/**/*.test.ts',
  'packages/server/src/audio/speech/**/*.test.ts',
]

/**
 * Tests that need the real globals of Node (a build with Vite, streams, DOMException, timers): a virtual machine context
 * has its own or none.
 */
const realGlobals = [
  'src/api/call.test.ts',
  'src/api/call-with-progress.test.ts',
  'src/api/events/read-event-stream.test.ts',
  'src/learn/pages/page-sizes.test.ts',
  'src/player-entry.test.ts',
  'src/slides/player/slide-player.test.tsx',
]

const web = { extends: './packages/web/vite.config.ts', root: './packages/web' }
const webTests = 'src/**/*.test.{ts,tsx}'

/** Unit and HTTP tests. Browser tests are in e2e/ (Playwright). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/{server,sandbox-lms}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: pure,
          environment: 'node',
          // Without this, Node parses its package.json of 180 kB again for each of its modules, in each test file.
          server: { deps: { inline: ['drizzle-orm'] } },
          ...common,
        },
      },
      {
        test: {
          name: 'pure',
          include: pure,
          environment: 'node',
          pool: 'threads',
          isolate: false,
          ...common,
        },
      },
      {
        ...web,
        test: {
          name: 'web',
          include: [webTests],
          exclude: realGlobals,
          environment: 'jsdom',
          // A context for each file instead of a process: six times as fast.
          pool: 'vmThreads',
          ...common,
        },
      },
      {
        ...web,
        test: { name: 'web, real globals', include: realGlobals, environment: 'jsdom', ...common },
      },
    ],
  },
})
