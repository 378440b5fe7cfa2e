import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { musicBeds } from '@lectern/domain/podcast/music/music-beds.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import type { ByteRange } from '../../../course-material/media/read-range.ts'
import { hasFfmpeg, measure, statedDuration } from '../../../audio/speech/audio/ffmpeg.fixtures.ts'
import { encodeClip } from '../../../audio/speech/audio/episode-clip.ts'
import { mp3Frames } from '../../../audio/speech/audio/mp3/mp3-frames.ts'
import { createNarrator } from '../../../audio/speech/narrator/create-narrator.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'
import { testBackends } from '../../../testing/database.ts'
import { createFakeSpeechEngine } from '../../../testing/sound/fake-speech-engine.ts'
import { yieldToEventLoop } from '../../../testing/yield-to-event-loop.ts'
import { poolWithoutThreads } from '../../../testing/sound/pool-without-threads.ts'
import { startTestApp, type TestApp, type TestCall } from '../../../testing/start-test-app.ts'

const place = '/api/podcast/7/71'
const host1 = 'fake:ada'
const host2 = 'fake:ben'
/** If no silence in the podcast is longer than this, it has no gap. */
const longestSilence = 1.5

describe.each(await testBackends())('a podcast as one file (%s database)', (backend) => {
  let lectern: TestApp
  let media: MediaStore
  /** Names of the files that were checked for existence, and of those that were read. */
  const asked: string[] = []
  const read: string[] = []
  let systems = 0
  const clip = vi.fn<WorkerPool['clip']>(encodeClip)
  beforeAll(async () => {
    const pool = { ...poolWithoutThreads, clip }
    const wrapMedia = (store: MediaStore) => {
      media = store
      return {
        ...store,
        has: (filename: string) => (asked.push(filename), store.has(filename)),
        read: (filename: string, range?: ByteRange) => (read.push(filename), store.read(filename, range)),
      }
    }
    const narrator = createNarrator({ engines: [createFakeSpeechEngine()], pool, logger: silentLogger })
    lectern = await startTestApp(backend, { narrator, pool, wrapMedia })
  })
  afterAll(() => lectern.close())

  /** An author with a podcast of these lines, by segment, none of which has audio. */
  async function authorOf(segments: readonly (readonly string[])[], info: object = {}) {
    systems += 1
    const author = await lectern.signUp({ base_url: `https://episodes-${systems}.example.edu` })
    await author('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    const { json } = await author('GET', place)
    const podcast = {
      ...json,
      podcast: { ...json.podcast, title: 'Rain / Snow?', language: 'en-GB', ...info },
      segments: segments.map((lines, index) => ({
        ...json.segments[0],
        segment_id: index + 1,
        segment_title: `Part ${index + 1}`,
        dialogue: lines.map((content, line) => ({ speaker: line % 2 ? 'JAMIE' : 'ALEX', content })),
      })),
    }
    await author('PUT', place, podcast)
    return author
  }

  async function voice(author: TestCall): Promise<Podcast> {
    await author('POST', '/api/podcast/audio/generate', {
      course_id: '7',
      page_id: '71',
      voice_id_host1: host1,
      voice_id_host2: host2,
    })
    while ((await author('GET', '/api/podcast/audio/status/7/71/1')).json.status === 'generating')
      await yieldToEventLoop()
    return (await author('GET', place)).json as Podcast
  }

  const two = [['Good morning everyone here.', 'Hello.', 'Let us talk about rain.'], ['Goodbye for now.']]

  test('is refused while lines have no audio, with their number', async () => {
    const author = await authorOf(two)
    for (const name of [
      'episode.mp3',
      'transcript.vtt',
      'transcript.srt',
      'transcript.txt',
      'chapters.json',
    ]) {
      const { status, json } = await author('GET', `${place}/${name}`)
      expect([status, json.code, json.error]).toEqual([
        409,
        'AUDIO_MISSING',
        '4 of 4 lines have no audio yet. Generate audio first.',
      ])
    }
    const partial = await author('GET', `${place}/episode.mp3?partial=true`)
    expect(partial.json.code, 'there is nothing to be heard at all').toBe('AUDIO_MISSING')
  })

  test('skips lines without audio on request, and does not count lines without words', async () => {
    const author = await authorOf(two)
    const podcast = await voice(author)
    podcast.segments[0]?.dialogue.push(
      { key: '', speaker: 'ALEX', content: 'Not spoken.', tone: 'warm' },
      { key: '', speaker: 'JAMIE', content: '…', tone: 'warm' },
    )
    await author('PUT', place, podcast)
    const refused = await author('GET', `${place}/transcript.txt`)
    expect(refused.json.error).toBe('1 of 5 lines has no audio yet. Generate audio first.')
    const partial = await author('GET', `${place}/transcript.txt?partial=true`)
    expect(partial.body.toString()).toContain('ALEX: Let us talk about rain.\n')
    expect(partial.body.toString()).not.toContain('Not spoken.')
    expect((await author('GET', `${place}/episode.mp3?partial=true`)).status).toBe(200)
    expect((await author('GET', `${place}/episode.mp3?partial=maybe`)).status).toBe(400)
  })

  test('has a waveform for learners, which is read once, and offers the feed of its course', async () => {
    const author = await authorOf(two)
    await voice(author)
    await author('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    const pathAt = async (body: object) =>
      (await author('POST', '/api/shares', body)).json.url.replace(/^https?:\/\/[^/]+/, '')
    const own = await pathAt({ course_id: '7', page_id: '71', format: 'podcast' })
    const inCourse = `${await pathAt({ course_id: '7' })}/71/podcast`
    const feed = (await author('POST', '/api/courses/7/feed')).json
    const pieceAt = async (address: string) => (await lectern.anyone('GET', `${address}/piece.json`)).json
    expect((await pieceAt(inCourse)).feed_url).toBe(feed.url)
    expect((await pieceAt(own)).feed_url, 'the link of one podcast').toBeNull()

    const { levels } = (await lectern.anyone('GET', `${own}/waveform.json`)).json
    expect(levels).toHaveLength(400)
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([0, 100])
    read.length = 0
    expect((await lectern.anyone('GET', `${inCourse}/waveform.json`)).json).toEqual({ levels })
    expect(read).toEqual([])
    expect((await lectern.anyone('GET', '/learn/unknown/waveform.json')).status).toBe(404)
  })

  test('is downloaded with a file name, in ranges, by HEAD, and not again while it is unchanged', async () => {
    const author = await authorOf(two)
    await voice(author)
    const whole = await author('GET', `${place}/episode.mp3`)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-disposition': 'attachment; filename="Rain Snow.mp3"',
      'accept-ranges': 'bytes',
      'content-length': String(whole.body.length),
    })
    const head = await author('HEAD', `${place}/episode.mp3`)
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(whole.body.length),
      0,
    ])
    const bytes = [0, 1, 4000, whole.body.length - 30_000, whole.body.length - 1]
    for (const start of bytes) {
      const range = `bytes=${start}-${start + 20_000}`
      const part = await author('GET', `${place}/episode.mp3`, undefined, { range })
      expect(part.status).toBe(206)
      expect(part.body.equals(whole.body.subarray(start, start + 20_001))).toBe(true)
    }
    const etag = String(whole.headers['etag'])
    const same = await author('GET', `${place}/episode.mp3`, undefined, { 'if-none-match': etag })
    expect(same.status).toBe(304)
    const podcast = (await author('GET', place)).json
    podcast.podcast.title = 'Another title'
    await author('PUT', place, podcast)
    expect((await author('GET', `${place}/episode.mp3`)).headers['etag']).not.toBe(etag)
  })

  test('is laid out once for all ranges, which read only the stored files that they touch', async () => {
    const author = await authorOf([...two, ...Array.from({ length: 20 }, (_, at) => [`This is line ${at}.`])])
    await voice(author)
    const whole = await author('GET', `${place}/episode.mp3`)
    asked.length = 0
    read.length = 0
    const end = whole.body.length - 1
    for (const range of ['bytes=0-1', `bytes=${end - 9}-${end}`])
      expect((await author('GET', `${place}/episode.mp3`, undefined, { range })).status).toBe(206)
    expect((await author('HEAD', `${place}/episode.mp3`)).status).toBe(200)
    expect(asked).toEqual([])
    expect(read.length, 'one clip at most, for the end').toBeLessThanOrEqual(1)
  })

  test('makes a clip again whose bytes were lost', async () => {
    const author = await authorOf(two)
    await voice(author)
    const whole = await author('GET', `${place}/episode.mp3`)
    const lost = read.findLast((filename) => filename.startsWith('clip-')) ?? ''
    await media.remove(lost)
    const cut = await author('GET', `${place}/episode.mp3`).catch(() => undefined)
    expect(cut?.body.length ?? 0).toBeLessThan(whole.body.length)
    const again = await author('GET', `${place}/episode.mp3`)
    expect(again.body.equals(whole.body)).toBe(true)
  })

  test('opens with the media cookie of its author, and with no other cookie', async () => {
    const author = await authorOf(two)
    await voice(author)
    const cookie = { cookie: author.mediaCookie }
    expect((await lectern.anyone('GET', `${place}/episode.mp3`, undefined, cookie)).status).toBe(200)
    expect((await lectern.anyone('GET', `${place}/episode.mp3`)).json.code).toBe('NOT_LOGGED_IN')
    expect((await lectern.anyone('GET', place, undefined, cookie)).status).toBe(401)
  })

  test('makes only the clip of the line that was spoken again', async () => {
    const author = await authorOf([[...(two[0] ?? []), 'Said once.'], ['Said once.']])
    clip.mockClear()
    const podcast = await voice(author)
    await author('GET', `${place}/episode.mp3`)
    // The `v` of an address identifies its content: lines with the same audio share a clip.
    const differentAudio = new Set(linesOf(podcast).map(({ audio_path }) => audio_path?.split('v=')[1]))
    expect(clip, 'while the lines are spoken, and not once more').toHaveBeenCalledTimes(differentAudio.size)
    clip.mockClear()
    await author('GET', `${place}/episode.mp3`)
    expect(clip).not.toHaveBeenCalled()
    const line = podcast.segments[0]?.dialogue[1]
    if (line) line.content = 'Hello and welcome.'
    await author('PUT', place, podcast)
    await voice(author)
    await author('GET', `${place}/episode.mp3`)
    expect(clip).toHaveBeenCalledTimes(1)
  })

  test('contains the frames of its lines unchanged', async () => {
    const author = await authorOf(two)
    const lines = linesOf(await voice(author))
    const { body } = await author('GET', `${place}/episode.mp3`)
    for (const { audio_path } of lines) {
      const mp3 = (await author('GET', `/api${audio_path}`)).body
      expect([...mp3Frames(mp3)][0]).toMatchObject({ sampleRate: 24_000, bytes: 192 })
      expect(body.includes(mp3.subarray(192))).toBe(true)
    }
  })

  test('has the same times in its transcripts, its chapters and its plan', async () => {
    const author = await authorOf(two, { intro_sound: 'chime', outro_sound: 'swell' })
    await voice(author)
    const vtt = (await author('GET', `${place}/transcript.vtt`)).body.toString()
    const srt = (await author('GET', `${place}/transcript.srt`)).body.toString()
    expect(vtt.match(/<v (ALEX|JAMIE)>/g)).toHaveLength(4)
    expect(srt.match(/-->/g)).toHaveLength(4)
    const { headers, body } = await author('GET', `${place}/chapters.json`)
    expect(headers['content-type']).toBe('application/json+chapters; charset=utf-8')
    const { chapters } = JSON.parse(body.toString()) as { chapters: { title: string; startTime: number }[] }
    expect(chapters.map(({ title }) => title)).toEqual(['Part 1', 'Part 2'])
    const firstWords = Number(/00:00:(\d\d\.\d{3}) -->/.exec(vtt)?.[1])
    expect(firstWords).toBeGreaterThan(2.4)
  })

  test('moves captions and chapters by the lead-in of the music, and an edit outside the music mixes no clip again', async () => {
    const long = 'Rain falls where warm air rises, cools and can no longer hold its water. '.repeat(4)
    const lines = [
      [long, long, long, 'Goodbye for now.'],
      [long, long],
    ]
    const author = await authorOf(lines, { music_bed: 'soft-bells' })
    const podcast = await voice(author)
    const vtt = (await author('GET', `${place}/transcript.vtt`)).body.toString()
    expect(Number(/00:00:(\d\d\.\d{3}) -->/.exec(vtt)?.[1])).toBeGreaterThan(4.8)
    clip.mockClear()
    const whole = await author('GET', `${place}/episode.mp3`)
    const mixes = clip.mock.calls.filter(([{ from }]) => 'music' in from)
    expect(mixes, 'the opening and the closing').toHaveLength(2)
    const range = `bytes=${whole.body.length - 40_000}-${whole.body.length - 1}`
    const part = await author('GET', `${place}/episode.mp3`, undefined, { range })
    expect(part.body.equals(whole.body.subarray(-40_000))).toBe(true)
    clip.mockClear()
    const line = podcast.segments[0]?.dialogue[3]
    if (line) line.content = 'Goodbye then.'
    await author('PUT', place, podcast)
    await voice(author)
    await author('GET', `${place}/episode.mp3`)
    expect(clip, 'the line that was spoken again').toHaveBeenCalledTimes(1)
    const silent = { ...podcast, podcast: { ...podcast.podcast, music_bed: 'off' } }
    await author('PUT', place, silent)
    expect((await author('GET', `${place}/episode.mp3`)).body.length).toBeLessThan(whole.body.length)
  })

  test('serves the music to logged-in users; other names are not found', async () => {
    const author = await authorOf(two)
    const { status, headers, body } = await author('GET', '/api/podcast_music/calm-pads/opening')
    expect([status, headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(body.length).toBeGreaterThan(100_000)
    clip.mockClear()
    await author('GET', '/api/podcast_music/calm-pads/opening')
    expect(clip, 'made once').not.toHaveBeenCalled()
    expect((await author('GET', '/api/podcast_music/polka/opening')).json.code).toBe('NOT_FOUND')
    expect((await author('GET', '/api/podcast_music/calm-pads/middle')).status).toBe(400)
    expect((await lectern.anyone('GET', '/api/podcast_music/calm-pads/opening')).status).toBe(401)
  })

  test('has a square artwork of 1400 pixels, which needs no audio', async () => {
    const author = await authorOf(two)
    const { headers, body } = await author('GET', `${place}/artwork.png`)
    expect(headers['content-type']).toBe('image/png')
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1400, 1400])
  })

  describe.skipIf(!hasFfmpeg)(
    'as ffmpeg decodes it (skipped if it is not installed)',
    { timeout: 60_000 },
    () => {
      test('is as long as its parts, has the target loudness, and has no long silence', async () => {
        const said = 'Rain falls where warm air rises, cools and can no longer hold its water.'
        const author = await authorOf(
          [
            [said, `${said} ${said}`, 'Really?'],
            [said, said],
          ],
          {
            intro_sound: 'plucked',
            outro_sound: 'chime',
          },
        )
        await voice(author)
        const { body } = await author('GET', `${place}/episode.mp3`)
        const file = (await author('GET', `${place}/chapters.json`)).body.toString()
        const end = (JSON.parse(file) as { chapters: { endTime: number }[] }).chapters.at(-1)?.endTime ?? 0
        expect(Math.abs(statedDuration(body) - end)).toBeLessThan(0.05)
        const { loudness, truePeak } = measure(body)
        expect(Math.abs(loudness + 16)).toBeLessThan(1)
        expect(truePeak).toBeLessThanOrEqual(-1)
        expect(Math.max(0, ...silencesIn(body))).toBeLessThanOrEqual(longestSilence)
      })

      test.each(musicBeds.map(({ id }) => id))(
        'with music (%s) has the same loudness as without, and no long silence',
        async (music_bed) => {
          const said = 'Rain falls where warm air rises, cools and can no longer hold its water.'
          const author = await authorOf([Array.from({ length: 22 }, () => said), [said, said]])
          const podcast = await voice(author)
          const plain = measure((await author('GET', `${place}/episode.mp3`)).body)
          await author('PUT', place, { ...podcast, podcast: { ...podcast.podcast, music_bed } })
          const { body } = await author('GET', `${place}/episode.mp3`)
          const { loudness, truePeak } = measure(body)
          expect(Math.abs(loudness - plain.loudness)).toBeLessThan(0.6)
          expect(Math.abs(loudness + 16)).toBeLessThan(1.3)
          expect(truePeak).toBeLessThanOrEqual(-1)
          expect(Math.max(0, ...silencesIn(body))).toBeLessThanOrEqual(longestSilence)
        },
      )

      test('has title, artist, album, language, year, artwork and timed chapters in its tag', async () => {
        const author = await authorOf(two)
        await voice(author)
        const { body } = await author('GET', `${place}/episode.mp3`)
        const { format, chapters, streams } = probe(body)
        expect(format.tags).toMatchObject({
          title: 'Rain / Snow?',
          artist: 'Analytical College',
          album: 'Weather',
          language: 'eng',
          genre: 'Podcast',
        })
        expect(format.tags.date).toMatch(/^20\d\d$/)
        expect(streams.map(({ codec_name }) => codec_name)).toEqual(['mp3', 'png'])
        const parsed = JSON.parse((await author('GET', `${place}/chapters.json`)).body.toString()) as {
          chapters: { title: string; startTime: number }[]
        }
        expect(chapters.map(({ start_time, tags }) => [tags.title, Number(start_time)])).toEqual(
          parsed.chapters.map(({ title, startTime }) => [title, startTime]),
        )
      })
    },
  )
})

const linesOf = ({ segments }: Podcast) => segments.flatMap(({ dialogue }) => dialogue)

interface Probed {
  readonly format: { readonly tags: Readonly<Record<string, string>> }
  readonly chapters: readonly { readonly start_time: string; readonly tags: { readonly title: string } }[]
  readonly streams: readonly { readonly codec_name: string }[]
}

function probe(mp3: Uint8Array): Probed {
  const show = ['-show_format', '-show_chapters', '-show_streams', '-of', 'json']
  return JSON.parse(
    withFile(mp3, (file) => runTool('ffprobe', ['-v', 'error', ...show, file]).stdout),
  ) as Probed
}

/** Length in seconds of each silence below -50 dB. */
function silencesIn(mp3: Uint8Array): number[] {
  const find = ['-af', 'silencedetect=noise=-50dB:d=0.5', '-f', 'null', '-']
  const output = withFile(mp3, (file) => runTool('ffmpeg', ['-hide_banner', '-i', file, ...find]).stderr)
  return [...output.matchAll(/silence_duration: ([\d.]+)/g)].map(([, seconds]) => Number(seconds))
}

function runTool(tool: string, parameters: readonly string[]) {
  return spawnSync(tool, parameters, { encoding: 'utf8', maxBuffer: 1 << 28 })
}

function withFile<T>(bytes: Uint8Array, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'episode-'))
  try {
    writeFileSync(join(folder, 'episode.mp3'), bytes)
    return read(join(folder, 'episode.mp3'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
