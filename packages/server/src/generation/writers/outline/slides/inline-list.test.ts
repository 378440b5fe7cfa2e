import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { enumeratedIn } from './inline-list.ts'

const items = (text: string, language = 'en') => enumeratedIn(text, lexiconOf(language))

describe('The items that a sentence enumerates', () => {
  test.each([
    [
      'en',
      'Five factors control how fast a soil forms: climate, organisms, relief, parent material and time.',
      ['Climate', 'Organisms', 'Relief', 'Parent material', 'Time'],
    ],
    [
      'en',
      'A state has three branches: the legislature, the executive, and the judiciary.',
      ['The legislature', 'The executive', 'The judiciary'],
    ],
    [
      'de',
      'Drei Größen bestimmen den Druck: Temperatur, Volumen und Stoffmenge.',
      ['Temperatur', 'Volumen', 'Stoffmenge'],
    ],
    ['pl', 'Glebę tworzą trzy rodzaje ziaren: piasek, pył i ił.', ['Piasek', 'Pył', 'Ił']],
    ['zh', '土壤由三种颗粒组成：沙子、粉砂和黏土。', ['沙子', '粉砂', '黏土']],
  ])('are the points of a slide (%s): %s', (language, text, expected) => {
    expect(items(text, language)).toEqual(expected)
  })

  test.each([
    'The result was clear: it rained, which surprised the farmers, and the river rose.',
    'Note: sand, silt and clay.',
    'The train leaves at three times: 10:15, 12:15 and 14:15.',
    'There are two kinds of weathering: physical and chemical.',
    'The law has one aim: everybody who works in the mines of the province, in the fields or in the forests shall be paid every week.',
  ])('are none if these are clauses, labels, times, too few or too long: %s', (text) => {
    expect(items(text)).toBeUndefined()
  })
})
