import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf, paragraph } from '../../testing/writing/blocks-of.ts'
import { readPage } from './read-page.ts'

describe('HTML that attacks the reader', () => {
  test('ten thousand nested elements are read', () => {
    const html = `${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}`
    expect(blocksOf(html)).toEqual([paragraph('deep')])
  })

  test('five megabytes take as much time a paragraph as half a megabyte', () => {
    const read = (paragraphs: number) => {
      const html = '<h2>Part</h2><p>Some words that stand in a <b>paragraph</b> of the page.</p>'.repeat(
        paragraphs,
      )
      const begun = process.cpuUsage()
      expect(readPage({ title: 'x', html, language: 'en' }).blocks).toHaveLength(paragraphs)
      // CPU time, so that a busy machine does not fail the test.
      return process.cpuUsage(begun).user / paragraphs
    }
    read(1000)
    expect(read(65_000) / read(6500)).toBeLessThan(5)
  }, 120_000)

  test.each([
    ['within sentences', 'the water of the river flows down to the wide sea<br>'],
    ['within words', 'thesis of the photosyn-<br>'],
    ['within words, as paragraphs', '<p>thesis of the photosyn-</p>'],
    ['of Chinese', '水从山上流下来，流到很宽很宽的大海里去<br>'],
  ])(
    'many lines that end %s take as much time a line as a few',
    (_, line) => {
      const read = (lines: number) => {
        const begun = process.cpuUsage()
        readPage({ title: 'x', html: `<div>${line.repeat(lines)}</div>`, language: 'en' })
        return process.cpuUsage(begun).user / lines
      }
      read(1000)
      expect(read(20_000) / read(2000)).toBeLessThan(5)
    },
    120_000,
  )

  test('HTML that would keep the parser busy for minutes is refused', () => {
    expect(() => readPage({ title: 'x', html: '<div>'.repeat(30_000) })).toThrow(
      expect.objectContaining({ code: 'PAGE_NOT_READABLE' }),
    )
  })

  test('no input makes it throw', () => {
    const tags = [
      'p',
      'div',
      'ul',
      'ol',
      'li',
      'table',
      'tr',
      'td',
      'th',
      'dl',
      'dt',
      'dd',
      'h2',
      'h4',
      'pre',
      'code',
      'math',
      'mfrac',
      'figure',
      'figcaption',
      'blockquote',
      'aside',
      'details',
      'summary',
      'b',
      'sup',
      'a',
    ]
    const fragment = fc.oneof(
      fc.constantFrom(
        ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
        '<img src=a alt=b>',
        '<br>',
        '<td colspan=9e9 rowspan=0>',
        '$$',
        '\\(',
        '`',
      ),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), fc.string(), (fragments, title) => {
        const { blocks } = readPage({ title, html: fragments.join(''), language: 'en' })
        expect(blocks.map(({ id }) => id)).toEqual(blocks.map((_, at) => `b${at + 1}`))
      }),
    )
  })
})
