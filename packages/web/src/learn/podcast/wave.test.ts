import { afterEach, expect, test, vi } from 'vitest'
import { barCount, barsWithin, fetchWaveform, maskOf } from './wave.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a chapter has its share of the bars, each as high as its mean', () => {
  const levels = [0, 0, 100, 100, 50, 50, 20, 40]
  expect(barsWithin(levels, { from: 0, to: 0.5 }, 4)).toEqual([0.08, 1])
  expect(barsWithin(levels, { from: 0.5, to: 1 }, 4)).toEqual([0.5, 0.3])
  expect(barsWithin(levels, { from: 0.5, to: 0.501 }, 4), 'a very short one has one bar').toEqual([0.5])
})

test('narrow windows have fewer bars', () => {
  expect([barCount(320), barCount(1440), barCount(4000)]).toEqual([49, 200, 200])
})

test('the bars are an image without anything to load', () => {
  expect(decodeURIComponent(maskOf([1, 0.5]))).toMatch(/^url\("data:image\/svg\+xml,<svg .*viewBox='0 0 2 1'/)
})

test('an episode without a waveform keeps its plain seek bar', async () => {
  const answers = [
    new Response('{}', { status: 503 }),
    Response.json({ levels: [] }),
    Response.json({ levels: [7] }),
  ]
  const fetched = vi.fn<(url: string) => Promise<Response> | Response>(
    () => answers.shift() ?? Promise.reject(new Error('no network')),
  )
  vi.stubGlobal('fetch', fetched)
  const address = '/learn/secret'
  expect(await fetchWaveform(address, 'first')).toBeUndefined()
  expect(await fetchWaveform(address, 'first')).toBeUndefined()
  expect(await fetchWaveform(address, 'first')).toEqual([7])
  expect(await fetchWaveform(address, 'first')).toBeUndefined()
  expect(fetched).toHaveBeenCalledWith('/learn/secret/waveform.json?v=first', expect.anything())
})
