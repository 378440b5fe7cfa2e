import { describe, expect, test } from 'vitest'
import { imagesOfPassages, pageOfPassages } from './page-of-passages.ts'
import { readPage } from '../page-reader/read-page.ts'
import { passagesOf } from '../passages.ts'
import { examplePage } from '../writer.contract.ts'

const everything = readPage({
  title: 'Rivers',
  language: 'en',
  html: `<p>Rivers carry water from the mountains to the sea all year, and they shape the valleys.</p>
    <h2>Lengths</h2>
    <table><caption>Two rivers</caption><tr><th>River</th><th>Length</th></tr><tr><td>Rhine</td><td>1230 km</td></tr></table>
    <blockquote><p>No man ever steps in the same river twice.</p><footer>Heraclitus</footer></blockquote>
    <pre><code class="language-python">flow = width * depth\nprint(flow)</code></pre>
    <ol><li>Source</li><li>Course</li><li>Mouth</li></ol>
    <dl><dt>Delta</dt><dd>the many mouths of one river</dd></dl>`,
})

describe('A page that is restored from its stored passages', () => {
  test.each([
    ['with terms and lists', examplePage],
    ['with a table, a quotation and code', everything],
  ])('is the original page: %s', (_, page) => {
    const { blocks, ...rest } = pageOfPassages(passagesOf(page, new Map()), page)
    const unordered = page.blocks.map((block) =>
      block.kind === 'list' ? { ...block, ordered: false } : block,
    )
    expect({ ...rest, blocks }).toEqual({ ...page, blocks: unordered })
  })

  test('has its pictures with their addresses in Lectern’s media', () => {
    const image = { url: '/api/media/delta.png', alt: 'A delta' }
    const passages = [{ id: 'b1', path: [], text: 'The delta of the Nile.', image }]
    expect(pageOfPassages(passages, { title: 'Rivers', language: 'en' }).blocks).toEqual([
      {
        id: 'b1',
        path: [],
        kind: 'figure',
        image: { url: image.url },
        alt: 'A delta',
        caption: 'The delta of the Nile.',
      },
    ])
    expect(imagesOfPassages(passages)).toEqual(new Map([[image.url, image.url]]))
  })

  test('is restored from older passages too, which do not have kinds', () => {
    const passages = [
      { id: 'b1', path: ['Parts'], text: 'A river has three parts.' },
      { id: 'b2', path: ['Parts'], text: 'Source\nCourse\nMouth' },
    ]
    expect(pageOfPassages(passages, { title: 'Rivers', language: 'en' }).blocks).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'list', items: [{ text: 'Source' }, { text: 'Course' }, { text: 'Mouth' }] },
    ])
  })

  test('has its own language, whatever the language of the document', () => {
    const passages = passagesOf(examplePage, new Map())
    expect(pageOfPassages(passages, { title: 'Wasser', language: 'de' }).language).toBe('en')
  })
})
