import { expect, test } from 'vitest'
import { fitText, fitTexts } from './fit-text.ts'
import { textWidth } from './text-width.ts'

const space = { width: 260, height: 120, leastLine: 1.22, language: 'en' }

test('a short text has the largest size', () => {
  expect(fitText('Read the problem', space)).toMatchObject({ size: 34, lines: ['Read the', 'problem'] })
})

test('a long text has smaller letters and more lines, none wider than its space', () => {
  const { lines, size } = fitText(
    'Translate the words of the problem into an equation with one unknown',
    space,
  )
  expect(size).toBeLessThan(34)
  for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(space.width)
})

test('texts beside each other have one size', () => {
  const sizes = fitTexts(['Solve', 'Translate the words of the problem into an equation'], space).map(
    ({ size }) => size,
  )
  expect(new Set(sizes).size).toBe(1)
})

test('a text in a script without spaces is broken between words', () => {
  const { lines } = fitText('寻找它们最近并且共同的父组件', { ...space, language: 'zh' })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe('寻找它们最近并且共同的父组件')
})

test('no line ends within a formula', () => {
  const { lines } = fitText('Use A\u00a0=\u00a0B to write it', {
    width: 120,
    height: 400,
    largest: 24,
    leastLine: 1.22,
  })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.some((line) => line.includes('A\u00a0=\u00a0B'))).toBe(true)
})
