import { expect, test } from 'vitest'
import { stripThoughts } from './strip-thoughts.ts'

const json = '{"title": "Leaves"}'

test.each([
  ['no thoughts', json],
  ['thoughts', `<think>Leaves, hm.</think>${json}`],
  ['thoughts with braces', `<think>I write {"slides": [{…}]} then.</think>\n\n${json}`],
  ['thoughts of another name', `<thinking>\nLeaves\n</thinking>\n${json}`],
  ['thoughts in capitals', `<THINK>Leaves</THINK> ${json}`],
  ['thoughts whose beginning stands in the prompt', `Leaves {a} and so on.\n</think>\n${json}`],
  ['thoughts that name their own end', `<think>I close with </think> later. </think>${json}`],
  ['thoughts in brackets', `[THINK]Leaves[/THINK]${json}`],
  [
    'the channels of gpt-oss',
    `<|channel|>analysis<|message|>Leaves<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  ],
])('reads the answer after %s', (_what, answer) => {
  expect(stripThoughts(answer)).toBe(json)
})

test('keeps a code fence around the answer', () => {
  expect(stripThoughts(`<think>x</think>\n\`\`\`json\n${json}\n\`\`\``)).toBe(`\`\`\`json\n${json}\n\`\`\``)
})

test('keeps what follows a start mark without an end mark', () => {
  expect(stripThoughts(`<think>Leaves. ${json}`)).toBe(`Leaves. ${json}`)
  expect(stripThoughts('<think>')).toBe('')
})

test('keeps marks inside the answer', () => {
  const about = '{"title": "Models write </think> after <think>"}'
  expect(stripThoughts(about)).toBe(about)
  expect(stripThoughts(`<think>Tags.</think>${about}`)).toBe(about)
})

test('keeps an answer in prose', () => {
  expect(stripThoughts('I cannot help with that.')).toBe('I cannot help with that.')
})
