import { rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { createTestDataDir } from '../../packages/server/src/testing/database.ts'
import {
  builtProgram,
  waitUntilReady,
  startProcess,
} from '../../packages/server/src/testing/start-process.ts'
import { startSandbox } from '../../packages/sandbox-lms/src/start-sandbox.ts'

/** A Lectern with a course system of its own, for tests that change pages of courses or stop the course system. */
export interface OwnLectern {
  readonly url: string
  readonly courseSystem: string
  /** Stops the course system. It forgets all changes of its pages. */
  stopCourseSystem(): Promise<void>
}

async function startOwnLectern(): Promise<OwnLectern & { close(): Promise<void> }> {
  // Creating a database takes half of the processor time of a start.
  const dataDir = await createTestDataDir()
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const lectern = await startProcess(
    dataDir,
    {
      LECTERN_SANDBOX: 'off',
      LECTERN_ALLOW_PRIVATE_NETWORKS: 'on',
      LECTERN_LOG_LEVEL: 'warn',
      LECTERN_REGISTRATIONS_PER_HOUR: '10000',
    },
    [0, 0],
    builtProgram,
  )
  await waitUntilReady(lectern)
  return {
    url: lectern.url,
    courseSystem: sandbox.url,
    stopCourseSystem: () => sandbox.close(),
    close: async () => {
      lectern.kill('SIGTERM')
      await lectern.ended
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Tests in a Lectern of their own. The tests of a worker share it, also those of several files. A file whose tests need a
 * course that no other file changed sets `unsharedBy` to its name: Playwright then starts a worker for it.
 */
export const test = base.extend<object, { own: OwnLectern; unsharedBy: string }>({
  unsharedBy: ['', { scope: 'worker', option: true }],
  own: [
    async ({ unsharedBy: _name }, use) => {
      const own = await startOwnLectern()
      await use(own)
      await own.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
})
