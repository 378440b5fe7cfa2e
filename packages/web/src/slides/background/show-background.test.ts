import { expect, test } from 'vitest'
import { themes } from '@lectern/domain/theme/themes.ts'
import { backgroundPalette } from './background-palette.ts'
import { type Clock, createClock } from '../runtime/clock.ts'
import { showBackground } from './show-background.ts'
import { recordingContext } from '../testing/fake-canvas.ts'
import { fakeFrames } from '../testing/fake-frames.ts'
import { fakeObservers } from '../testing/fake-observers.ts'

const palette = backgroundPalette(themes['educational-blue'].theme)

function show({ clock, thumbnail = false }: { clock?: Clock; thumbnail?: boolean } = {}) {
  const observers = fakeObservers()
  const canvas = document.createElement('canvas')
  const { context } = recordingContext(canvas)
  canvas.getContext = (() => context) as unknown as HTMLCanvasElement['getContext']
  canvas.width = 0
  const times: number[] = []
  const background = { paint: (_: unknown, { time }: { time: number }) => void times.push(time) }
  const stop = showBackground(canvas, { background, palette, round: 10_000, clock, thumbnail })
  return { ...observers, canvas, times, stop }
}

function startedClock() {
  const frames = fakeFrames()
  const clock = createClock(frames)
  clock.play()
  return { clock, ...frames }
}

test('is painted once per frame of its clock, and not while the clock is paused', () => {
  const { clock, pass } = startedClock()
  const { resize, times } = show({ clock })
  resize(640)
  pass(1000)
  pass(1500)
  clock.pause()
  pass(1000)
  expect(times).toEqual([0, 0.1, 0.25])
})

test('follows the clock when it is moved, and repeats', () => {
  const clock = createClock(fakeFrames())
  const { resize, times } = show({ clock })
  resize(640)
  for (const time of [5000, 12_500, -2500]) clock.seek(time)
  expect(times).toEqual([0, 0.5, 0.25, 0.75])
})

test('while it is not visible, it requests no frames and uses no memory, and then continues in time', () => {
  const { clock, pass, asked } = startedClock()
  const { resize, sight, canvas, times } = show({ clock })
  resize(640)
  expect(asked()).toBe(true)
  sight(false)
  expect(asked()).toBe(false)
  expect(canvas.width).toBe(0)
  pass(3000)
  sight(true)
  expect(canvas.width).toBe(640)
  expect(times).toEqual([0, 0.3])
})

test('without a clock it is painted once, at its start', () => {
  const { resize, sight, times, canvas } = show()
  resize(900)
  expect(times).toEqual([0])
  expect(canvas.width).toBe(900)
  sight(true)
  expect(new Set(times)).toEqual(new Set([0]))
})

test('a thumbnail is painted when it becomes visible, and is small', () => {
  const { resize, sight, times, canvas } = show({ thumbnail: true })
  resize(600)
  expect(times).toEqual([])
  expect(canvas.width).toBe(0)
  sight(true)
  expect(times).toEqual([0])
  expect([canvas.width, canvas.height]).toEqual([320, 180])
})

test('has no more px than the stage, on any size and resolution of the screen', () => {
  const { resize, canvas } = show()
  resize(3840)
  expect([canvas.width, canvas.height]).toEqual([1280, 720])
})

test('nothing of it is left after its end', () => {
  const { clock, asked } = startedClock()
  const { resize, canvas, stop, watching } = show({ clock })
  resize(640)
  stop()
  expect(asked()).toBe(false)
  expect(watching()).toBe(0)
  expect(canvas.width).toBe(0)
})
