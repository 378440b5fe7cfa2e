import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { remarkOf } from '@lectern/domain/problems/remark.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'
import { createCheckedParts } from './checked-parts.ts'

describe.each(await testBackends())('comparing with the page (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer: createFakeWriter() })
  })
  afterAll(() => lectern.close())

  test('finds the faults of an unsaved slide in all its fields, of titles, and of lines', async () => {
    const ada = await lectern.signUp({ base_url: `https://grounding-${backend}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    const passages = [{ id: 'b1', path: [], text: 'The tide rose by 4 metres in 1953.' }]
    for (const path of ['/api/slideshow/7/71', '/api/podcast/7/71'])
      await ada('PUT', path, { ...(await ada('GET', path)).json, passages })

    const slide = {
      slide_type: 'text',
      content: { slide_title: 'The tide', slide_content: 'The tide rose by 9 metres.' },
      audio_script: 'The tide rose by 4 metres in 1853.',
      sources: ['b1'],
    }
    const ofSlide = await ada('POST', '/api/slideshow/7/71/grounding', { slide })
    expect(ofSlide.status).toBe(200)
    expect(ofSlide.json).toEqual({
      complete: true,
      faults: [
        {
          path: 'content.slide_content',
          reason: 'number',
          sentence: 'The tide rose by 9 metres.',
          words: ['9'],
          expected: ['4'],
          passage: 'b1',
        },
        {
          path: 'audio_script',
          reason: 'date',
          sentence: slide.audio_script,
          words: ['1853'],
          expected: ['1953'],
          passage: 'b1',
        },
      ],
    })

    const headings = ['The tide of 1953', 'The tide of Napoleon', 'The tide of 1853']
    for (const format of ['slideshow', 'podcast']) {
      const { json } = await ada('POST', `/api/${format}/7/71/grounding/headings`, { headings })
      expect(json.faults).toMatchObject([
        { path: 'headings[1]', reason: 'name', words: ['Napoleon'] },
        { path: 'headings[2]', reason: 'date', words: ['1853'] },
      ])
    }

    const line = {
      speaker: 'ALEX',
      content: 'The tide never rose by 4 metres.',
      tone: 'warm',
      sources: ['b1'],
    }
    const ofLines = await ada('POST', '/api/podcast/7/71/grounding', { lines: [line] })
    expect(ofLines.json.faults).toMatchObject([{ path: 'lines[0]', reason: 'negation', words: ['never'] }])
  })
})

test('flags what a second model doubted, until the author edits it or the page is generated again', async () => {
  const writer = createFakeWriter()
  let isDoubted = true
  const doubting = {
    ...writer,
    write: async (...[format, request]: Parameters<typeof writer.write>) => {
      const words = request.page.blocks.flatMap((block) =>
        'text' in block ? splitSentences(block.text, 'en') : [],
      )[0]
      if (isDoubted && words) request.onRemark?.(remarkOf('SENTENCE_DOUBTED', { words }))
      return writer.write(format, request)
    },
  } as typeof writer
  const lectern = await startTestApp('embedded', { writer: doubting })
  const ada = await lectern.signUp()
  const generate = () => ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  await generate()
  await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
  const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
  const { slide_type, content, audio_script, sources } = slides[1]
  const doubtsIn = async (script: string) => {
    const slide = { slide_type, content: { slide_title: 'x' }, audio_script: script, sources }
    const { json } = await ada('POST', '/api/slideshow/7/71/grounding', { slide })
    return json.faults.filter(({ reason }: { reason: string }) => reason === 'doubted')
  }
  const [sentence] = splitSentences(audio_script, 'en')
  expect(await doubtsIn(audio_script)).toEqual([
    { path: 'audio_script', reason: 'doubted', sentence, words: [], expected: [], passage: sources[0] },
  ])
  expect(content.slide_content).toContain(sentence)
  expect(await doubtsIn(`Edited ${sentence}`)).toEqual([])
  const line = { speaker: 'ALEX', content: audio_script, tone: 'warm', sources }
  expect((await ada('POST', '/api/podcast/7/71/grounding', { lines: [line] })).json.faults).toMatchObject([
    { path: 'lines[0]', reason: 'doubted' },
  ])
  isDoubted = false
  await generate()
  expect(await doubtsIn(audio_script)).toEqual([])
  await lectern.close()
})

describe('The checked parts', () => {
  const ground = {
    title: 'Tides',
    language: 'en',
    passages: [{ id: 'b1', path: [], text: 'The tide rose by 4 metres in 1953.' }],
  }
  const texts = ['The tide rose by 9 metres.', 'The tide rose by 8 metres.'].map((text, at) => ({
    path: `lines[${at}]`,
    text,
    sources: ['b1'],
  }))

  test('stop after their time, and finish with the results that they remember', async () => {
    let time = 0
    const parts = createCheckedParts(() => (time += 1_500))
    expect(await parts.find(texts, ground)).toMatchObject({ complete: false, faults: [{ words: ['9'] }] })
    expect(await parts.find(texts, ground)).toMatchObject({
      complete: true,
      faults: [{ words: ['9'] }, { words: ['8'] }],
    })
  })

  test('stop when the request is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('The client has disconnected.'))
    await expect(createCheckedParts().find(texts, ground, signal)).rejects.toThrow('disconnected')
  })

  test('are none for a document without passages', async () => {
    const empty = { ...ground, passages: [] }
    expect(await createCheckedParts().find(texts, empty)).toEqual({ faults: [], complete: true })
  })
})
