import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/runtime.mjs'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
/** The user id of `nobody` on Linux. This user can read the program and owns only the data directory. */
const unprivileged = 65_534

/** The last command that matches the pattern in the Dockerfile, as the strings of its JSON array. */
function commandOf(pattern: RegExp): string[] {
  const words: unknown = JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]')
  if (!Array.isArray(words)) throw new Error(`The Dockerfile has no ${pattern}.`)
  return words.map(String)
}
const start = commandOf(/^CMD (\[.*\])$/m)
const healthCheck = commandOf(/^HEALTHCHECK .*\\\n\s+CMD (\[.*\])$/m)
const environment = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=', 2)),
)

/** Runs a command of the image with this Node, as an unprivileged user like that of the image. */
function run([program, ...parameters]: string[], env: Record<string, string>): ChildProcess {
  if (program !== 'node') throw new Error(`This test cannot run the program "${program}" of the image.`)
  const ids = { uid: unprivileged, gid: unprivileged }
  return spawn(process.execPath, parameters, { cwd: root, env, stdio: 'ignore', ...ids })
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test("the container's start command and health check work for a user who can write only to the data directory", async () => {
  test.slow()
  test.skip(process.getuid?.() !== 0, 'Only root can start a process as another user.')
  const data = mkdtempSync(join(tmpdir(), 'lectern-container-'))
  chownSync(data, unprivileged, unprivileged)
  const env = { ...environment, LECTERN_DATA_DIR: data, PORT: String(await freePort()) }
  const canRead = await endOf(run(['node', '-e', "require('node:fs').readFileSync('package.json')"], env))
  test.skip(canRead !== 0, 'Another user cannot read this folder.')
  const lectern = run(start, env)
  const ended = endOf(lectern)
  try {
    await expect.poll(() => endOf(run(healthCheck, env)), { timeout: 90_000 }).toBe(0)
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
    expect(await page.text()).toContain('<div id="root">')
  } finally {
    lectern.kill('SIGTERM')
    expect(await ended).toBe(0)
    rmSync(data, { recursive: true, force: true })
  }
  expect(await endOf(run(healthCheck, env)), 'The check fails if no server runs.').toBe(1)
})
