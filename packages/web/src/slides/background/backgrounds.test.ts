import { describe, expect, test } from 'vitest'
import { themes } from '@lectern/domain/theme/themes.ts'
import type { Background } from './background.ts'
import { backgroundPalette } from './background-palette.ts'
import { backgrounds } from './backgrounds.ts'
import { paintBackground } from './paint-background.ts'
import { recordingContext } from '../testing/fake-canvas.ts'

const palette = backgroundPalette(themes['educational-blue'].theme)
const { none, ...moving } = backgrounds

function painting(background: Background, time: number) {
  const { context, calls, numbers } = recordingContext({ width: 1280, height: 720 })
  paintBackground(context, background, { time, palette })
  return { calls, numbers }
}

test('none paints nothing', () => {
  expect(painting(none, 0).calls.map((words) => words.split(' ')[0])).toEqual([
    'save',
    'clearRect',
    'scale',
    'restore',
  ])
})

describe.each(Object.entries(moving))('%s', (_, background) => {
  test('looks different at its start, its middle and its end', () => {
    const looks = [0, 0.5, 0.9].map((time) => painting(background, time).calls.join('\n'))
    expect(new Set(looks).size).toBe(3)
  })

  test('looks the same at the same time in every loop, independent of earlier frames', () => {
    const { calls } = painting(background, 0.25)
    painting(background, 0.8)
    expect(painting(background, 0.25).calls).toEqual(calls)
    expect(painting(background, 3.25).calls).toEqual(calls)
    expect(painting(background, -0.75).calls).toEqual(calls)
  })

  test.each([0, 0.1, 0.333, 0.5, 0.75, 0.999])(
    'is painted with finite numbers, at %d of its loop',
    (time) => {
      const { numbers } = painting(background, time)
      expect(numbers.length).toBeGreaterThan(20)
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
    },
  )

  test('uses only the inks of the theme, and valid alphas', () => {
    const { calls } = painting(background, 0.4)
    const said = (words: string) =>
      calls.filter((line) => line.startsWith(words)).map((line) => line.split(' ').at(-1) ?? '')
    const inks = [...said('fillStyle'), ...said('strokeStyle'), ...said('addColorStop')]
    const allowed = ['gradient', ...Object.values(palette)]
    expect(
      inks.filter((ink) => !allowed.includes(ink.slice(0, ink.startsWith('#') ? 7 : undefined))),
    ).toEqual([])
    expect(inks.filter((ink) => ink.startsWith('#') && !/^#[\da-f]{6}(?:[\da-f]{2})?$/.test(ink))).toEqual([])
    const alphas = said('globalAlpha').map(Number)
    expect(alphas.filter((alpha) => alpha < 0 || alpha > 1)).toEqual([])
    expect(said('globalCompositeOperation')).toEqual([])
  })
})
