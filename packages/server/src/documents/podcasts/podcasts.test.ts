import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { yieldToEventLoop } from '../../testing/yield-to-event-loop.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const request = {
  course_id: '7',
  page_id: '71',
  podcast_id: 1,
  voice_id_host1: 'fake:edward',
  voice_id_host2: 'fake:clara',
}
const statusUrl = '/api/podcast/audio/status/7/71/1'

interface Line {
  readonly speaker: string
  readonly content: string
  readonly audio_path?: string
  readonly audio: { readonly text: string; readonly voice_id: string }
}
const linesOf = (podcast: { segments: { dialogue: Line[] }[] }) =>
  podcast.segments.flatMap((segment) => segment.dialogue)

describe.each(await testBackends())('the audio of a podcast (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  async function authorWithPodcast() {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://podcasts-${systems}.example.edu` })
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    return ada
  }

  /** Starts voicing and polls until it ends, as the specification's client does. */
  async function voiced(ada: TestCall, more = {}) {
    const started = await ada('POST', '/api/podcast/audio/generate', { ...request, ...more })
    expect([started.status, started.json.status]).toEqual([202, 'started'])
    for (;;) {
      const { json } = await ada('GET', statusUrl)
      if (json.status !== 'generating') return json
      await yieldToEventLoop()
    }
  }

  test('is idle before it is generated, with null for each line', async () => {
    const ada = await authorWithPodcast()
    const { json } = await ada('GET', statusUrl)
    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    expect(json.status).toBe('idle')
    expect(json.segment_audio.flatMap((one: { audio_path: null[] }) => one.audio_path)).toEqual(
      linesOf(podcast).map(() => null),
    )
  })

  test('is spoken by each host’s voice, line by line', async () => {
    const ada = await authorWithPodcast()
    const status = await voiced(ada)
    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    const lines = linesOf(podcast)
    expect(status).toMatchObject({ status: 'ready', progress: { done: lines.length, total: lines.length } })
    expect(status.segment_audio).toEqual(podcast.segment_audio)
    for (const line of lines) {
      expect(line.audio).toMatchObject({
        text: line.content,
        voice_id: line.speaker === 'ALEX' ? 'fake:edward' : 'fake:clara',
      })
    }
  })

  test('is made again only for the line that changed', async () => {
    const ada = await authorWithPodcast()
    await voiced(ada)
    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    podcast.segments[0].dialogue[0].content = 'Said otherwise.'
    await ada('PUT', '/api/podcast/7/71', podcast)
    const before = lectern.narrator.spoken.length
    await voiced(ada)
    expect(lectern.narrator.spoken.slice(before)).toEqual(['Said otherwise.'])
    await voiced(ada, { regenerate: true })
    const different = new Set(linesOf(podcast).map((line) => `${line.speaker}: ${line.content}`))
    expect(lectern.narrator.spoken.length, 'the same words are spoken once').toBe(before + 1 + different.size)
  })

  test('follows its lines when segments are moved and renumbered', async () => {
    const ada = await authorWithPodcast()
    await voiced(ada)
    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    podcast.segments = podcast.segments
      .toReversed()
      .map((segment: object, index: number) => ({ ...segment, segment_id: index + 1 }))
    await ada('PUT', '/api/podcast/7/71', podcast)
    for (const line of linesOf((await ada('GET', '/api/podcast/7/71')).json))
      expect(line.audio.text).toBe(line.content)
  })

  test('fails if one line fails, names the line and the reason, and keeps the others', async () => {
    const ada = await authorWithPodcast()
    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    podcast.segments[0].dialogue[1].content = 'Unspeakable.'
    await ada('PUT', '/api/podcast/7/71', podcast)
    lectern.narrator.failOn('Unspeakable')
    const status = await voiced(ada)
    lectern.narrator.failOn(undefined)
    expect(status).toMatchObject({
      status: 'failed',
      message: '1 line has no audio: The voice engine lost its voice.',
      failed: [{ segment_id: 1, line: 2, reason: 'The voice engine lost its voice.' }],
    })
    const again = await voiced(ada)
    expect(again).toMatchObject({ status: 'ready', failed: [] })
    expect(status.segment_audio[0].audio_path[1]).toBeNull()
    expect(status.segment_audio[0].audio_path[0]).toMatch(/\.mp3/)
  })

  test('is refused for a podcast that does not exist, or a voice that does not exist', async () => {
    const ada = await authorWithPodcast()
    const elsewhere = await ada('POST', '/api/podcast/audio/generate', { ...request, page_id: '72' })
    expect(elsewhere.status).toBe(404)
    const voiceless = await ada('POST', '/api/podcast/audio/generate', { ...request, voice_id_host2: 'none' })
    expect([voiceless.status, voiceless.json.code]).toEqual([400, 'UNKNOWN_VOICE'])
    expect((await ada('GET', '/api/podcast/audio/status/7/71/2')).status).toBe(404)
  })
})
