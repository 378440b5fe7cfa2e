import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import type { Runner } from '../workers/pool.ts'
import type { Sound } from '../speech-engine.ts'
import { programFile } from '../../runtime/program-files.ts'

export interface EspeakRequest {
  /** Language and variant as eSpeak names them: fr+edward. */
  readonly voice: string
  readonly text: string
}

const answerLine = z.union([
  z.object({ sampleRate: z.number(), bytes: z.number() }),
  z.object({ error: z.string() }),
])

/** A process of `espeak-process.ts`. It keeps this process alive only while it works. */
export function startEspeak(): Runner<EspeakRequest, Sound> {
  const program = fileURLToPath(programFile('speech/espeak/espeak-process.ts'))
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'] })
  const failure = Promise.withResolvers<never>()
  // There may be no pending request when it ends.
  failure.promise.catch(() => undefined)
  child.on('error', failure.reject)
  child.stdin.on('error', failure.reject)
  child.on('exit', (code, signal) => failure.reject(new Error(`eSpeak ended (${signal ?? code})`)))
  const answers = readAnswers(child.stdout)
  keepAlive(child, false)
  return {
    async run(request) {
      keepAlive(child, true)
      child.stdin.write(`${JSON.stringify(request)}\n`)
      const { value } = await Promise.race([answers.next(), failure.promise])
      keepAlive(child, false)
      if (!value) throw new Error('eSpeak ended before it answered')
      return value
    },
    stop: () => child.kill('SIGKILL'),
  }
}

/** Splits the output stream into responses: a line of JSON, then the bytes that it announces. */
async function* readAnswers(stream: AsyncIterable<Buffer>): AsyncGenerator<Sound, undefined> {
  let pending = Buffer.alloc(0)
  for await (const chunk of stream) {
    pending = Buffer.concat([pending, chunk])
    const lineEnd = pending.indexOf('\n')
    if (lineEnd === -1) continue
    const header = answerLine.parse(JSON.parse(pending.toString('utf8', 0, lineEnd)))
    if ('error' in header) throw new Error(header.error)
    const end = lineEnd + 1 + header.bytes
    if (pending.length < end) continue
    // A copy: samples of four bytes may start at any position in the stream.
    const samples = new Float32Array(new Uint8Array(pending.subarray(lineEnd + 1, end)).buffer)
    pending = pending.subarray(end)
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
