import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { startCapture } from './capture/capture.ts'
import type { LocalTake } from './kept-takes.ts'
import type { RecordedPart } from './recorded-part.ts'
import { createRecorder } from './recorder.ts'

const device = vi.hoisted(() => ({ start: vi.fn<typeof startCapture>() }))
vi.mock('./capture/capture.ts', () => ({ startCapture: device.start }))
vi.mock('./capture/microphone.ts', () => ({
  openMicrophone: async () => ({ getAudioTracks: () => [] }),
  listMicrophones: async () => [],
  watchMicrophones: () => () => {},
  troubleOf: () => 'in use',
}))

const part: RecordedPart = {
  format: 'slideshow',
  courseId: '7',
  pageId: '71',
  key: 'slide-key',
  kind: 'slide',
  script: 'The tide rises.',
  language: undefined,
  audioPath: undefined,
  audio: undefined,
}

let hear: (samples: Float32Array) => void = () => {}
let unplug = () => {}
const onTake = vi.fn<(take: LocalTake) => Promise<void>>()
const recorderOf = () =>
  createRecorder(
    () => part,
    onTake,
    () => ({ trim: true, countIn: false }),
  )

beforeEach(() => {
  localStorage.setItem('user_id', 'a')
  onTake.mockReset().mockResolvedValue(undefined)
  device.start.mockReset().mockImplementation(async (_, onSamples) => {
    hear = onSamples
    return { sampleRate: 48_000, onEnd: (listener) => void (unplug = listener) }
  })
})
afterEach(() => localStorage.clear())

test('what is recorded when the session ends is a take of the one who recorded it', async () => {
  const recorder = recorderOf()
  await recorder.record()
  hear(new Float32Array(4800).fill(0.5))
  localStorage.removeItem('user_id')
  recorder.close()
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ user: 'a', durationMs: 100 })
})

test('a microphone that is still being opened is let go of when the recorder is closed', async () => {
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof startCapture>>>()
  device.start.mockReturnValueOnce(opened.promise)
  const recorder = recorderOf()
  const opening = recorder.open()
  await vi.waitUntil(() => device.start.mock.calls.length === 1)
  recorder.close()
  const signal = device.start.mock.calls[0]?.[2]
  expect(signal?.aborted).toBe(true)
  opened.reject(signal?.reason)
  await opening
  expect(recorder.getState().stage.name).toBe('opening')
})

test('a microphone that is unplugged is let go of before its take is stored', async () => {
  const recorder = recorderOf()
  await recorder.record()
  hear(new Float32Array(4800).fill(0.5))
  onTake.mockReturnValueOnce(new Promise(() => {}))
  unplug()
  expect(device.start.mock.calls[0]?.[2].aborted).toBe(true)
  expect(recorder.getState().stage.name).toBe('recorded')
})
