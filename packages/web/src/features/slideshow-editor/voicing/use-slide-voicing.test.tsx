import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { useSlideVoicing } from './use-slide-voicing.ts'

const quiz = { options: ['Yes', 'No'], correct_feedback: 'Well done.' }
const slide: Slide = {
  key: 'tides',
  slide_id: 'slide-1',
  slide_type: 'quiz',
  audio_script: 'The tide rises.',
  content: { question: 'Does it?', option_a: 'Yes', option_b: 'No', correct_answer: 'a', ...quiz },
  transition: 'none',
  organization: '',
  course_id: '7',
  page_id: '71',
}
// Voicing reads nothing else of the document.
const document = { presentation: {}, slides: [slide] } as unknown as Slideshow
const texts = ['The tide rises.', 'Well done.', 'Not quite. Try again!']
const narrator = { voiceId: 'far:nova', choose: () => undefined, find: async () => 'far:nova' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request for audio. */
interface Asked {
  readonly text: string
  readonly attempt: string
  readonly regenerate: boolean
  readonly instead_of: string | null
  readonly replace_recording: boolean
  readonly signal: AbortSignal
}

/** The hook in a component. `answer` answers requests for audio. */
async function start(answer: () => Promise<Response>, find = narrator.find) {
  const asked: Asked[] = []
  const cancelled: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    if (method === 'HEAD') return new Response()
    if (method === 'DELETE') {
      cancelled.push(path.split('/').at(-1) ?? '')
      return Response.json({ status: 'success' })
    }
    if (typeof body !== 'string' || !signal) throw new TypeError('This call has no body.')
    asked.push({ ...(JSON.parse(body) as Omit<Asked, 'signal'>), signal })
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([answer(), aborted])
  })
  const store = createDocumentStore({ document, etag: '1' }, ({ slides }) => slides.map(({ key }) => key))
  const shown: { voicing?: ReturnType<typeof useSlideVoicing> } = {}
  function Hook() {
    shown.voicing = useSlideVoicing(store, { courseId: '7', pageId: '71' }, { ...narrator, find })
    return null
  }
  await render(<Hook />)
  return {
    asked,
    cancelled,
    press: (of = slide) => act(async () => void shown.voicing?.voice(of)),
    state: () => shown.voicing?.voicingOf(slide),
  }
}

const passed = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('a second press while audio of a slide is generated sends no second request', async () => {
  const { asked, press } = await start(() => new Promise(() => undefined))
  await press()
  await press()
  expect(asked.map(({ text }) => text)).toEqual(texts)
})

test('a voicing that takes long can be cancelled, and started again', async () => {
  const { asked, cancelled, press, state } = await start(() => new Promise(() => undefined))
  await press()
  await passed(1900)
  expect(state()).toEqual({ busy: true, message: undefined, words: expect.any(String) })
  await passed(200)
  await act(async () => state()?.cancel?.())
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  expect(cancelled).toEqual([asked[0]?.attempt])
  expect(state()).toEqual({ busy: false, message: undefined, words: expect.any(String) })
  await press()
  expect(asked).toHaveLength(6)
  expect(new Set(asked.map(({ attempt }) => attempt)).size).toBe(2)
})

test('a voicing can be cancelled while its voice is looked up, and started again', async () => {
  const lookUps: PromiseWithResolvers<string>[] = []
  const { asked, press, state } = await start(
    () => new Promise(() => undefined),
    async () => {
      const lookUp = Promise.withResolvers<string>()
      lookUps.push(lookUp)
      return lookUp.promise
    },
  )
  await press()
  await passed(2100)
  await act(async () => state()?.cancel?.())
  expect(state()?.busy).toBe(false)
  await press()
  await act(async () => lookUps[0]?.resolve('far:nova'))
  expect([asked.length, state()?.busy], 'the cancelled one is late').toEqual([0, true])
  await act(async () => lookUps[1]?.resolve('far:nova'))
  expect(asked).toHaveLength(3)
})

test('a substitute voice is named once for all texts of a slide', async () => {
  const notes = [{ code: 'SUBSTITUTE_VOICE', values: { format: 'slideshow', count: 1, voice: 'Emma' } }]
  const audio = { text: '', voice_id: 'flite:slt', engine: 'e', duration_ms: 1, sentences: [] }
  const message = '1 slide has the voice Emma for now: The voice does not answer.'
  const answer = { status: 'success', audio_path: '/a.mp3', audio, message, notes }
  const { asked, press, state } = await start(async () => Response.json(answer))
  await press()
  await vi.waitFor(() => expect(state()?.busy).toBe(false))
  expect(asked.map(({ text }) => text)).toEqual(texts)
  expect(state()).toMatchObject({ message: undefined, remark: message })
})

describe('audio is requested', () => {
  const made = (text: string, voice_id = 'far:nova') => ({
    audio_path: '/audio/made.mp3',
    audio: { text, voice_id, engine: 'e', duration_ms: 1, sentences: [] },
  })
  const regenerated = { regenerate: true, instead_of: '/audio/made.mp3', replace_recording: false }
  const reused = { regenerate: true, instead_of: null, replace_recording: false }
  const feedback = { correct_feedback: made('Well done.'), incorrect_feedback: made(String(texts[2])) }

  test.each([
    ['that may exist already, for a text without audio', {}, reused],
    ['that may exist already, for audio of earlier words', made('The tide falls.'), reused],
    [
      'other than the current audio, if that fits',
      { ...made('The tide rises.'), text_audio: feedback },
      regenerated,
    ],
    [
      'that may exist already, instead of a recording',
      { ...made('The tide rises.', 'recording:ada'), text_audio: feedback },
      { regenerate: false, instead_of: '/audio/made.mp3', replace_recording: true },
    ],
  ])('%s', async (_which, audio, expected) => {
    const { asked, press } = await start(() => new Promise(() => undefined))
    await press({ ...slide, ...audio })
    const [script] = asked
    expect(script?.text).toBe('The tide rises.')
    expect({
      regenerate: script?.regenerate,
      instead_of: script?.instead_of,
      replace_recording: script?.replace_recording,
    }).toEqual(expected)
  })
})
