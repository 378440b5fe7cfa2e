/** A separate process for eSpeak NG. It separates the GPL code of eSpeak from Lectern: they share no memory. */
import { escapeText } from '@lectern/domain/markup/escape.ts'
import { z } from 'zod/mini'
import { filter, lowPass } from '../audio/samples/biquad.ts'
import { answerInLines } from '../workers/answer-in-lines.ts'
import { toKana } from './to-kana.ts'

const requestLine = z.object({ voice: z.string(), text: z.string(), stretch: z.number() })

const { default: load } = await import('@echogarden/espeak-ng-emscripten')
const { eSpeakNGWorker: Espeak } = await load()
const espeak = new Espeak()
/** The real speed is about 150 words per minute. */
const rate = 160
/** In per cent; at full volume some voices clip. */
const volume = 70
/** In hertz. Above it the synthesiser produces mostly buzz, which masks the words. */
const cutOff = 5000

await answerInLines(async (request) => ({
  samples: await speak(requestLine.parse(request)),
  sampleRate: espeak.get_samplerate(),
}))

async function speak({ voice, text, stretch }: z.infer<typeof requestLine>): Promise<Float32Array> {
  if (espeak.set_voice(voice) !== 0) throw new Error(`eSpeak has no voice ${voice}`)
  espeak.set_rate(Math.round(rate / stretch))
  espeak.set_volume(volume)
  const chunks: Int16Array[] = []
  const readable = voice.startsWith('ja') ? await toKana(text) : text
  espeak.synthesize(escapeText(readable), (chunk) => {
    if (chunk) chunks.push(chunk.slice())
    return false
  })
  return filter(joined(chunks), lowPass(cutOff, espeak.get_samplerate()))
}

function joined(chunks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) for (const sample of chunk) samples[at++] = sample / 32_768
  return samples
}
