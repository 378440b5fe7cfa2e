import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/**
 * Calls that open the embedded database. Its WebAssembly is freed when it is closed. With several threads in the process, V8 of
 * Node.js 24.21 can fail then: 'Check failed: jit_page_->allocations_.erase(addr) == 1'.
 */
const opensDatabase = /\b(?:startTestApp|openTestDatabase|testBackends)\(/

/**
 * Code of functions without state of their own. Their test files run in the same threads, without a new process each:
 * four times as fast.
 */
const pure = globSync(
  [
    'packages/domain/src/**/*.test.ts',
    'packages/server/src/generation/{grounding,page-reader,writers}/**/*.test.ts',
    'packages/server/src/audio/speech/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
).filter((file) => !opensDatabase.test(sourceOf(file)))

// V8 optimizes a function of WebAssembly after 15 times as much work as by default. With the default, each process optimizes
// PostgreSQL again, which takes 0.6 of the 1.7 seconds of processor time of four databases. Speech engines do so much work
// that they are optimized anyway.
const execArgv = ['--wasm-tiering-budget=200000000']

// Without this, Node parses its package.json of 180 kB again for each of its modules, in each test file.
const server = { deps: { inline: ['drizzle-orm'] } }
const serverTests = ['packages/{server,sandbox-lms}/src/**/*.test.ts', 'scripts/**/*.test.ts']

/** Changes of modules, timers, globals or the process, which would stay for the next test file of the same process. */
const changesProcess =
  /\bvi\.(mock|doMock|hoisted|useFakeTimers|setSystemTime|spyOn|stub\w+)[(<]|\bprocess\.(on|once|chdir)\(/

/**
 * The test files of the server with such a change: each has its own process. All others share processes, which load the
 * modules and compile the embedded database once. This saves 30 % of their processor time.
 */
const isolated = globSync(serverTests, { cwd: import.meta.dirname }).filter((file) =>
  changesProcess.test(sourceOf(file)),
)

/** Unit and HTTP tests. Browser tests are in e2e/ (Playwright). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: serverTests,
          exclude: [...pure, ...isolated],
          environment: 'node',
          isolate: false,
          server,
          execArgv,
          ...common,
        },
      },
      {
        test: {
          name: 'server, isolated',
          include: isolated,
          exclude: pure,
          environment: 'node',
          server,
          execArgv,
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
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Threads that load jsdom and React once: four times as fast as a context for each file.
          pool: 'threads',
          isolate: false,
          setupFiles: join(import.meta.dirname, 'packages/web/src/testing/reset-between-files.ts'),
          ...common,
        },
      },
    ],
  },
})
