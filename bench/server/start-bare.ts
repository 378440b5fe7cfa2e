import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** Starts a bare Fastify in its own process. It stores one document in PostgreSQL or in an embedded database. */
export async function startBare(dataDir: string, databaseUrl: string | undefined, document: string) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, dataDir, databaseUrl ?? ''],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  child.stdin.end(document)
  const lines = createInterface({ input: child.stdout })
  const [url] = await Promise.race([
    once(lines, 'line'),
    ended.then(() => Promise.reject(new Error('The bare server ended.'))),
  ])
  return { url: String(url), stop: () => void child.kill('SIGTERM'), ended }
}
