import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A Lectern in its own process. */
export interface LecternProcess {
  readonly url: string
  readonly pid: number
  readonly sandboxUrl: string
  /** Everything it has printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): void
  /** Exit code of the process, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Calls its API with JSON. */
  call(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; headers: Headers; json: unknown }>
}

const source = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The program that `npm start` runs, if it is built. */
export const builtProgram = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/**
 * Starts a process on this machine with its data in a directory, on free ports by default. After a restart the sandbox
 * needs the same port, otherwise it is another course system. The process is not ready yet: see `ready`.
 */
export async function startProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  [port, sandboxPort]: readonly [number, number] = [0, 0],
  program = source,
): Promise<LecternProcess> {
  port ||= await freePort()
  sandboxPort ||= await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LECTERN_DATA_DIR: dataDir,
      PORT: String(port),
      LECTERN_SANDBOX_PORT: String(sandboxPort),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    output: () => said,
    kill: (signal) => void child.kill(signal),
    ended: endOf(child),
    async call(method, path, body, token) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          prefer: 'respond-async',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, json: await answer.json() }
    },
  }
}

/** Resolves when it answers. Rejects with its output if it exits. */
export async function waitUntilReady(lectern: LecternProcess): Promise<void> {
  let over: number | NodeJS.Signals | undefined
  lectern.ended.then(
    (how) => (over = how),
    () => {},
  )
  for (;;) {
    if (over !== undefined) throw new Error(`It ended (${over}): ${lectern.output()}`)
    const well = await fetch(`${lectern.url}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (well) return
    // Polling without a pause would take processor time from the starting process.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 0)))
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
