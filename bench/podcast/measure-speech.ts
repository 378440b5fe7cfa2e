import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { createSpeech } from '../../packages/server/src/speech/create-speech.ts'
import { createWorkerPool } from '../../packages/server/src/speech/worker-pool.ts'
import { median } from '../figures.ts'
import { hasNativeSpeech, secondsOf, speakNatively } from '../native-speech.ts'
import { lineOf } from './long-podcast.ts'

const atOnce = 2
const lines = Array.from({ length: 24 }, (_, index) => lineOf(index))
const ours = { ALEX: 'flite:rms', JAMIE: 'flite:slt' } as const
/** The settings of James and Emma, so that both say the same at the same speed. */
const theirs = { ALEX: { voice: 'rms', stretch: '0.98' }, JAMIE: { voice: 'slt', stretch: '1.12' } } as const

/**
 * Lines of both hosts to pieces of an episode in two threads (spoken, levelled, encoded, and mixed), against native
 * `flite` and `lame`, two at a time, on the same lines. Rounds alternate, so that whatever else the machine does slows
 * both alike.
 */
export async function measureSpeech(rounds: number): Promise<void> {
  if (!hasNativeSpeech) {
    console.log('flite and lame are not installed here: nothing was compared.')
    return
  }
  const pool = createWorkerPool({ size: atOnce })
  const narrator = createSpeech({ pool })
  const folder = mkdtempSync(join(tmpdir(), 'bench-podcast-'))
  const two = pLimit(atOnce)
  const speak = async ({ speaker, content }: (typeof lines)[number]) => {
    const { mp3 } = await narrator.narrate({ text: content, voiceId: ours[speaker] })
    return secondsOf((await pool.piece({ from: mp3 })).length)
  }
  const speakTheirs = ({ speaker, content }: (typeof lines)[number], index: number) =>
    two(speakNatively, content, theirs[speaker], folder, `${index}`)
  try {
    // Threads have loaded and the code is optimised, as in a server that has run for a minute.
    await speedOf(speak)
    const speeds: { ours: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const before = round % 2 ? await speedOf(speakTheirs) : undefined
      const mine = await speedOf(speak)
      speeds.push({ ours: mine, theirs: before ?? (await speedOf(speakTheirs)) })
    }
    console.log(`seconds of speech a second, ${lines.length} lines, medians of ${rounds} rounds:`)
    console.log(
      `  embedded voices with mixing, ${atOnce} threads: ${median(speeds.map((one) => one.ours)).toFixed(1)}`,
    )
    console.log(
      `  flite and lame, ${atOnce} at a time:            ${median(speeds.map((one) => one.theirs)).toFixed(1)}`,
    )
    console.log(
      `  ratio: ${median(speeds.map((one) => one.ours / one.theirs)).toFixed(2)} (aim: at least 1.00)`,
    )
  } finally {
    rmSync(folder, { recursive: true })
    await narrator.close()
  }
}

/** Hands over all lines at once: threads and processes take them two at a time. */
async function speedOf(
  speak: (line: (typeof lines)[number], index: number) => Promise<number>,
): Promise<number> {
  const start = performance.now()
  const lengths = await Promise.all(lines.map(speak))
  return lengths.reduce((sum, length) => sum + length, 0) / ((performance.now() - start) / 1000)
}
