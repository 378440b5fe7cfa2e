import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('remembered voices (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  test('are those of the last generation, by the language of the course', async () => {
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([])
    const request = { course_id: '8', page_ids: ['81'] }
    await ada('POST', '/api/generate_slideshow', { ...request, voice_id: 'fake:clara' })
    await ada('POST', '/api/generate_slideshow', { ...request, voice_id: 'fake:lucia' })
    await ada('POST', '/api/generate_podcast', {
      ...request,
      voice_id_host1: 'fake:edward',
      voice_id_host2: 'fake:clara',
    })
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([
      { role: 'alex', language: 'es', voice_id: 'fake:edward' },
      { role: 'jamie', language: 'es', voice_id: 'fake:clara' },
      { role: 'narrator', language: 'es', voice_id: 'fake:lucia' },
    ])
  })

  test('have a state: a voice of a service that is away since the start is not unknown', async () => {
    const ada = await lectern.signUp()
    const stateOf = async (id: string) => (await ada('GET', `/api/voices/state/${id}`)).json.state
    expect(await stateOf('fake:lucia')).toBe('listed')
    expect(await stateOf('fake:unknown')).toBe('unknown')
    lectern.narrator.forgetLucia(true)
    expect(await stateOf('fake:lucia')).toBe('unreachable')
    lectern.narrator.forgetLucia(false)
  })

  test('depend on the requested language, and on none if it is unknown', async () => {
    const ada = await lectern.signUp()
    const request = { course_id: '7', page_ids: ['71'] }
    await ada('POST', '/api/generate_slideshow', { ...request, voice_id: 'fake:edward' })
    const options = { language: 'fr-CA' }
    await ada('POST', '/api/generate_slideshow', { ...request, options, voice_id: 'fake:lucia' })
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([
      { role: 'narrator', language: 'fr', voice_id: 'fake:lucia' },
      { role: 'narrator', language: 'und', voice_id: 'fake:edward' },
    ])
  })

  test('include those that the editors use', async () => {
    const ada = await lectern.signUp()
    const place = { course_id: '8', page_id: '81' }
    for (const format of ['slideshow', 'podcast'])
      await ada('POST', `/api/generate_${format}`, { course_id: '8', page_ids: ['81'] })
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id: 'fake:clara' })
    await ada('POST', '/api/podcast/audio/generate', {
      ...place,
      podcast_id: 1,
      voice_id_host1: 'fake:lucia',
      voice_id_host2: 'fake:clara',
    })
    // The course says Spanish, but the text is in English.
    const all = [
      { role: 'alex', language: 'en', voice_id: 'fake:lucia' },
      { role: 'jamie', language: 'en', voice_id: 'fake:clara' },
    ]
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([
      ...all,
      { role: 'narrator', language: 'en', voice_id: 'fake:clara' },
    ])
    await ada('POST', '/api/audio/generate', {
      ...place,
      slide_id: 'slide-1',
      filename: 'test_slide-1.mp3',
      text: 'Bread rises.',
      voice_id: 'fake:edward',
      regenerate: true,
    })
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([
      ...all,
      { role: 'narrator', language: 'en', voice_id: 'fake:edward' },
    ])
  })

  test('are not shared between accounts', async () => {
    const eve = await lectern.signUp()
    expect((await eve('GET', '/api/voices/choices')).json).toEqual([])
  })

  test('are not stored for a request that is refused', async () => {
    const ada = await lectern.signUp()
    const request = { course_id: '7', page_ids: ['71'], voice_id: 'fake:unknown' }
    expect((await ada('POST', '/api/generate_slideshow', request)).status).toBe(400)
    expect((await ada('GET', '/api/voices/choices')).json).toEqual([])
  })

  test('a sample is spoken once for all requests and accounts', async () => {
    const [ada, eve] = [await lectern.signUp(), await lectern.signUp()]
    const body = { voice_id: 'fake:clara', sample_text: '  A sample of its own.  ' }
    const first = await ada('POST', '/api/audio/sample', body)
    const second = await eve('POST', '/api/audio/sample', body)
    expect(second.json).toEqual(first.json)
    expect(lectern.narrator.spoken.filter((text) => text === 'A sample of its own.')).toHaveLength(1)
  })

  test.each([
    ['   ', 'Please enter a sample text.'],
    ['x'.repeat(1001), 'A sample text has at most 1,000 characters.'],
  ])('a sample of %j is refused', async (sample_text, sentence) => {
    const ada = await lectern.signUp()
    const { status, json } = await ada('POST', '/api/audio/sample', { voice_id: 'fake:clara', sample_text })
    expect([status, json.error]).toEqual([400, sentence])
  })
})

test.each([
  ['pt-BR', 'pt'],
  ['cmn', 'zh'],
  ['nb_NO', 'no'],
  ['tlh-Latn', 'tlh'],
  ['', 'und'],
  [undefined, 'und'],
])('voices for content in %j are remembered under %j', (tag, language) => {
  expect(choiceLanguage(tag)).toBe(language)
})
