import { mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { systemHeadlessShell } from './scripts/browser.mjs'
import { keepTemporaryFilesInMemory } from './scripts/temporary-directory.mjs'

/** Free ports. All stay open until the last one is assigned, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Every worker evaluates this file again. The environment contains the values of the first evaluation. */
const running = process.env['LECTERN_E2E_ADDRESS']
if (running === undefined) {
  const [port, sandboxPort] = await freePorts(2)
  process.env['LECTERN_E2E_ADDRESS'] = `http://127.0.0.1:${port}`
  process.env['LECTERN_E2E_SANDBOX_PORT'] = String(sandboxPort)
  // On the disk, because traces of failed tests stay.
  process.env['LECTERN_E2E_RESULTS_DIR'] = mkdtempSync(join(tmpdir(), 'lectern-e2e-results-'))
  keepTemporaryFilesInMemory()
  process.env['LECTERN_E2E_DATA_DIR'] = mkdtempSync(join(tmpdir(), 'lectern-e2e-data-'))
}
const address = process.env['LECTERN_E2E_ADDRESS'] ?? ''
const browser = systemHeadlessShell()
const isRoot = process.getuid?.() === 0

/** Tests of the whole product in a real browser: `npm run test:e2e`, or against `LECTERN_E2E_ADDRESS`. */
export default defineConfig({
  testDir: 'e2e',
  // Each run has its own, because a run empties it at its start.
  outputDir: process.env['LECTERN_E2E_RESULTS_DIR'] ?? join(tmpdir(), 'lectern-e2e-results'),
  workers: 2,
  // Long, because test machines are often busy. Passing tests end early anyway.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: address,
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // No autoplay flag: tests must find audio that a browser blocks without a user action.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running === undefined && {
    webServer: {
      command: `"${process.execPath}" packages/server/dist/main.js`,
      url: `${address}/api/health`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
      env: {
        PORT: new URL(address).port,
        LECTERN_SANDBOX_PORT: process.env['LECTERN_E2E_SANDBOX_PORT'] ?? '',
        LECTERN_DATA_DIR: process.env['LECTERN_E2E_DATA_DIR'] ?? '',
        LECTERN_LOG_LEVEL: 'warn',
        LECTERN_REGISTRATIONS_PER_HOUR: '10000',
      },
    },
  }),
})
