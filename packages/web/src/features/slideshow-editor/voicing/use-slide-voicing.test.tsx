import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

/** The hook in a component. `answer` answers requests for audio. */
async function start(answer: () => Promise<Response>, find = narrator.find) {
  const asked: { text: string; attempt: string; signal: AbortSignal }[] = []
  const cancelled: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    if (method === 'HEAD') return new Response()
    if (method === 'DELETE') {
      cancelled.push(path.split('/').at(-1) ?? '')
      return Response.json({ status: 'success' })
    }
    if (typeof body !== 'string' || !signal) throw new TypeError('This call has no body.')
    const { text, attempt } = JSON.parse(body) as { text: string; attempt: string }
    asked.push({ text, attempt, signal })
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
    press: () => act(async () => void shown.voicing?.voice(slide)),
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
