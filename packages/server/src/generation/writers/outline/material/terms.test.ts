import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { meaningOf } from './terms.ts'

const meaning = (language: string, term: string, definition: string) =>
  meaningOf({ kind: 'definition', id: 'b1', path: [], term, definition }, lexiconOf(language), [])

test('a statement after a label is no definition, also if it ends with a quotation mark', () => {
  const text = '紧张、恐惧和疼痛都可使血压升高。这种现象叫作“白大衣高血压”。'
  expect(meaning('zh-Hans', '情绪', text)).not.toContain('是指')
  expect(meaning('zh-Hans', '情绪', text)).toContain('紧张')
})

test('a meaning without an end mark is a definition', () => {
  expect(meaning('zh-Hans', '渗透', '水通过半透膜的扩散')).toContain('是指')
})
