import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { startCapture } from './capture/capture.ts'
import type { LocalTake } from './outbox/stored-takes.ts'
import type { RecordedPart } from './recorded-part.ts'
import type { readSoundFile } from './capture/read-sound-file.ts'
import { createRecorder } from './recorder.ts'

const device = vi.hoisted(() => ({ start: vi.fn<typeof startCapture>() }))
vi.mock('./capture/capture.ts', () => ({ startCapture: device.start }))
const sound = vi.hoisted(() => ({
  stated: vi.fn<() => Promise<number>>(),
  read: vi.fn<typeof readSoundFile>(),
}))
vi.mock('./capture/read-sound-file.ts', () => ({
  readSoundFile: sound.read,
  statedDurationMs: sound.stated,
}))
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
  script: 'The tide rises.',
  language: undefined,
  audioPath: undefined,
  audio: undefined,
}

let hear: (samples: Float32Array) => void = () => {}
let unplug = () => {}
const onTake = vi.fn<(take: LocalTake) => Promise<void>>()
const recorderOf = ({ countIn = false } = {}) =>
  createRecorder(
    () => part,
    onTake,
    () => ({ trim: true, countIn }),
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

test('gives a take to the user who recorded it when the session ends', async () => {
  const recorder = recorderOf()
  await recorder.record()
  hear(new Float32Array(4800).fill(0.5))
  localStorage.removeItem('user_id')
  recorder.close()
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ user: 'a', durationMs: 100 })
})

test('closes a microphone that is still opening when the recorder is closed', async () => {
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

test('closes an unplugged microphone before its take is stored', async () => {
  const recorder = recorderOf()
  await recorder.record()
  hear(new Float32Array(4800).fill(0.5))
  onTake.mockReturnValueOnce(new Promise(() => {}))
  unplug()
  expect(device.start.mock.calls[0]?.[2].aborted).toBe(true)
  expect(recorder.getState().stage.name).toBe('recorded')
})

test('stops the count-in when the author chooses another microphone', async () => {
  vi.useFakeTimers()
  const recorder = recorderOf({ countIn: true })
  await recorder.record()
  expect(recorder.getState().stage).toEqual({ name: 'counting', left: 3 })
  await recorder.open('other')
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(recorder.getState().stage.name).toBe('ready')
})

test.each([
  { file: 'of an hour is refused before it is decoded', stated: 3_600_000, decoded: 0, takes: 0 },
  { file: 'of 4 minutes becomes a take', stated: 240_000, decoded: 1, takes: 1 },
])('a sound file $file', async ({ stated, decoded, takes }) => {
  sound.stated.mockResolvedValue(stated)
  sound.read.mockReset().mockResolvedValue({ chunks: [], sampleRate: 48_000, durationMs: stated })
  const recorder = recorderOf()
  await recorder.upload(new File(['sound'], 'voice.mp3'))
  expect(sound.read).toHaveBeenCalledTimes(decoded)
  expect(onTake).toHaveBeenCalledTimes(takes)
  expect(recorder.getState().message).toBe(
    takes === 0 ? 'A recording is at most 5 minutes long. Please choose a shorter file.' : undefined,
  )
})
