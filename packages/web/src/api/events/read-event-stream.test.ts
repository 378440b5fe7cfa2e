import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeLimitExceeded } from '../time-limit.ts'
import { readEventStream } from './read-event-stream.ts'

const silenceMs = 1000
let push: (text: string) => void
let end: () => void
let messages: string[]
let alive: number
let isCancelled: boolean
let stopped: AbortController

function open(onOpen: (response: Response) => Promise<boolean> = async ({ ok }) => ok): Promise<void> {
  return readEventStream('/api/events', {
    request: {},
    signal: stopped.signal,
    silenceMs,
    onOpen,
    onAlive: () => (alive += 1),
    onMessage: (data) => messages.push(data),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  messages = []
  alive = 0
  isCancelled = false
  stopped = new AbortController()
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(bytes.encode(text))
      end = () => controller.close()
    },
    cancel() {
      isCancelled = true
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('returns each message, and treats heartbeats as activity', async () => {
  const reading = open()
  push('data: one\n\n')
  await vi.advanceTimersByTimeAsync(0)
  push(': heartbeat\n\n')
  push('data: two\n\n')
  await vi.advanceTimersByTimeAsync(0)
  end()
  await reading
  expect(messages).toEqual(['one', 'two'])
  expect(alive).toBe(3)
})

test('ends when the stream is silent', async () => {
  const reading = open()
  await vi.advanceTimersByTimeAsync(silenceMs)
  await expect(reading).resolves.toBeUndefined()
})

test('continues while heartbeats come', async () => {
  let ended = false
  const reading = open().then(() => (ended = true))
  for (let time = 0; time < 5; time += 1) {
    await vi.advanceTimersByTimeAsync(silenceMs - 1)
    push(': heartbeat\n\n')
  }
  expect(ended).toBe(false)
  stopped.abort()
  await reading
})

test('rejects when no response comes', async () => {
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  const failed = open().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(silenceMs)
  expect(await failed).toBeInstanceOf(TimeLimitExceeded)
})

test('closes the connection if the caller cannot use the stream', async () => {
  await expect(open(() => Promise.reject(new Error('The list of jobs did not arrive.')))).rejects.toThrow(
    'list',
  )
  expect(isCancelled).toBe(true)
})
