import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Memory of a server after garbage collection. */
export interface Memory {
  readonly heapMb: number
  readonly rssMb: number
}

/** A server in its own process. */
export interface ServerProcess {
  readonly url: string
  memory(): Promise<Memory>
  stop(): void
}

/** Starts a program of this folder that calls `answerMemory`. `input` is sent to it as JSON. */
export async function startServer(program: string, input?: unknown): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  child.stdin?.end(input === undefined ? '' : JSON.stringify(input))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended.`)))
  // The rejection is used only while a message is awaited.
  ended.catch(() => {})
  const message = async () => (await Promise.race([once(child, 'message'), ended]))[0] as unknown
  const { url } = (await message()) as { url: string }
  return {
    url,
    async memory() {
      child.send('memory')
      return (await message()) as Memory
    },
    stop: () => child.kill('SIGKILL'),
  }
}
