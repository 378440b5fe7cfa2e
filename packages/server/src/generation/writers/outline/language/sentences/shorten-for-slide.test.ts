import { describe, expect, test } from 'vitest'
import { shortenForSlide } from './shorten-for-slide.ts'
import { lexiconOf } from '../lexicon.ts'

const shown = (text: string, language = 'en', most = 16) => shortenForSlide(text, most, lexiconOf(language))

describe('What a slide shows of a sentence', () => {
  test.each([
    ['en', 'Rivers slow down near the sea, which lets sand settle.', 'Rivers slow down near the sea'],
    ['en', 'Prices of bread rise in spring because the harvest was poor.', 'Prices of bread rise in spring'],
    ['es', 'El agua del río sube porque la nieve se derrite.', 'El agua del río sube'],
    ['zh', '你可以为那些输入未更改的组件跳过渲染，以提高性能。', '你可以为那些输入未更改的组件跳过渲染'],
    [
      'ar',
      'القائمة الأصلية للمنتجات يتم تمريرها ضمن الخصائص، فهي ليست حالة.',
      'القائمة الأصلية للمنتجات يتم تمريرها ضمن الخصائص',
    ],
  ])('is its shortest clean cut (%s): %s', (language, text, expected) => {
    expect(shown(text, language)).toBe(expected)
  })

  test('loses a clause that only adds something, and no list within it', () => {
    expect(shown('The river, which rises in the hills, carries sand and mud to the sea every spring.')).toBe(
      'The river carries sand and mud to the sea every spring',
    )
    const list =
      'They are describing soil texture, which is the proportion of sand, silt and clay in the mineral part of a soil.'
    expect(shown(list)).toBeUndefined()
  })

  test('is all of it without a clean cut, unless it is too long', () => {
    const text = 'Rivers of the north carry sand and mud to the sea.'
    expect(shown(text)).toBe(text.slice(0, -1))
    expect(shown(text, 'en', 8)).toBeUndefined()
  })

  test('keeps the reason of what is denied', () => {
    const text = 'People did not leave because they were afraid of floods.'
    expect(shown(text)).toBe(text.slice(0, -1))
  })
})

test('a cut that only repeats its subject is refused, and a whole text is not', () => {
  const lexicon = lexiconOf('en')
  const text = 'A capillary joint is a joint, which is filled with a solder that melts far below the copper.'
  expect(shortenForSlide(text, 16, lexicon)).toBeUndefined()
  expect(shortenForSlide('A promise is a promise.', 16, lexicon)).toBe('A promise is a promise')
})
