import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeAudio } from './testing/fake-audio.ts'
import { createAudioController, fileExists } from './audio-controller.ts'

const address = '/api/audio/files/a.mp3'
const settle = () => vi.advanceTimersByTimeAsync(0)

function ready(exists: () => Promise<boolean> = () => Promise.resolve(true)) {
  const element = new FakeAudio()
  const controller = createAudioController(element, exists)
  controller.load(address)
  return { element, controller }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('audio changes from idle to loading, playing, paused and ended', () => {
  const { element, controller } = ready()
  expect(controller.state().status).toBe('idle')
  controller.play()
  expect(controller.state().status).toBe('loading')
  element.dispatch('playing')
  expect(controller.state().status).toBe('playing')
  controller.pause()
  expect(controller.state().status).toBe('paused')
  controller.play()
  element.dispatch('playing')
  element.dispatch('ended')
  expect(controller.state().status).toBe('ended')
})

test('times are in milliseconds', () => {
  const { element, controller } = ready()
  element.duration = 2.5
  element.dispatch('durationchange')
  controller.seek(1250)
  expect(element.currentTime).toBe(1.25)
  expect(controller.time()).toBe(1250)
  expect(controller.state().duration).toBe(2500)
})

test('loading another file stops the previous one and resets the state', () => {
  const { element, controller } = ready()
  controller.play()
  element.fail(3)
  controller.load('/api/audio/files/b.mp3')
  expect(element.calls.at(-1)).toBe('pause')
  expect(controller.state()).toEqual({ status: 'idle' })
})

describe('failures are reported with the texts of the specification', () => {
  test('no audio', () => {
    const controller = createAudioController(new FakeAudio())
    controller.load(undefined)
    controller.play()
    expect(controller.state()).toMatchObject({ status: 'idle', error: 'No audio available for this slide' })
  })

  test.each([
    [1, 'Playback aborted'],
    [2, 'Network error'],
    [3, 'Audio decoding failed'],
    [4, 'Audio format not supported'],
    [9, 'Error code 9'],
    [undefined, 'Unknown error'],
  ])('an error while loading: %s', async (code, reason) => {
    const { element, controller } = ready()
    controller.play()
    element.fail(code)
    await settle()
    expect(controller.state().error).toBe(`Error loading audio: ${reason}. Try regenerating.`)
  })

  test('an error while playing', async () => {
    const { element, controller } = ready()
    controller.play()
    element.dispatch('playing')
    element.fail(2)
    await settle()
    expect(controller.state().error).toBe('Error playing audio: Network error')
  })

  test('a missing file', async () => {
    const { element, controller } = ready(() => Promise.resolve(false))
    controller.play()
    element.fail(4)
    await settle()
    expect(controller.state().error).toBe('Audio file not found. Please try regenerating the audio.')
  })

  test('the error of the element, if the check for the file fails', async () => {
    const { element, controller } = ready(() => Promise.reject(new Error('offline')))
    controller.play()
    element.fail(2)
    await settle()
    expect(controller.state().error).toBe('Error loading audio: Network error. Try regenerating.')
  })

  test('a refusal to play', async () => {
    const { element, controller } = ready()
    element.refusal = new Error('no device')
    controller.play()
    await settle()
    expect(controller.state().error).toBe('Failed to play audio: no device')
  })

  test('loading that takes five seconds', () => {
    const { element, controller } = ready()
    controller.play()
    vi.advanceTimersByTime(4999)
    expect(controller.state().status).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(controller.state()).toMatchObject({
      status: 'idle',
      error: 'Audio file is taking too long to load. It may be unavailable.',
    })
    expect(element.calls.at(-1)).toBe('pause')
  })
})

test('audio that plays has no timeout', () => {
  const { element, controller } = ready()
  controller.play()
  element.dispatch('playing')
  vi.advanceTimersByTime(60_000)
  expect(controller.state().status).toBe('playing')
})

test('audio is paused without an error if the browser requires a click first', async () => {
  const { element, controller } = ready()
  element.refusal = new DOMException('', 'NotAllowedError')
  controller.play()
  await settle()
  expect(controller.state()).toMatchObject({ status: 'paused' })
  expect(controller.state().error).toBeUndefined()
})

test('an interrupted play request is no error', async () => {
  const { element, controller } = ready()
  element.refusal = new DOMException('', 'AbortError')
  controller.play()
  controller.pause()
  await settle()
  expect(controller.state()).toEqual({ status: 'paused', duration: undefined })
})

test('continues failed audio where it failed', async () => {
  const { element, controller } = ready()
  controller.play()
  element.dispatch('playing')
  element.currentTime = 3
  element.fail(2)
  await settle()
  controller.play()
  expect(element.calls.slice(-2)).toEqual(['load', 'play'])
  expect(controller.time()).toBe(3000)
})

describe('an interruption by the browser', () => {
  test('pauses the audio, and resumes it after the call', () => {
    const { element, controller } = ready()
    controller.play()
    element.dispatch('playing')
    element.interrupt()
    expect(controller.state().status).toBe('paused')
    element.resume()
    expect(controller.state().status).toBe('playing')
  })

  test('at the end of the file is not a pause', () => {
    const { element, controller } = ready()
    controller.play()
    element.dispatch('playing')
    element.interrupt(true)
    element.dispatch('ended')
    expect(controller.state().status).toBe('ended')
  })

  test('that is reported late changes nothing', () => {
    const { element, controller } = ready()
    controller.play()
    controller.pause()
    element.dispatch('playing')
    expect(controller.state().status).toBe('paused')
    controller.play()
    element.dispatchEvent(new Event('pause'))
    expect(controller.state().status).toBe('loading')
  })
})

test('an error before the first play is not reported, and play loads the file again', async () => {
  const { element, controller } = ready()
  element.fail(4)
  await settle()
  expect(controller.state().error).toBeUndefined()
  controller.play()
  expect(element.calls.slice(-2)).toEqual(['load', 'play'])
})

test('a failure of the previous file is not reported', async () => {
  const { element, controller } = ready(() => Promise.resolve(false))
  controller.play()
  element.fail(4)
  controller.load('/api/audio/files/b.mp3')
  await settle()
  expect(controller.state()).toEqual({ status: 'idle' })
})

test('ignores the failure of a file that plays after a second attempt', async () => {
  const found = Promise.withResolvers<boolean>()
  const { element, controller } = ready(() => found.promise)
  controller.play()
  element.fail(2)
  controller.pause()
  controller.play()
  element.dispatch('playing')
  found.resolve(true)
  await settle()
  expect(controller.state().status).toBe('playing')
})

describe('whether a file exists', () => {
  const answering = (status: number) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }))

  test.each([
    [200, true],
    [404, false],
    [410, false],
    [500, true],
    [401, true],
  ])('an answer of %i means %s', async (status, there) => {
    const asked = answering(status)
    expect(await fileExists(address)).toBe(there)
    expect(asked).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD' }))
  })

  test('is checked within five seconds, or within the given timeout', async () => {
    answering(200)
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await fileExists(address)
    await fileExists(address, 4000)
    expect(limit.mock.calls).toEqual([[5000], [4000]])
  })
})
