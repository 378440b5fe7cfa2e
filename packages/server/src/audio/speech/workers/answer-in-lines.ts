import { createInterface } from 'node:readline'

/** The sound that a synthesiser made of a request. */
interface Made {
  readonly samples: Float32Array
  readonly sampleRate: number
}

/** Answers the requests on standard input, as `child-runner.ts` expects. Ends when the input does. */
export async function answerInLines(speak: (request: unknown) => Promise<Made>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      const { samples, sampleRate } = await speak(JSON.parse(line))
      const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
      process.stdout.write(`${JSON.stringify({ sampleRate, bytes: sound.length })}\n`)
      process.stdout.write(sound)
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`)
    }
  }
}
