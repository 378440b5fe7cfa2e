import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const place = { course_id: '7', page_id: '71' }
const voice_id = 'fake:clara'
const url = '/api/slideshow/7/71'
const content = {
  quiz_question: 'When does it rain?',
  option_a: 'Now',
  option_b: 'Later',
  correct_answer: 'A',
  correct_feedback: 'It does.',
  incorrect_feedback: 'It does not.',
}

describe.each(await testBackends())('the feedback of a quiz (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  /** An author with a quiz and a slide after it. */
  async function authorWithQuiz() {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://quizzes-${systems}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const deck = await read(ada)
    const [slide] = deck.slides as [Slide]
    const quiz = { ...slide, key: 'quiz', slide_type: 'quiz', audio_script: 'A question.', content }
    const next = { ...slide, key: 'next', slide_type: 'text', audio_script: 'Goodbye.' }
    await save(ada, { ...deck, slides: [quiz, next] })
    return ada
  }

  const read = async (ada: TestCall) => (await ada('GET', url)).json as Slideshow
  async function save(ada: TestCall, deck: object): Promise<Slideshow> {
    const { status, json } = await ada('PUT', url, deck)
    expect(status).toBe(200)
    return json
  }
  const voiceAll = (ada: TestCall, more = {}) =>
    ada('POST', '/api/audio/generate_presentation', { ...place, voice_id, ...more })
  const voicingJob = async (ada: TestCall): Promise<Job> =>
    (await ada('GET', '/api/jobs')).json.find(({ kind }: Job) => kind === 'voice-slideshow')
  const heard = ({ slides }: Slideshow) =>
    slides.map(({ audio, text_audio = {} }) => [
      audio?.text,
      ...Object.values(text_audio).map((one) => one.audio.text),
    ])
  const all = [['A question.', 'It does.', 'It does not.'], ['Goodbye.']]

  test('is spoken with its slide, and adds its own fields to the response', async () => {
    const ada = await authorWithQuiz()
    const { json } = await voiceAll(ada)
    expect(json).toMatchObject({ status: 'success', failed: [] })
    expect(json.slide_audio.map(({ key }: Slide) => key)).toEqual(['quiz', 'next'])
    expect(json.text_audio).toMatchObject([
      { slide_id: 'slide-1', key: 'quiz:correct_feedback', audio: { text: 'It does.' } },
      { slide_id: 'slide-1', key: 'quiz:incorrect_feedback', audio: { text: 'It does not.' } },
    ])
    const deck = await read(ada)
    expect(heard(deck)).toEqual(all)
    const status = (await ada('GET', '/api/audio/status/7/71')).json
    expect(status.text_audio).toEqual(json.text_audio)
    const file = deck.slides[0]?.text_audio?.['correct_feedback']?.audio_path
    expect((await ada('GET', `/api${file}`)).headers['content-type']).toBe('audio/mpeg')
  })

  test('is spoken alone on request', async () => {
    const ada = await authorWithQuiz()
    const before = lectern.narrator.spoken.length
    await voiceAll(ada, { keys: ['quiz:incorrect_feedback'] })
    expect(lectern.narrator.spoken.slice(before)).toEqual(['It does not.'])
    const one = await ada('POST', '/api/audio/generate', {
      ...place,
      voice_id,
      slide_id: 'slide-1',
      key: 'quiz:correct_feedback',
      text: 'It does.',
    })
    expect(one.json).toMatchObject({ status: 'success', audio: { text: 'It does.' } })
    expect(heard(await read(ada))).toEqual([[undefined, 'It does.', 'It does not.'], [undefined]])
  })

  test('keeps its audio when its slide moves, is copied or has another type for a while', async () => {
    const ada = await authorWithQuiz()
    await voiceAll(ada)
    const deck = await read(ada)
    const [quiz, next] = deck.slides as [Slide, Slide]
    const moved = await save(ada, { ...deck, slides: [next, quiz, { ...quiz, key: 'copy' }] })
    expect(heard(moved)).toEqual([all[1], all[0], all[0]])
    const text = await save(ada, { ...deck, slides: [{ ...quiz, slide_type: 'text' }, next] })
    expect(heard(text)).toEqual([['A question.'], ['Goodbye.']])
    expect(heard(await save(ada, { ...text, slides: [{ ...quiz, text_audio: {} }, next] }))).toEqual(all)
  })

  test('needs an update when its words were changed, and is deleted with its slide', async () => {
    const ada = await authorWithQuiz()
    await voiceAll(ada)
    const deck = await read(ada)
    const [quiz, next] = deck.slides as [Slide, Slide]
    const changed = { ...quiz, content: { ...content, correct_feedback: 'It rains.' } }
    const saved = await save(ada, { ...deck, slides: [changed, next] })
    expect(saved.slides[0]?.text_audio?.['correct_feedback']?.audio.text, 'the earlier audio').toBe(
      'It does.',
    )
    const before = lectern.narrator.spoken.length
    await voiceAll(ada)
    expect(lectern.narrator.spoken.slice(before)).toEqual(['It rains.'])
    expect(heard(await save(ada, { ...deck, slides: [next] }))).toEqual([['Goodbye.']])
  })

  test('marks its slide as failed once if it cannot be spoken', async () => {
    const ada = await authorWithQuiz()
    lectern.narrator.failOn('It does')
    const { json } = await voiceAll(ada)
    lectern.narrator.failOn(undefined)
    expect(json).toMatchObject({ status: 'partial', failed: [{ slide_id: 'slide-1', key: 'quiz' }] })
    expect(json.failed).toHaveLength(1)
    const job = await voicingJob(ada)
    expect(job.gaps?.[0]?.parts).toEqual(['quiz:correct_feedback', 'quiz:incorrect_feedback'])
    expect(job.message).toBe('1 slide has no audio for some of its texts: The voice engine lost its voice.')
  })

  test('is not counted in addition to the script of its slide', async () => {
    const ada = await authorWithQuiz()
    const narrate = lectern.narrator.narrate.bind(lectern.narrator)
    lectern.narrator.narrate = async (request) => {
      if (request.text === 'Goodbye.') return narrate(request)
      throw new Problem('VOICE_CANNOT_SPEAK', { copyOf: { error: `Clara cannot read '${request.text}'` } })
    }
    await voiceAll(ada)
    lectern.narrator.narrate = narrate
    const job = await voicingJob(ada)
    expect(job.gaps).toHaveLength(3)
    expect(job.message).toBe("1 slide has no audio: Clara cannot read 'A question.'")
  })

  test('counts as part of its slide in the progress of a job', async () => {
    const ada = await authorWithQuiz()
    const { json } = await ada(
      'POST',
      '/api/audio/generate_presentation',
      { ...place, voice_id },
      { prefer: 'respond-async' },
    )
    await vi.waitFor(
      async () => {
        const { state, jobs } = (await ada('GET', `/api/jobs/${json.job_id}`)).json
        expect([state, jobs[0].progress]).toMatchObject(['succeeded', { done: 2, total: 2 }])
      },
      { timeout: 30_000 },
    )
  })

  test('sent back by a client is not stored', async () => {
    const ada = await authorWithQuiz()
    const deck = await read(ada)
    const [quiz] = deck.slides as [Slide]
    const audio = { text: 'Made up.', voice_id, engine: 'e', duration_ms: 1, sentences: [] }
    const text_audio = { correct_feedback: { audio_path: 'made-up.mp3', audio } }
    const saved = await save(ada, { ...deck, slides: [{ ...quiz, text_audio }] })
    expect(saved.slides[0]?.text_audio).toBeUndefined()
  })
})
