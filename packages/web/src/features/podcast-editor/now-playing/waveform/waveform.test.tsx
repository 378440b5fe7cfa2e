import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../slides/testing/render.tsx'
import { barsOf } from './bars.ts'
import { loudnessOf } from './loudness.ts'
import { TimeSlider } from '../../../../audio/time-slider.tsx'

test('loudness is measured twenty times a second', () => {
  const samples = Float32Array.from({ length: 8000 }, (_, at) => (at < 4000 ? 0.5 : 0))
  const loudness = loudnessOf(samples, 8000)
  expect(loudness).toHaveLength(20)
  expect(loudness[0]).toBeCloseTo(0.5)
  expect(loudness[19]).toBe(0)
})

test('the height of a bar is its loudness relative to the loudest bar, and pauses are flat', () => {
  const lines = [
    { startMs: 0, endMs: 2000, loudness: [0.1, 0.2] },
    { startMs: 3000, endMs: 4000, loudness: [0.4] },
  ]
  expect(barsOf(lines, { startMs: 0, endMs: 4000 }, 4)).toEqual([0.25, 0.5, 0, 1])
  expect(barsOf(lines, { startMs: 0, endMs: 2000 }, 2)).toEqual([0.5, 1])
})

test('a line that is not measured yet has bars of equal height, and a silent line is flat', () => {
  const shown = { startMs: 0, endMs: 2000 }
  const lines = [
    { startMs: 0, endMs: 1000, loudness: undefined },
    { startMs: 1000, endMs: 2000, loudness: [0, 0] },
  ]
  expect(barsOf(lines, shown, 2)).toEqual([0.3, 0])
  expect(barsOf([], shown, 2)).toEqual([0, 0])
})

test.each([
  ['ArrowRight', 35_000],
  ['ArrowUp', 35_000],
  ['ArrowLeft', 25_000],
  ['ArrowDown', 25_000],
  ['Home', 10_000],
  ['End', 60_000],
  ['PageUp', 60_000],
  ['PageDown', 10_000],
])('%s moves to %i ms and stays within the shown range', async (key, expected) => {
  const seek = vi.fn<(time: number) => void>()
  const page = await render(
    <TimeSlider
      shown={{ startMs: 10_000, endMs: 60_000 }}
      time={30_000}
      text={(time) => `${time / 1000} s`}
      jump={(_, direction) => (direction === 1 ? 90_000 : 0)}
      now={() => 30_000}
      onSeek={seek}
    >
      {(time) => time}
    </TimeSlider>,
  )
  const slider = page.querySelector('input')
  expect(slider?.getAttribute('aria-valuetext')).toBe('30 s')
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void slider?.dispatchEvent(event))
  expect(seek.mock.calls).toEqual([[expected]])
  expect(event.defaultPrevented).toBe(true)
})
