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
type Line = ReturnType<typeof lineOf>
const lines = Array.from({ length: 24 }, (_, index) => lineOf(index))
const ours = { ALEX: 'flite:rms', JAMIE: 'flite:slt' } as const
/** The settings of James and Emma, so that both say the same at the same speed. */
const theirs = { ALEX: { voice: 'rms', stretch: '0.98' }, JAMIE: { voice: 'slt', stretch: '1.12' } } as const

/**
 * Lines of both hosts to MP3 in two threads, against native `flite` and `lame`, two at a time, on the same lines; and ours
 * with the piece of the episode that every line is made as well, for which native has nothing. Rounds alternate, so that
 * whatever else the machine does slows all alike.
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
  const narrate = ({ speaker, content }: Line) => narrator.narrate({ text: content, voiceId: ours[speaker] })
  const speak = async (line: Line) => secondsOf((await narrate(line)).mp3.length)
  const speakAndMix = async (line: Line) =>
    secondsOf((await pool.piece({ from: (await narrate(line)).mp3 })).length)
  const speakTheirs = ({ speaker, content }: Line, index: number) =>
    two(speakNatively, content, theirs[speaker], folder, `${index}`)
  try {
    // Threads have loaded and the code is optimised, as in a server that has run for a minute.
    await speedOf(speakAndMix)
    const speeds: { ours: number; mixed: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round++) {
      // Each goes first in every other round.
      const before = round % 2 ? await speedOf(speakTheirs) : undefined
      const spoken = await speedOf(speak)
      const mixed = await speedOf(speakAndMix)
      speeds.push({ ours: spoken, mixed, theirs: before ?? (await speedOf(speakTheirs)) })
    }
    const tell = (what: string, speedIn: (round: (typeof speeds)[number]) => number) =>
      console.log(
        `  ${what}: ${median(speeds.map(speedIn)).toFixed(1)}, ${median(speeds.map((one) => speedIn(one) / one.theirs)).toFixed(2)} of native`,
      )
    console.log(`seconds of speech a second, ${lines.length} lines, medians of ${rounds} rounds:`)
    tell(`flite and lame, ${atOnce} at a time`, (round) => round.theirs)
    tell(`embedded voices, ${atOnce} threads (aim: at least 1.00)`, (round) => round.ours)
    tell('the same, mixed as well', (round) => round.mixed)
  } finally {
    rmSync(folder, { recursive: true })
    await narrator.close()
  }
}

/** Hands over all lines at once: threads and processes take them two at a time. */
async function speedOf(speak: (line: Line, index: number) => Promise<number>): Promise<number> {
  const start = performance.now()
  const lengths = await Promise.all(lines.map(speak))
  return lengths.reduce((sum, length) => sum + length, 0) / ((performance.now() - start) / 1000)
}
