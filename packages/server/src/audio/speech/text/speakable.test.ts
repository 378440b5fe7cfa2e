import { describe, expect, test } from 'vitest'
import { hasWords, longestPassage, passagesOf, speakable } from './speakable.ts'

describe('speakable', () => {
  test.each([
    ['**Bold**, *italic*, _so_, ~~gone~~ and `code`.', 'Bold, italic, so, gone and code.'],
    ['## Heading', 'Heading'],
    ['- An item', 'An item'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
    ['See [the guide](https://x.org/a_b "Guide") and ![a leaf](leaf.png).', 'See the guide and a leaf.'],
    ['Visit https://www.example.com:8080/a/b?c=1#d, or http://a.org.', 'Visit example.com, or a.org.'],
    ['The area is $\\pi r^2$, and $$a+b$$.', 'The area is pi r squared, and a plus b.'],
    ['It costs $5 and not $6.', 'It costs $5 and not $6.'],
    ['Well done 🎉👩‍👩‍👧‍👦🇩🇪 1️⃣!', 'Well done 1!'],
    [
      'soft\u00adhyphen, zero\u200bwidth, \u202eoverride\u202c, \u0007bell',
      'softhyphen, zerowidth, override, bell',
    ],
    ['lone \ud83d surrogate', 'lone surrogate'],
    ['z\u0334\u0335\u0336\u0337\u0338a', 'z\u0334\u0335\u0336a'],
    ['Wait!!!!!!!! ------', 'Wait! -'],
    ['<b>bold</b> but 2 < 3 > 1', 'bold but 2 < 3 > 1'],
    ['one\n  two\tthree', 'one two three'],
  ])('reads %j as %j', async (written, spoken) => {
    expect(await speakable(written, 'en-US')).toBe(spoken)
  })

  test('speaks formulas in the language of the voice', async () => {
    expect(await speakable('Das ist $x^2$.', 'de-DE')).toBe('Das ist x Quadrat.')
  })

  test('splits words of more than 40 characters, but not scripts without spaces', async () => {
    const pieces = (await speakable('ab'.repeat(100), 'en')).split(' ')
    expect(pieces.join('')).toBe('ab'.repeat(100))
    expect(Math.max(...pieces.map((piece) => piece.length))).toBe(40)
    expect(await speakable('水'.repeat(60), 'zh')).toBe('水'.repeat(60))
    expect(await speakable('น้ำ'.repeat(40), 'th')).toBe('น้ำ'.repeat(40).normalize('NFC'))
  })
})

describe('passagesOf', () => {
  test('keeps a sentence that fits whole', () => {
    expect(passagesOf('Water boils.')).toEqual(['Water boils.'])
  })

  test.each([
    ['after a clause', 'word word word, '.repeat(60), /,$/],
    ['between words', 'word '.repeat(300), /word$/],
    ['anywhere', 'w'.repeat(1300), /w$/],
  ])('splits a long one %s, losing nothing', (_where, sentence, end) => {
    const passages = passagesOf(sentence)
    expect(passages.join(' ').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''))
    for (const passage of passages) {
      expect(passage.length).toBeLessThanOrEqual(longestPassage)
      expect(passage).toMatch(end)
    }
  })

  test('makes no passage of text without words', () => {
    expect(passagesOf(' … ')).toEqual([])
    expect(hasWords('?!')).toBe(false)
    expect(hasWords('٣')).toBe(true)
  })
})
