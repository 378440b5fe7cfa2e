import { afterEach, expect, test, vi } from 'vitest'
import { startCapture } from './capture.ts'

vi.mock('./capture-worklet.ts?worker&url', () => ({ default: '/capture-worklet.js' }))
afterEach(() => vi.unstubAllGlobals())

/** A microphone, and a mock of its stop function. */
function microphone() {
  const stop = vi.fn<() => void>()
  return { stream: { getTracks: () => [{ stop }] } as unknown as MediaStream, stop }
}

class Context {
  readonly state = 'running'
  readonly sampleRate = 48_000
  readonly audioWorklet = { addModule: async () => {} }
  resume = async () => {}
  close = async () => {}
  createMediaStreamSource(): never {
    throw new DOMException('Another rate.', 'NotSupportedError')
  }
}

class Node {
  readonly port = { addEventListener() {}, start() {} }
}

function refuseContext(): never {
  throw new DOMException('Too many.', 'NotSupportedError')
}

test.each([
  ['creates no context', refuseContext],
  ['does not process its sound', Context],
])('stops the microphone if the browser %s', async (_, AudioContext) => {
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('AudioWorkletNode', Node)
  const { stream, stop } = microphone()
  const starting = startCapture(stream, () => {}, new AbortController().signal)
  await expect(starting).rejects.toThrow(DOMException)
  expect(stop).toHaveBeenCalledOnce()
})
