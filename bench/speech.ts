/**
 * Synthesizes text to MP3 with the embedded voice in two threads, and compares with native `flite` and `lame`, two at a
 * time, on the same scripts. Rounds alternate, so that other processes slow both equally. The result is the median of
 * the rounds' ratios. Target: at least 1. Run it with `npm run bench:speech`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { hasNativeSpeech, secondsOf, speakNatively as speakOne } from './native-speech.ts'
import { createSpeech } from '../packages/server/src/audio/speech/narrator/create-speech.ts'
import { createWorkerPool } from '../packages/server/src/audio/speech/workers/worker-pool.ts'

const rounds = Number(process.argv[2] ?? 5)
const concurrency = 2
/** Emma's settings, so that both programs speak the same text at the same speed. */
const native = { voice: 'slt', stretch: '1.12' }

const twoProcesses = pLimit(concurrency)
const speakNatively = (text: string, index: number) =>
  twoProcesses(speakOne, text, native, folder, `${index}`)

const paragraphs = [
  'Photosynthesis is how plants make their own food. They take in light with their leaves, draw water up from the soil, and breathe in carbon dioxide from the air. Out of these three they build sugar, which feeds every part of the plant. What is left over is oxygen, and that is what we breathe.',
  'A budget is a plan for money before it is spent. First write down what comes in each month. Then list what must go out, such as rent, food and travel. Whatever remains can be saved or enjoyed. People who look at their plan once a week are rarely surprised at the end of the month.',
  'The water cycle never stops. The sun warms the sea, and some of the water rises into the air as vapour. High above the ground it cools and gathers into clouds. When the drops grow heavy they fall as rain or snow, run down the hills in streams, and find their way back to the sea.',
  'A good question begins with what you already know. Say what you expect to happen, and why. Then change one thing, keep everything else as it was, and measure what follows. If the result is not what you expected, you have learned more than if it had been.',
  'Cities grew where roads met rivers. Boats could carry more than any cart, so markets opened near the landing places. Workshops followed the markets, and houses followed the workshops. Many streets of today still follow the paths that traders walked a thousand years ago.',
  'Vaccines teach the body to recognise an illness before it meets it. They show it a harmless part of the germ, and the body prepares its defence. When the real germ arrives, the answer is quick and strong. That is why diseases that were once common are now hardly seen.',
]
const scripts = Array.from({ length: 8 }, (_, index) => paragraphs[index % paragraphs.length] ?? '')

if (!hasNativeSpeech) {
  console.log(
    'bench:speech compares with the programs flite and lame, which are not installed here. Nothing was measured.',
  )
  process.exit(0)
}

const narrator = createSpeech({ pool: createWorkerPool({ size: concurrency }) })
const folder = mkdtempSync(join(tmpdir(), 'bench-speech-'))
try {
  // The threads are loaded and the code is optimised, as in a server that has run for a minute.
  await speakAll(narrate)
  const runs: { ours: Measurement; theirs: Measurement }[] = []
  for (let round = 0; round < rounds; round++) {
    // The order changes in every round.
    const before = round % 2 ? await speakAll(speakNatively) : undefined
    const ours = await speakAll(narrate)
    runs.push({ ours, theirs: before ?? (await speakAll(speakNatively)) })
  }
  const speedOf = ({ speech, seconds }: Measurement) => speech / seconds
  const ratio = median(runs.map(({ ours, theirs }) => speedOf(ours) / speedOf(theirs)))
  const sameText = median(runs.map(({ ours, theirs }) => theirs.seconds / ours.seconds))
  console.log(
    `${scripts.length} scripts, ${scripts.join(' ').split(' ').length} words, medians of ${rounds} rounds:`,
  )
  console.log(
    `  embedded voice, ${concurrency} threads:     ${median(runs.map(({ ours }) => speedOf(ours))).toFixed(1)} s of speech a second`,
  )
  console.log(
    `  flite and lame, ${concurrency} at a time:   ${median(runs.map(({ theirs }) => speedOf(theirs))).toFixed(1)} s of speech a second`,
  )
  console.log(
    `  ratio: ${ratio.toFixed(2)} of speech, ${sameText.toFixed(2)} of time for the same text (aim: at least 1.00)`,
  )
  console.log(`  first MP3 of 40 words: ${(await timeToFirst()).toFixed(0)} ms`)
} finally {
  rmSync(folder, { recursive: true })
  await narrator.close()
}

interface Measurement {
  /** Seconds of speech. */
  readonly speech: number
  /** Seconds of wall time. */
  readonly seconds: number
}

/** Submits all scripts at once. Threads and processes take two at a time. */
async function speakAll(speak: (text: string, index: number) => Promise<number>): Promise<Measurement> {
  const start = performance.now()
  const lengths = await Promise.all(scripts.map(speak))
  return {
    speech: lengths.reduce((sum, length) => sum + length, 0),
    seconds: (performance.now() - start) / 1000,
  }
}

async function narrate(text: string): Promise<number> {
  const { mp3 } = await narrator.narrate({ text, voiceId: 'flite:slt' })
  return secondsOf(mp3.length)
}

async function timeToFirst(): Promise<number> {
  const text = scripts[0]?.split(' ').slice(0, 40).join(' ') ?? ''
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await narrate(text)
    times.push(performance.now() - start)
  }
  return median(times)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
