import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { slideAudioStatus } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { yieldToEventLoop } from '../../testing/yield-to-event-loop.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const place = { course_id: '7', page_id: '71' }
const voice_id = 'fake:clara'
const hosts = { voice_id_host1: 'fake:edward', voice_id_host2: 'fake:clara' }

const deckUrl = '/api/slideshow/7/71'
const showUrl = '/api/podcast/7/71'

const withoutKeys = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document, (name, value: unknown) => (name === 'key' ? undefined : value))) as T

/** The words of each slide's audio, or null. */
const soundsOf = (slides: Slide[]) => slides.map(({ audio }) => audio?.text ?? null)
const keysOf = (parts: { key: string }[]) => parts.map(({ key }) => key)

describe.each(await testBackends())('the audio of slides and lines (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  const signUp = () => {
    systems += 1
    return lectern.signUp({ base_url: `https://narration-${systems}.example.edu` })
  }

  async function saved<T>(ada: TestCall, url: string, document: T): Promise<T> {
    const { status, json } = await ada('PUT', url, document)
    expect(status).toBe(200)
    expect((await ada('GET', url)).json).toEqual(json)
    return json as T
  }

  /** An author with a slideshow of three slides that say 'One.', 'Two.' and 'Three.', none of them voiced. */
  async function authorWithDeck(scripts = ['One.', 'Two.', 'Three.']) {
    const ada = await signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const made = (await ada('GET', deckUrl)).json as Slideshow
    const [slide] = made.slides
    if (!slide) throw new Error('There is no slide.')
    const slides = scripts.map((audio_script, at) => ({ ...slide, key: `slide-key-${at}`, audio_script }))
    const deck = await saved(ada, deckUrl, { ...made, slides })
    return { ada, deck, slide }
  }

  async function voicedDeck(slide_ids?: string[]) {
    const { ada, slide } = await authorWithDeck()
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id, slide_ids })
    return { ada, slide, deck: (await ada('GET', deckUrl)).json as Slideshow }
  }

  async function voice(ada: TestCall, more = {}) {
    await ada('POST', '/api/podcast/audio/generate', { ...place, ...hosts, ...more })
    while ((await ada('GET', '/api/podcast/audio/status/7/71/1')).json.status === 'generating')
      await yieldToEventLoop()
    return (await ada('GET', showUrl)).json as Podcast
  }

  /** An author with a podcast of these lines in one segment. */
  async function authorWithLines(lines: { speaker: 'ALEX' | 'JAMIE'; content: string }[]) {
    const ada = await signUp()
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    const made = (await ada('GET', showUrl)).json as Podcast
    const dialogue = lines.map((line, at) => ({ ...line, key: `line-key-${at}`, tone: 'warm' }))
    const segments = made.segments.slice(0, 1).map((segment) => ({ ...segment, dialogue }))
    return { ada, show: await saved(ada, showUrl, { ...made, segments }) }
  }

  const linesOf = (show: Podcast) => show.segments.flatMap(({ dialogue }) => dialogue)
  const statusesOf = (show: Podcast) =>
    linesOf(show).map((line) => audioStatus({ ...line, script: line.content }))

  describe('when slides are deleted and added', () => {
    test('is not given to the next slide when its slide is deleted', async () => {
      const { ada, deck } = await voicedDeck(['slide-1'])
      const now = await saved(ada, deckUrl, { ...deck, slides: deck.slides.slice(1) })
      expect(soundsOf(now.slides)).toEqual([null, null])
    })

    test('moves with its slide, by key or, without keys, by words', async () => {
      const { ada, deck } = await voicedDeck()
      const moved = { ...deck, slides: deck.slides.toReversed() }
      const byKey = await saved(ada, deckUrl, moved)
      expect(soundsOf(byKey.slides)).toEqual(['Three.', 'Two.', 'One.'])
      expect(keysOf(byKey.slides)).toEqual(keysOf(moved.slides))
      const back = withoutKeys({ ...moved, slides: moved.slides.toReversed() })
      const byWords = await saved(ada, deckUrl, back)
      expect(soundsOf(byWords.slides)).toEqual(['One.', 'Two.', 'Three.'])
      expect(keysOf(byWords.slides)).toEqual(keysOf(deck.slides))
    })

    test('is not given to a new slide in the place of a deleted one', async () => {
      const { ada, deck, slide } = await voicedDeck(['slide-3'])
      const added = { ...slide, key: 'new', slide_id: 'slide-3', audio_script: 'New slide audio script' }
      const now = await saved(ada, deckUrl, { ...deck, slides: [...deck.slides.slice(0, 2), added] })
      expect(soundsOf(now.slides)).toEqual([null, null, null])
    })
  })

  describe('when the tone of a line changes', () => {
    const withTone = (show: Podcast, tone: string): Podcast => ({
      ...show,
      segments: show.segments.map((segment) => ({
        ...segment,
        dialogue: segment.dialogue.map((line, at) => (at === 0 ? { ...line, tone } : line)),
      })),
    })
    const bothLines = [
      { speaker: 'ALEX' as const, content: 'A first tone.' },
      { speaker: 'JAMIE' as const, content: 'A second tone.' },
    ]
    const spoken = () => lectern.narrator.spoken.filter((text) => text.endsWith(' tone.')).length

    test('is made again for that line only, and found again when the tone changes back', async () => {
      const { ada } = await authorWithLines(bothLines)
      const paid = { voice_id_host1: 'fake:lucia', voice_id_host2: 'fake:lucia' }
      const before = await voice(ada, paid)
      const count = spoken()
      const changed = await saved(ada, showUrl, withTone(before, 'curious'))
      expect(statusesOf(changed)).toEqual(['Update Needed', 'Available'])
      const again = await voice(ada, paid)
      expect(spoken()).toBe(count + 1)
      expect(statusesOf(again)).toEqual(['Available', 'Available'])
      expect(linesOf(again)[0]?.audio).toMatchObject({ tone: 'curious' })
      const back = await saved(ada, showUrl, withTone(again, 'warm'))
      expect(linesOf(back)[0]?.audio_path).toBe(linesOf(before)[0]?.audio_path)
      await voice(ada, paid)
      expect(spoken()).toBe(count + 1)
    })

    test('stays in voices without tones', async () => {
      const { ada } = await authorWithLines(bothLines)
      const before = await voice(ada)
      const count = spoken()
      const changed = await saved(ada, showUrl, withTone(before, 'curious'))
      expect(statusesOf(changed)).toEqual(['Available', 'Available'])
      await voice(ada)
      expect(spoken()).toBe(count)
    })
  })

  describe('when a client without keys saves', () => {
    const silent = (slides: Slide[]) => slides.map(({ audio: _audio, audio_path: _path, ...slide }) => slide)

    test('stays with slides whose words the client edits, and needs an update', async () => {
      const { ada, deck } = await voicedDeck()
      const slides = silent(deck.slides).map((slide, at) =>
        at === 1 ? { ...slide, audio_script: 'Second.' } : slide,
      )
      const now = await saved(ada, deckUrl, withoutKeys({ ...deck, slides }))
      expect(keysOf(now.slides)).toEqual(keysOf(deck.slides))
      expect(soundsOf(now.slides)).toEqual(['One.', 'Two.', 'Three.'])
      expect(now.slides.map((slide) => slideAudioStatus(slide))).toEqual([
        'Available',
        'Update Needed',
        'Available',
      ])
    })

    test('is not given to a slide that the client inserts', async () => {
      const { ada, deck, slide } = await voicedDeck()
      const [first, ...others] = silent(deck.slides) as [Slide, ...Slide[]]
      const slides = [first, { ...slide, audio_script: 'In between.' }, ...others]
      const now = await saved(ada, deckUrl, withoutKeys({ ...deck, slides }))
      expect(soundsOf(now.slides)).toEqual(['One.', null, 'Two.', 'Three.'])
      expect(keysOf(now.slides).filter((key) => keysOf(deck.slides).includes(key))).toHaveLength(3)
    })

    test('follows lines that the client moves to another segment', async () => {
      const { ada } = await authorWithLines([
        { speaker: 'ALEX', content: 'First.' },
        { speaker: 'JAMIE', content: 'Second.' },
      ])
      const show = await voice(ada)
      const [segment] = show.segments
      const [first, second] = segment?.dialogue ?? []
      const split = [
        { ...segment, segment_title: 'Before', dialogue: [second] },
        { ...segment, dialogue: [first] },
      ]
      const now = await saved(ada, showUrl, withoutKeys({ ...show, segments: split }))
      expect(keysOf(linesOf(now as Podcast))).toEqual([second?.key, first?.key])
      expect(statusesOf(now as Podcast)).toEqual(['Available', 'Available'])
    })
  })

  describe('of a copy', () => {
    test('is available at once, whether the copy has a new key or none', async () => {
      const { ada, deck } = await voicedDeck(['slide-1'])
      const [first] = deck.slides as [Slide]
      const now = await saved(ada, deckUrl, {
        ...deck,
        slides: [...deck.slides, { ...first, key: 'copy' }, { ...first, key: '' }, first],
      })
      expect(soundsOf(now.slides)).toEqual(['One.', null, null, 'One.', 'One.', 'One.'])
      expect(new Set(keysOf(now.slides)).size).toBe(6)
      expect(keysOf(now.slides).slice(0, 4)).toEqual([...keysOf(deck.slides), 'copy'])
    })

    test('is not used if the copy says other words by the time it is saved', async () => {
      const { ada, deck } = await voicedDeck(['slide-1'])
      const [first] = deck.slides as [Slide]
      const copy = { ...first, key: 'copy', audio_script: 'Another one.' }
      const now = await saved(ada, deckUrl, { ...deck, slides: [...deck.slides, copy] })
      expect(soundsOf(now.slides)).toEqual(['One.', null, null, null])
    })

    test('is not used for a line of the other host', async () => {
      const { ada } = await authorWithLines([{ speaker: 'ALEX', content: 'Yes.' }])
      const show = await voice(ada)
      const [line] = linesOf(show)
      const segments = show.segments.map((segment) => ({
        ...segment,
        dialogue: [...segment.dialogue, { ...line, key: 'copy', speaker: 'JAMIE' }],
      }))
      const now = await saved(ada, showUrl, { ...show, segments })
      expect(statusesOf(now as Podcast)).toEqual(['Available', 'Not Generated'])
    })
  })

  describe('of words that were changed', () => {
    test('returns with the words', async () => {
      const { ada, deck } = await voicedDeck(['slide-1'])
      const [first, ...others] = deck.slides as [Slide, ...Slide[]]
      const changed = { ...deck, slides: [{ ...first, audio_script: 'Uno.' }, ...others] }
      expect(soundsOf((await saved(ada, deckUrl, changed)).slides)).toEqual(['One.', null, null])
      await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id, slide_ids: ['slide-1'] })
      const now = (await ada('GET', deckUrl)).json as Slideshow
      expect(soundsOf(now.slides)).toEqual(['Uno.', null, null])
      const back = { ...now, slides: [{ ...now.slides[0], audio_script: 'One.' }, ...others] }
      expect(soundsOf((await saved(ada, deckUrl, back as Slideshow)).slides)).toEqual(['One.', null, null])
    })
  })

  describe('that is requested by number', () => {
    const ask = (ada: TestCall, more: object) =>
      ada('POST', '/api/audio/generate', { ...place, voice_id, ...more })

    test('is given to the slide with these words when slides were moved and not saved yet', async () => {
      const { ada } = await authorWithDeck()
      await ask(ada, { slide_id: 'slide-1', text: 'Three.' })
      expect(soundsOf((await ada('GET', deckUrl)).json.slides)).toEqual([null, null, 'Three.'])
    })

    test('is given to the slide of the key, whatever its number', async () => {
      const { ada, deck } = await authorWithDeck()
      await ask(ada, { slide_id: 'slide-1', key: deck.slides[1]?.key, text: 'Not saved yet.' })
      expect(soundsOf((await ada('GET', deckUrl)).json.slides)).toEqual([null, 'Not saved yet.', null])
      const { slide_audio } = (await ada('GET', '/api/audio/status/7/71')).json
      expect(slide_audio).toMatchObject([{ slide_id: 'slide-2', key: deck.slides[1]?.key }])
    })

    test('waits for a slide that is not saved yet', async () => {
      const { ada, deck, slide } = await authorWithDeck()
      const asked = await ask(ada, { slide_id: 'slide-4', key: 'new', text: 'Four.' })
      expect(soundsOf((await ada('GET', deckUrl)).json.slides)).toEqual([null, null, null])
      const added = { ...slide, key: 'new', audio_script: 'Four.', audio_path: asked.json.audio_path }
      const now = await saved(ada, deckUrl, { ...deck, slides: [...deck.slides, added] })
      expect(soundsOf(now.slides)).toEqual([null, null, null, 'Four.'])
      expect(now.slides[3]?.audio_path).toBe(asked.json.audio_path)
    })

    test('is not spoken again unless that is requested', async () => {
      const { ada } = await voicedDeck(['slide-1'])
      const spoken = lectern.narrator.spoken.length
      await ask(ada, { slide_id: 'slide-1', text: 'One.' })
      expect(lectern.narrator.spoken).toHaveLength(spoken)
      await ask(ada, { slide_id: 'slide-1', text: 'One.', regenerate: true })
      expect(lectern.narrator.spoken).toHaveLength(spoken + 1)
    })
  })

  test('sent back by the browser does not count towards the size of a document', async () => {
    const { ada, deck, slide } = await authorWithDeck()
    const sentences = [{ text: 'x'.repeat(3000), start_ms: 0, end_ms: 1 }]
    const audio = { text: 'Said.', voice_id, engine: 'fake', duration_ms: 1, sentences }
    const slides = Array.from({ length: 1000 }, (_, at) => ({
      ...slide,
      key: `many-${at}`,
      audio_script: `Number ${at}.`,
      audio_path:
        '/audio/files/organization/course_7/page_71/audio/slide-1-0123456789abcdef.mp3?v=0123456789',
      audio,
    }))
    const { status, json } = await ada('PUT', deckUrl, { ...deck, slides })
    expect([status, json.slides.length, json.slides[0].audio]).toEqual([200, 1000, undefined])
  })

  describe('of a line that changes to the other host', () => {
    const dialogue = [
      { speaker: 'ALEX', content: 'Why does it rain?' },
      { speaker: 'JAMIE', content: 'Because clouds cool.' },
    ] as const

    test('needs an update, and is spoken again in the voice of that host', async () => {
      const { ada } = await authorWithLines([...dialogue])
      const show = await voice(ada)
      expect(statusesOf(show)).toEqual(['Available', 'Available'])
      const [first] = linesOf(show)
      if (first) first.speaker = 'JAMIE'
      const now = await saved(ada, showUrl, show)
      expect(statusesOf(now)).toEqual(['Update Needed', 'Available'])
      expect(linesOf(now)[0]?.audio).toMatchObject({ host: 'ALEX', voice_id: 'fake:edward' })

      const spoken = lectern.narrator.spoken.length
      const again = await voice(ada)
      expect(statusesOf(again)).toEqual(['Available', 'Available'])
      expect(linesOf(again)[0]?.audio).toMatchObject({ host: 'JAMIE', voice_id: 'fake:clara' })
      expect(lectern.narrator.spoken.slice(spoken)).toEqual(['Why does it rain?'])
    })

    test('is not restored with a version in which the other host said the words', async () => {
      const { ada, show } = await authorWithLines([...dialogue])
      const given = structuredClone(show)
      for (const line of linesOf(given)) line.speaker = line.speaker === 'ALEX' ? 'JAMIE' : 'ALEX'
      await ada('PUT', showUrl, given, { 'if-match': '*' })
      await voice(ada)
      const restored = (await ada('POST', `${showUrl}/versions/2/restore`)).json as Podcast
      expect(linesOf(restored).map(({ speaker }) => speaker)).toEqual(['ALEX', 'JAMIE'])
      expect(statusesOf(restored)).toEqual(['Not Generated', 'Not Generated'])
      expect(statusesOf((await ada('GET', showUrl)).json)).toEqual(['Not Generated', 'Not Generated'])
    })
  })
})
