import { expect } from 'vitest'
import type { Frame } from '../motion/frame.ts'

/** The value with which each CSS function changes nothing. */
const neutral: Readonly<Record<string, number>> = {
  scale: 1,
  scaleY: 1,
  brightness: 1,
  saturate: 1,
  opacity: 1,
}

/** Shadows that exist at the end fade with their element. */
const shadow = /drop-shadow\(.*?\)\)/g

/** Expects that a frame looks like the slide without a motion, within an invisible difference. */
export function expectRest({ opacity = 1, transform = '', filter = '' }: Frame): void {
  expect(opacity).toBeCloseTo(1, 3)
  let depth = 0
  for (const { 1: name = '', 2: values = '' } of `${transform} ${filter.replaceAll(shadow, '')}`.matchAll(
    /([a-z-]+)\(([^()]*)\)/gi,
  )) {
    if (name === 'perspective') continue
    if (name === 'translateZ') {
      depth += Number.parseFloat(values)
      continue
    }
    if (name === 'matrix') {
      expect(numbers(values).map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([1, 0, 0, 1, 0, 0])
      continue
    }
    for (const value of numbers(values)) expect(value, name).toBeCloseTo(neutral[name] ?? 0, 3)
  }
  expect(depth).toBeCloseTo(0)
}

function numbers(values: string): readonly number[] {
  return values.split(',').map((value) => Number.parseFloat(value))
}
