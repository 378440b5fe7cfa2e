import { expect, test } from 'vitest'
import { saysOnlyOutput } from './program-output.ts'

test.each([
  'The program prints 13.6.',
  'El programa imprime 13,6.',
  'Das Programm gibt 5 aus.',
  '程序输出5。',
])('“%s” says only what a program prints', (text) => {
  expect(saysOnlyOutput(text)).toBe(true)
})

test.each([
  'The program prints 5, because the list has five items.',
  'The programme of the theatre shows five plays.',
])('“%s” says more than that', (text) => {
  expect(saysOnlyOutput(text)).toBe(false)
})
