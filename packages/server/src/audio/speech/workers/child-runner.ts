import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import type { Sound } from '../speech-engine.ts'
import { programFile } from '../../../platform/runtime/program-files.ts'
import type { Runner } from '../../../platform/workers/pool.ts'

const answerLine = z.union([
  z.object({ sampleRate: z.number(), bytes: z.number() }),
  z.object({ error: z.string() }),
])

/**
 * A synthesiser in its own process. Each line on its standard input is a request in JSON. Each response on its standard
 * output is a line of JSON, followed by the number of bytes of sound that it states. `name` is for error messages. It
 * keeps this process alive only while it works.
 */
export function startChild<Request>(program: `${string}.ts`, name: string): Runner<Request, Sound> {
  const child = spawn(process.execPath, [fileURLToPath(programFile(program))], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const failure = Promise.withResolvers<never>()
  // There may be no pending request when it ends.
  failure.promise.catch(() => undefined)
  child.on('error', failure.reject)
  child.stdin.on('error', failure.reject)
  child.on('exit', (code, signal) => failure.reject(new Error(`${name} ended (${signal ?? code})`)))
  const answers = readAnswers(child.stdout)
  keepAlive(child, false)
  return {
    async run(request) {
      keepAlive(child, true)
      child.stdin.write(`${JSON.stringify(request)}\n`)
      const { value } = await Promise.race([answers.next(), failure.promise])
      keepAlive(child, false)
      if (!value) throw new Error(`${name} ended before it answered`)
      return value
    },
    stop: () => child.kill('SIGKILL'),
  }
}

/**
 * Splits the output stream into responses: a line of JSON, then the bytes that it announces. Chunks are joined once for
 * each response, because a response has hundreds of them.
 */
async function* readAnswers(stream: AsyncIterable<Buffer>): AsyncGenerator<Sound, undefined> {
  let chunks: Buffer[] = []
  let length = 0
  let needed = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length < needed) continue
    const pending = Buffer.concat(chunks)
    chunks = [pending]
    const lineEnd = pending.indexOf('\n')
    if (lineEnd === -1) continue
    const header = answerLine.parse(JSON.parse(pending.toString('utf8', 0, lineEnd)))
    if ('error' in header) throw new Error(header.error)
    needed = lineEnd + 1 + header.bytes
    if (length < needed) continue
    // A copy: samples of four bytes may start at any position in the stream.
    const samples = new Float32Array(new Uint8Array(pending.subarray(lineEnd + 1, needed)).buffer)
    chunks = [pending.subarray(needed)]
    length -= needed
    needed = 0
    yield { samples, sampleRate: header.sampleRate }
  }
  return undefined
}

function keepAlive(child: ChildProcess, alive: boolean) {
  for (const handle of [child, child.stdin, child.stdout]) {
    // Pipes of a child process are sockets, which have `ref` and `unref`. Their declared type does not.
    const held = handle as unknown as { ref(): void; unref(): void }
    if (alive) held.ref()
    else held.unref()
  }
}
