import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { episodeFrameMs, planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { sentencesOfEpisode } from '@lectern/domain/podcast/transcripts/transcripts.ts'
import { describe, expect, test } from 'vitest'
import { silence, tone } from '../../../audio/speech/audio/audio.fixtures.ts'
import { decodeMp3 } from '../../../audio/speech/audio/decode/decode-mp3.ts'
import { episodeFrameBytes, episodeRate } from '../../../audio/speech/audio/episode-frames.ts'
import { encodeClip } from '../../../audio/speech/audio/episode-clip.ts'
import { decode, hasFfmpeg, statedDuration } from '../../../audio/speech/audio/ffmpeg.fixtures.ts'
import { finishAudio } from '../../../audio/speech/audio/finish-audio.ts'
import { lengthOf, readJoined } from './joined-file.ts'
import { layOutEpisode, soundBytes } from './lay-out-episode.ts'

/** As many lines as a long episode has, at every sample rate of the engines. */
const count = 200
const rates = [16_000, 22_050, 24_000, 44_100, 48_000]

/** An episode of tones of different lengths, separated by silence, and its parts as one file. */
async function longEpisode() {
  const made = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const sampleRate = rates[index % rates.length] ?? 16_000
      const hum = tone(300 + index, 0.3 + (index % 13) * 0.037, sampleRate)
      const quiet = silence(0.1, sampleRate)
      const samples = new Float32Array([...quiet, ...hum, ...quiet])
      const { mp3, durationMs, spans } = await finishAudio({
        passages: [{ sound: { samples, sampleRate }, pause: 0 }],
        // Half of the lines are copied, the other half is encoded.
        sampleRate: index % 2 ? episodeRate : undefined,
      })
      const sentences = spans.map(({ startMs, endMs }) => ({
        text: `${index}`,
        start_ms: startMs,
        end_ms: endMs,
      }))
      const audio = { text: `${index}`, voice_id: 'v', engine: 'e', duration_ms: durationMs, sentences }
      return { audio, frames: await encodeClip({ from: mp3 }) }
    }),
  )
  const lines = made.map(({ audio }, index) => ({
    speaker: index % 3 ? 'ALEX' : 'JAMIE',
    content: audio.text,
    audio_path: `/${index}.mp3`,
    audio,
  }))
  const segments = [0, 1, 2, 3].map((part) => ({
    segment_id: part + 1,
    segment_title: `Part ${part + 1}`,
    dialogue: lines.slice(part * 50, part * 50 + 50),
  }))
  const document = podcast.parse({
    podcast: { title: 'Long', organization: '', course_id: '7', page_id: 'p' },
    segments,
  })
  const plan = planEpisode(document)
  const placed = plan.lines.map(({ startMs }, index) => ({
    startMs,
    clip: { filename: `${index}`, length: made[index]?.frames.length ?? 0 },
  }))
  const parts = layOutEpisode(placed, plan.durationMs)
  const whole = { start: 0, end: soundBytes(plan.durationMs) - 1 }
  const file = await buffer(
    readJoined(parts, whole, async (filename, { start, end }) => {
      const frames = made[Number(filename)]?.frames.subarray(start, end + 1)
      return frames && Readable.from([frames], { objectMode: false })
    }),
  )
  return { file: new Uint8Array(file), plan, sentences: sentencesOfEpisode(document, plan) }
}

/** The times in milliseconds at which sound starts after at least 100 ms of silence. */
function onsets(samples: ArrayLike<number>, rate: number, threshold: number): number[] {
  const found: number[] = []
  let last = -rate
  for (let at = 0; at < samples.length; at += 1) {
    if (Math.abs(samples[at] ?? 0) < threshold) continue
    if (at - last > rate / 10) found.push((at * 1000) / rate)
    last = at
  }
  return found
}

describe(`an episode of ${count} lines of all rates`, { timeout: 60_000 }, () => {
  test('plays at the times of its plan and its sentences, to the last line', async () => {
    const { file, plan, sentences } = await longEpisode()
    const { samples, sampleRate } = await decodeMp3(file)
    expect((samples.length * 1000) / sampleRate).toBe(plan.durationMs)
    const heard = onsets(samples, sampleRate, 0.05)
    expect(heard).toHaveLength(count)
    // A sentence starts 20 ms before it is audible.
    const drift = heard.map((at, index) => Math.abs(at - 20 - (sentences[index]?.start_ms ?? 0)))
    expect(Math.max(...drift)).toBeLessThan(5)
    expect(Math.abs((drift.at(-1) ?? 0) - (drift[0] ?? 0)), 'nothing adds up').toBeLessThan(5)

    if (!hasFfmpeg) return
    const theirs = onsets(decode(file), 16_000, 0.05 * 32_768)
    expect(theirs).toHaveLength(count)
    expect(Math.max(...theirs.map((at, index) => Math.abs(at - (heard[index] ?? 0))))).toBeLessThan(5)
    expect(Math.abs(statedDuration(file) * 1000 - plan.durationMs)).toBeLessThan(2)
  })
})

describe('an hour of 1,500 lines', () => {
  const lines = 1500
  const framesBetweenLines = 100
  const framesOfClip = 85
  const durationMs = lines * framesBetweenLines * episodeFrameMs
  const clips = Array.from({ length: lines }, (_, index) => ({
    startMs: (1 + index * framesBetweenLines) * episodeFrameMs,
    clip: { filename: `${index}`, length: framesOfClip * episodeFrameBytes },
  }))
  const parts = layOutEpisode(clips, durationMs)

  test('has a few parts per line, without the bytes of its silence', () => {
    expect(parts.length).toBeLessThanOrEqual(2 * lines + 1)
    const atHand = parts.filter((part) => part instanceof Uint8Array)
    expect(atHand.reduce((sum, { length }) => sum + length, 0)).toBe(episodeFrameBytes)
    expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(soundBytes(durationMs))

    const before = process.memoryUsage()
    layOutEpisode(clips, durationMs)
    const after = process.memoryUsage()
    const allocated = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers
    expect(allocated, 'bytes that one layout allocates').toBeLessThan(2 * 2 ** 20)
  })

  test('opens only the clips that a range of 64 KiB touches, and only up to its end', async () => {
    const start = 10_000_001
    const range = { start, end: start + 64 * 1024 - 1 }
    const opened: [number, number][] = []
    const bytes = await buffer(
      readJoined(parts, range, async (filename, { start: from, end }) => {
        opened.push([Number(filename), end + 1 - from])
        return Readable.from([new Uint8Array(end + 1 - from).fill(7)], { objectMode: false })
      }),
    )
    expect(bytes).toHaveLength(64 * 1024)
    const touched = (64 * 1024) / (framesBetweenLines * episodeFrameBytes)
    expect(opened.length).toBeLessThanOrEqual(Math.ceil(touched) + 1)
    expect(opened.reduce((sum, [, length]) => sum + length, 0)).toBe(
      bytes.filter((byte) => byte === 7).length,
    )
    // The Info frame is before the first clip.
    const first = Math.floor(start / episodeFrameBytes - 1) / framesBetweenLines
    expect(opened[0]?.[0]).toBe(Math.floor(first))
  })

  test('reads silence of any length from its middle', async () => {
    const quiet = [{ silence: 1000 }]
    const whole = await buffer(readJoined(quiet, { start: 0, end: 1000 * 192 - 1 }, async () => undefined))
    expect(whole.subarray(999 * 192).equals(whole.subarray(0, 192))).toBe(true)
    const part = await buffer(readJoined(quiet, { start: 100, end: 180_000 }, async () => undefined))
    expect(part.equals(whole.subarray(100, 180_001))).toBe(true)
  })
})
