import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

/** The words of each of the two long pages of the test course. */
const wordsOfPage = 160
const wanted = { course_id: '7', page_ids: ['71', '72', '73'], formats: ['slideshow'] }

describe.each(await testBackends())('estimates (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    ada = await lectern.signUp()
  })
  afterAll(() => lectern.close())

  const estimate = (more: object = {}) => ada('POST', '/api/generation/estimate', { ...wanted, ...more })

  test('return pages and minutes of each format, from the text of the pages', async () => {
    const { status, json } = await estimate({ formats: ['slideshow', 'podcast'] })
    expect(status).toBe(200)
    const tenths = Math.round((20 * wordsOfPage) / wordsPerMinute)
    expect(json).toEqual({
      pages: 3,
      languages: [{ language: 'en', pages: 3 }],
      minutes: { slideshow: tenths / 10, podcast: tenths / 10 },
    })
  })

  test('use the requested minutes', async () => {
    expect((await estimate({ options: { minutes: 10 } })).json.minutes).toEqual({ slideshow: 20 })
  })

  test('have no price for free voices, and one for paid voices', async () => {
    expect((await estimate({ voice_id: 'fake:clara' })).json.cost).toBeUndefined()
    const { cost } = (await estimate({ voice_id: 'fake:lucia' })).json
    const characters = 2 * wordsOfPage * 5.5
    expect(cost.unpriced).toEqual([])
    expect(cost.dollars).toBeCloseTo(characters / 100_000)
  })

  test('count half of a podcast for each host', async () => {
    const { json } = await estimate({
      formats: ['podcast'],
      voice_id_host1: 'fake:clara',
      voice_id_host2: 'fake:lucia',
    })
    expect(json.cost.dollars).toBeCloseTo((wordsOfPage * 5.5) / 100_000)
  })

  test('start nothing', async () => {
    await estimate()
    expect((await ada('GET', '/api/jobs')).json).toEqual([])
  })

  test.each([
    [{ formats: [] }, 400],
    [{ page_ids: [] }, 400],
    [{ options: { colour: 'red' } }, 400],
    [{ options: { minutes: 61 } }, 400],
    [{ voice_id: 'none' }, 400],
    [{ course_id: 'no-course' }, 404],
  ])('refuse %o', async (more, status) => {
    expect((await estimate(more)).status).toBe(status)
  })

  test('include the writer, the options it declines and the rewrites it offers', async () => {
    const { json } = await ada('GET', '/api/writer')
    expect(json).toEqual({
      name: 'Fake writer',
      translates: true,
      declines: { tone: 'The fake writer has no tone.' },
      rewrites: { slide: [{ instruction: 'Shorter' }], lines: [{ instruction: 'Shorter' }] },
    })
  })
})
