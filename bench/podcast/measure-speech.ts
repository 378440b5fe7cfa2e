import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { episodeRate } from '../../packages/server/src/audio/speech/audio/episode-frames.ts'
import { createSpeech } from '../../packages/server/src/audio/speech/narrator/create-speech.ts'
import { createWorkerPool } from '../../packages/server/src/audio/speech/workers/worker-pool.ts'
import { median } from '../figures.ts'
import { hasNativeSpeech, secondsOf, speakNatively } from '../native-speech.ts'
import { lineOf } from './long-podcast.ts'

const concurrency = 2
type Line = ReturnType<typeof lineOf>
const lines = Array.from({ length: 24 }, (_, index) => lineOf(index))
const ours = { ALEX: 'flite:rms', JAMIE: 'flite:slt' } as const
/** The settings of James and Emma, so that both programs speak the same text at the same speed. */
const theirs = { ALEX: { voice: 'rms', stretch: '0.98' }, JAMIE: { voice: 'slt', stretch: '1.12' } } as const

/**
 * Synthesizes lines of both hosts to MP3 in two threads, and compares with native `flite` and `lame`, two at a time, on
 * the same lines. A second figure is for lines at the sample rate of episodes and includes the episode clip of every
 * line, which native speech does not make. Rounds alternate, so that other processes slow both equally.
 */
export async function measureSpeech(rounds: number): Promise<void> {
  if (!hasNativeSpeech) {
    console.log('flite and lame are not installed, so there is no comparison.')
    return
  }
  const pool = createWorkerPool({ size: concurrency })
  const narrator = createSpeech({ pool })
  const folder = mkdtempSync(join(tmpdir(), 'bench-podcast-'))
  const two = pLimit(concurrency)
  const narrate = ({ speaker, content }: Line, sampleRate?: typeof episodeRate) =>
    narrator.narrate({ text: content, voiceId: ours[speaker], sampleRate })
  const speak = async (line: Line) => secondsOf((await narrate(line)).mp3.length)
  const speakAndMix = async (line: Line) =>
    secondsOf((await pool.clip({ from: (await narrate(line, episodeRate)).mp3 })).length)
  const speakTheirs = ({ speaker, content }: Line, index: number) =>
    two(speakNatively, content, theirs[speaker], folder, `${index}`)
  try {
    // The threads are loaded and the code is optimised, as in a server that has run for a minute.
    await speedOf(speakAndMix)
    const speeds: { ours: number; mixed: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round++) {
      // The order changes in every round.
      const before = round % 2 ? await speedOf(speakTheirs) : undefined
      const spoken = await speedOf(speak)
      const mixed = await speedOf(speakAndMix)
      speeds.push({ ours: spoken, mixed, theirs: before ?? (await speedOf(speakTheirs)) })
    }
    const printSpeed = (what: string, speedIn: (round: (typeof speeds)[number]) => number) =>
      console.log(
        `  ${what}: ${median(speeds.map(speedIn)).toFixed(1)}, ${median(speeds.map((one) => speedIn(one) / one.theirs)).toFixed(2)} of native`,
      )
    console.log(`seconds of speech per second, ${lines.length} lines, medians of ${rounds} rounds:`)
    printSpeed(`flite and lame, ${concurrency} at a time`, (round) => round.theirs)
    printSpeed(`embedded voices, ${concurrency} threads (aim: at least 1.00)`, (round) => round.ours)
    printSpeed('the same with mixing', (round) => round.mixed)
  } finally {
    rmSync(folder, { recursive: true })
    await narrator.close()
  }
}

/** Submits all lines at once. Threads and processes take two at a time. */
async function speedOf(speak: (line: Line, index: number) => Promise<number>): Promise<number> {
  const start = performance.now()
  const lengths = await Promise.all(lines.map(speak))
  return lengths.reduce((sum, length) => sum + length, 0) / ((performance.now() - start) / 1000)
}
