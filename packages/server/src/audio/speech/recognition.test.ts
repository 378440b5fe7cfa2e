import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { episodeRate } from './audio/episode-frames.ts'
import { encodeClip } from './audio/episode-clip.ts'
import { decode, hasFfmpeg } from './audio/ffmpeg.fixtures.ts'
import { createSpeech } from './narrator/create-speech.ts'
import type { Narrator } from './narrator/narrator.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

const hasRecogniser = recognises()

const sentences = [
  'The students read the first chapter of the book before the lesson.',
  'Water boils at one hundred degrees and turns into steam.',
  'Plants use the light of the sun to make their own food.',
  'In the summer the days are long and the nights are short.',
  'The heart sends blood through the body and back to the lungs.',
]

describe.skipIf(!hasRecogniser || !hasFfmpeg)(
  'Speech recognition understands the English voices (skipped if pocketsphinx with its language model and ffmpeg are not installed)',
  { timeout: 300_000 },
  () => {
    let narrator: Narrator | undefined
    afterAll(() => narrator?.close())

    test.each(['slt', 'rms', 'awb'])(
      'misrecognises at most 15 of 100 words of %s in the finished MP3',
      async (voice) => {
        expect(await misheard(voice, async (mp3) => mp3)).toBeLessThanOrEqual(0.15)
      },
    )

    const clipOf = (mp3: Uint8Array) => encodeClip({ from: mp3 })

    test.each(['slt', 'rms'])('misrecognises no more of %s in an episode', async (voice) => {
      expect(await misheard(voice, clipOf, episodeRate)).toBeLessThanOrEqual(0.15)
    })

    test.each(['slt', 'rms'])(
      'misrecognises no more of %s in an episode that encodes an earlier line a second time',
      async (voice) => {
        expect(await misheard(voice, clipOf)).toBeLessThanOrEqual(0.15)
      },
    )

    /** The share of misrecognised words of a voice, in audio made from its MP3. */
    async function misheard(
      voice: string,
      made: (mp3: Uint8Array) => Promise<Uint8Array>,
      sampleRate?: typeof episodeRate,
    ): Promise<number> {
      narrator ??= createSpeech({ pool: createWorkerPool({ size: 2 }) })
      const current = narrator
      const voiceId = `flite:${voice}`
      const sounds = sentences.map(async (text) =>
        decode(await made((await current.narrate({ text, voiceId, sampleRate })).mp3)),
      )
      const heard = recognise(await Promise.all(sounds))
      const errors = heard.map((text, index) => wordErrors(wordsOf(sentences[index] ?? ''), wordsOf(text)))
      return errors.reduce((sum, count) => sum + count, 0) / wordsOf(sentences.join(' ')).length
    }
  },
)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? []
}

/** Without its language model, which is a package of its own, pocketsphinx ends without a result. */
function recognises(): boolean {
  if (spawnSync('pocketsphinx_batch', ['-help'], { stdio: 'ignore' }).error) return false
  try {
    recognise([new Int16Array(3200)])
    return true
  } catch {
    return false
  }
}

/** The words that pocketsphinx recognises in each of these sounds of 16 kHz. */
function recognise(sounds: readonly Int16Array[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'recognition-'))
  try {
    mkdirSync(join(folder, 'sounds'))
    const silence = new Int16Array(3200)
    sounds.forEach((sound, index) => {
      const raw = Buffer.concat([silence, sound, silence].map((part) => Buffer.from(part.buffer)))
      writeFileSync(join(folder, 'sounds', `${index}.raw`), raw)
    })
    writeFileSync(join(folder, 'list'), sounds.map((_, index) => `${index}`).join('\n'))
    const options = {
      adcin: 'yes',
      cepdir: join(folder, 'sounds'),
      cepext: '.raw',
      ctl: join(folder, 'list'),
      hyp: join(folder, 'heard'),
    }
    spawnSync(
      'pocketsphinx_batch',
      Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]),
      { stdio: 'ignore' },
    )
    const lines = readFileSync(join(folder, 'heard'), 'utf8').split('\n')
    return sounds.map((_, index) => lines[index]?.replace(/\s*\([^)]*\)\s*$/, '') ?? '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The number of words to insert, delete or replace to get from one to the other (Levenshtein). */
function wordErrors(expected: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [index, word] of expected.entries()) {
    const next = [index + 1]
    for (const [column, other] of heard.entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (word === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
