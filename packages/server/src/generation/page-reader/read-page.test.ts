import fc from 'fast-check'
import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/writing/corpus.ts'
import type { Block } from '../page.ts'
import { readPage } from './read-page.ts'

/** The blocks of a page, without their ids and paths. */
function blocksOf(html: string, title = 'Page'): readonly object[] {
  return readPage({ title, html, language: 'en' }).blocks.map(({ id: _id, path: _path, ...block }) => block)
}

function pathsOf(html: string, title = 'Page'): readonly (readonly string[])[] {
  return readPage({ title, html, language: 'en' }).blocks.map(({ path }) => path)
}

describe('Text', () => {
  test('is read as paragraphs with single spaces, whatever the markup between its letters', () => {
    const html =
      '<p><span>T</span><span>hey   are&nbsp;<b>here</b>.</span></p><div>And <i>there</i><p>too</p>!</div>'
    expect(blocksOf(html)).toEqual([
      paragraph('They are here.'),
      paragraph('And there'),
      paragraph('too'),
      paragraph('!'),
    ])
  })

  test('is split at two consecutive line breaks', () => {
    expect(blocksOf('One<br>line<br> <br>Two')).toEqual([paragraph('One line'), paragraph('Two')])
  })

  test('keeps exponents and indices in Unicode, and drops references to notes', () => {
    expect(
      blocksOf('<p>10<sup>3</sup> H<sub>2</sub>O<sup><a href="#n1">1</a></sup> on the 4<sup>th</sup></p>'),
    ).toEqual([paragraph('10³ H₂O on the 4th')])
  })

  test('marks code and math within it', () => {
    const html = `<p>Call <code>f(x)</code> for \\(x^2\\) or <img class="equation_image" data-equation-content="\\frac{1}{2}.">
      and <math><mi>y</mi></math></p>`
    expect(blocksOf(html)).toEqual([paragraph('Call `f(x)` for $x^2$ or $\\frac{1}{2}$. and $y$')])
  })

  test('does not read prices as math', () => {
    expect(blocksOf('<p>It costs $5 or $10.</p>')).toEqual([paragraph('It costs $5 or $10.')])
  })
})

describe('Sections', () => {
  test('follow the headings', () => {
    expect(
      pathsOf('<p>a</p><h2>One</h2><p>b</p><h4>Deep</h4><p>c</p><h3>Less</h3><p>d</p><h2>Two</h2><p>e</p>'),
    ).toEqual([[], ['One'], ['One', 'Deep'], ['One', 'Less'], ['Two']])
  })

  test('do not repeat the title of the page', () => {
    expect(pathsOf('<h1>The Page!</h1><p>a</p>', 'The page')).toEqual([[]])
  })

  test('start at separate bold lines, and not at long or empty headings', () => {
    const long = 'word '.repeat(30).trim()
    expect(pathsOf('<h2> </h2><p><strong>About this:</strong></p><p>a</p>')).toEqual([['About this']])
    expect(blocksOf(`<h3>${long}</h3>`)).toEqual([paragraph(long)])
  })

  test.each([
    [
      '<p><b>Key idea</b> The rivers shape the land.</p><p>And the sea.</p>',
      'Key idea',
      'The rivers shape the land.',
    ],
    [
      '<p><strong>Estrategia</strong>  El problema contiene datos. Ya es el segundo.</p>',
      'Estrategia',
      'El problema contiene datos. Ya es el segundo.',
    ],
    ['<p><b>Popyt.</b> Popyt to ilość dobra na rynku.</p>', 'Popyt', 'Popyt to ilość dobra na rynku.'],
    ['<p><b>परिभाषा।</b> यह वह प्रक्रिया है जिसमें पौधे बढ़ते हैं।</p>', 'परिभाषा', 'यह वह प्रक्रिया है जिसमें पौधे बढ़ते हैं।'],
    [
      '<p><b>What is water?</b> Water is a liquid on Earth.</p>',
      'What is water?',
      'Water is a liquid on Earth.',
    ],
    [
      '<p><span><b>Two rivers</b><br>Danube and Rhine are long.</span></p>',
      'Two rivers',
      'Danube and Rhine are long.',
    ],
  ])('start at a bold heading within a paragraph: %s', (html, heading, text) => {
    expect(pathsOf(html)[0]).toEqual([heading])
    expect(blocksOf(html)[0]).toEqual(paragraph(text))
  })

  test('start at a bold label that other paragraphs have too', () => {
    const html = `<p><b>Estrategia</b> Elija el origen en la torre.</p><p>Luego.</p><p><b>Estrategia</b> Tenemos dos ejes rectos.</p>
      <p><b>Adam</b> Smith was a Scot.</p><p><b>Adam</b> Smith wrote a book.</p>`
    expect(blocksOf(html)).toEqual([
      paragraph('Elija el origen en la torre.'),
      paragraph('Luego.'),
      paragraph('Tenemos dos ejes rectos.'),
      paragraph('Adam Smith was a Scot.'),
      paragraph('Adam Smith wrote a book.'),
    ])
  })

  test.each([
    ['<p><b>Adam</b> Smith was born in Scotland.</p>', 'Adam Smith was born in Scotland.'],
    ['<p><b>Dr. A.</b> Smith was born in Scotland.</p>', 'Dr. A. Smith was born in Scotland.'],
    ['<p><b>Rivers</b> carry water to the sea.</p>', 'Rivers carry water to the sea.'],
    [
      '<p><b>Rivers carry much water down to the sea.</b> They are long.</p>',
      'Rivers carry much water down to the sea. They are long.',
    ],
  ])('do not start at a bold part of a sentence: %s', (html, text) => {
    expect(pathsOf(html)).toEqual([[]])
    expect(blocksOf(html)).toEqual([paragraph(text)])
  })

  test('of a box end with the box', () => {
    const box = `<aside><h3>Aside</h3><p>x</p><ul><li>y</li></ul></aside>`
    expect(pathsOf(`<h2>One</h2>${box}<p>b</p>`)).toEqual([['One', 'Aside'], ['One', 'Aside'], ['One']])
  })
})

describe('Lists', () => {
  test('keep their levels, also if items are missing between', () => {
    expect(
      blocksOf('<ol><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ol><ul><ul><li>d</li></ul></ul>'),
    ).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          { text: 'a', items: [{ text: 'b', items: [] }] },
          { text: 'c', items: [] },
        ],
      },
      { kind: 'list', ordered: false, items: [{ text: 'd', items: [] }] },
    ])
  })

  test('of bold terms with their meanings are definitions', () => {
    const html =
      '<ul><li><strong>Osmosis</strong>: the movement of water</li><li><b>Ion:</b> a charged little particle</li></ul>'
    expect(blocksOf(html)).toEqual([
      { kind: 'definition', term: 'Osmosis', definition: 'the movement of water' },
      { kind: 'definition', term: 'Ion', definition: 'a charged little particle' },
    ])
  })

  test('separate a bold start of an item from its text', () => {
    const html = '<ul><li><b>Speed</b> The rivers flow fast.</li><li>And the sea is deep.</li></ul>'
    expect(blocksOf(html)).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          { text: 'Speed: The rivers flow fast.', items: [] },
          { text: 'And the sea is deep.', items: [] },
        ],
      },
    ])
  })

  test('of links within the page are navigation', () => {
    expect(
      blocksOf(
        '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><p><a href="#top">Back to top</a></p>',
      ),
    ).toEqual([])
  })
})

describe('Tables', () => {
  test('have a heading row, and spans become plain cells', () => {
    const html = `<table><caption>Cells</caption><tr><th rowspan="2">Name</th><th colspan="2">Size</th></tr><tr><th>mm</th><th>in</th></tr>
      <tr><td>A</td><td>1</td><td>2</td></tr><tr><td>B</td><td colspan="2">none</td></tr></table>`
    expect(blocksOf(html)).toEqual([
      {
        kind: 'table',
        caption: 'Cells',
        header: ['Name', 'Size – mm', 'Size – in'],
        rows: [
          ['A', '1', '2'],
          ['B', 'none', ''],
        ],
      },
    ])
  })

  test('that are used for layout are read as the contents of their cells', () => {
    expect(blocksOf('<table><tr><td><h2>Left</h2><p>a</p></td><td><p>b</p></td></tr></table>')).toEqual([
      paragraph('a'),
      paragraph('b'),
    ])
  })
})

describe('Pictures', () => {
  test('have a caption, a description and the address of Canvas', () => {
    const html = `<figure><img src="/a.png" alt="A cell" data-api-endpoint="https://c/api/1"><figcaption>The cell</figcaption></figure>`
    expect(blocksOf(html)).toEqual([
      {
        kind: 'figure',
        image: { url: '/a.png', apiUrl: 'https://c/api/1' },
        alt: 'A cell',
        caption: 'The cell',
      },
    ])
  })

  test('ignore file names as descriptions', () => {
    expect(blocksOf('<p>See <img src="/x" alt="cell_1.png"> here</p>')).toEqual([
      paragraph('See here'),
      { kind: 'figure', image: { url: '/x' }, alt: '', caption: '' },
    ])
  })

  test('that are ornaments or icons are dropped', () => {
    expect(blocksOf('<img src="/a" role="presentation" alt=""><img src="/b" width="16" alt="x">')).toEqual([])
  })

  test.each([
    ['a logo by its description', '<img src="/a.png" alt="College logo">'],
    ['a logo described in Chinese', '<img src="/a.png" alt="学院徽标">'],
    ['a banner by its file', '<img src="/files/Course_Banner-2.png?size=1" alt="">'],
  ])('that are decorations are dropped: %s', (_, html) => {
    expect(blocksOf(html)).toEqual([])
  })

  test.each([
    '<img src="/iconography.png" alt="">',
    '<img src="/a.png" alt="The logo of the guild shows a ship above three towers">',
    '<figure><img src="/logo.png" alt=""><figcaption>The seal of the city</figcaption></figure>',
  ])('that show something are kept: %s', (html) => {
    expect(blocksOf(html)).toHaveLength(1)
  })
})

test('Quotations name who said them', () => {
  const quote = { kind: 'quote', text: 'Be brief.', attribution: 'Ann' }
  expect(blocksOf('<blockquote><p>“Be brief.”</p><footer>— Ann</footer></blockquote>')).toEqual([quote])
  expect(blocksOf('<blockquote><p>Be brief.</p><p>— Ann</p></blockquote>')).toEqual([quote])
})

test('Definition lists pair terms with meanings', () => {
  expect(
    blocksOf('<dl><dt>Ion</dt><dd>a charged particle</dd><dt>A</dt><dt>B</dt><dd>letters</dd></dl>'),
  ).toEqual([
    { kind: 'definition', term: 'Ion', definition: 'a charged particle' },
    { kind: 'definition', term: 'A / B', definition: 'letters' },
  ])
})

test('Code keeps its lines and names its language', () => {
  expect(blocksOf('<pre><code class="language-js">if (a) {\n  b()\n}\n</code></pre>')).toEqual([
    { kind: 'code', text: 'if (a) {\n  b()\n}', codeLanguage: 'js' },
  ])
})

test('Formulas on separate lines are math, in every notation', () => {
  const math = { kind: 'math', latex: 'x^{2}' }
  expect(blocksOf('<p>$$x^{2}$$</p>')).toEqual([math])
  expect(blocksOf('<p>\\[x^{2}\\]</p>')).toEqual([math])
  expect(blocksOf('<p><img class="equation_image" data-equation-content="x^{2}"></p>')).toEqual([math])
  expect(blocksOf('<math display="block"><msup><mi>x</mi><mn>2</mn></msup></math>')).toEqual([math])
})

test('Boxes are callouts with their label', () => {
  expect(blocksOf('<div class="alert alert-warning"><h4>Careful</h4><p>It is hot.</p></div>')).toEqual([
    { kind: 'callout', label: 'Careful', text: 'It is hot.' },
  ])
  expect(blocksOf('<details><summary>Solution</summary><p>B</p></details>')).toEqual([
    { kind: 'callout', label: 'Solution', text: 'B' },
  ])
})

test('Videos are named, unless their title is machine-generated', () => {
  expect(
    blocksOf(
      '<iframe src="https://v/1" title="How cells divide"></iframe><video src="/m.mp4" title="a_b"></video>',
    ),
  ).toEqual([
    { kind: 'media', title: 'How cells divide', url: 'https://v/1' },
    { kind: 'media', title: '', url: '/m.mp4' },
  ])
})

test('Invisible elements are dropped', () => {
  const html = `<style>p{}</style><script>1</script><nav><a href="/">Home</a></nav><p>&nbsp;</p><p hidden>no</p>
    <p style="display: none">no</p><h1 class="page-title">no</h1><a class="external" href="/x">Site<span class="screenreader-only">
    (Links to an external site.)</span></a>`
  expect(blocksOf(html)).toEqual([paragraph('Site')])
})

test('Elements that a button on the page unfolds are read', () => {
  expect(
    blocksOf(
      '<a class="element_toggler" aria-controls="more">More</a><div id="more" style="display:none">Here.</div>',
    ),
  ).toEqual([paragraph('More'), paragraph('Here.')])
})

describe('The language', () => {
  const arabic =
    '<p>المكونات هي إحدى المفاهيم الرئيسية في هذه المكتبة وهي الأساس الذي تبنى عليه واجهات المستخدم.</p>'
  const german = `<p>${'Die Zelle ist die kleinste lebende Einheit aller Organismen und wird von einer Membran umgeben. '.repeat(4)}</p>`

  test('is that of the markup', () => {
    expect(
      readPage({ title: 'x', html: `<div lang="pl" dir="ltr"><p>Tak.</p></div>`, language: 'en' }).language,
    ).toBe('pl')
  })

  test('is the course’s unless the text differs', () => {
    expect(readPage({ title: 'x', html: '<p>OK.</p>', language: 'es-MX' }).language).toBe('es-MX')
    expect(readPage({ title: 'x', html: german, language: 'de-AT' }).language).toBe('de-AT')
  })

  test('is recognised if the course has another one, or none', () => {
    expect(readPage({ title: 'x', html: german, language: 'en' }).language).toBe('de')
    expect(readPage({ title: 'x', html: arabic, language: 'en' })).toMatchObject({
      language: 'ar',
      direction: 'rtl',
    })
    expect(
      readPage({ title: 'x', html: '<p>细胞是生命的基本单位，所有生物都由细胞组成。</p>' }).language,
    ).toBe('zh')
  })

  test('of a block is set if it differs', () => {
    const [first, second] = readPage({ title: 'x', html: `${german}${arabic}`, language: 'de' }).blocks
    expect(first).not.toHaveProperty('language')
    expect(second).toMatchObject({ language: 'ar', direction: 'rtl' })
  })
})

test('Words are counted in languages with and without spaces', () => {
  expect(readPage({ title: 'x', html: '<p>Three short words.</p>', language: 'en' }).words).toBe(3)
  expect(readPage({ title: 'x', html: '<p>细胞是生命的基本单位</p>' }).words).toBeGreaterThan(3)
})

describe('HTML that attacks the reader', () => {
  test('ten thousand nested elements are read', () => {
    const html = `${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}`
    expect(blocksOf(html)).toEqual([paragraph('deep')])
  })

  test('five megabytes are read in a few seconds', () => {
    const html = '<h2>Part</h2><p>Some words that stand in a <b>paragraph</b> of the page.</p>'.repeat(65_000)
    const begun = process.cpuUsage()
    expect(readPage({ title: 'x', html, language: 'en' }).blocks).toHaveLength(65_000)
    // CPU time, so that a busy machine does not fail the test.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(10)
  }, 120_000)

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
    const piece = fc.oneof(
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
      fc.property(fc.array(piece, { maxLength: 40 }), fc.string(), (pieces, title) => {
        const { blocks } = readPage({ title, html: pieces.join(''), language: 'en' })
        expect(blocks.map(({ id }) => id)).toEqual(blocks.map((_, at) => `b${at + 1}`))
      }),
    )
  })
})

const corpus = readCorpus()

describe.skipIf(corpus.length === 0)('The corpus (skipped if it is absent)', () => {
  test.each(corpus.map((one) => [one.file, one] as const))(
    '%s is read without loss and without garbage',
    (_, { html, page, language }) => {
      const read = new Map<string, number>()
      for (const word of wordsOf([page.title, ...page.blocks.flatMap(everything)].join(' ')))
        read.set(word, (read.get(word) ?? 0) + 1)
      const visible = wordsOf(visibleText(html))
      const lost = visible.filter((word) => !read.has(word))
      expect(lost.length / Math.max(1, visible.length), lost.slice(0, 20).join(' ')).toBeLessThanOrEqual(
        0.005,
      )
      const text = page.blocks.flatMap(everything).join('\n')
      expect(text).not.toMatch(/links to an external site|os-embed|\[exercise\/|\u00a0/i)
      const alts = page.blocks.map((block) => (block.kind === 'figure' ? block.alt : ''))
      expect(alts.filter((alt) => /\.(?:png|jpe?g|gif|svg)$/i.test(alt))).toEqual([])
      expect(page.language).toBe(language)
    },
  )
})

function paragraph(text: string): object {
  return { kind: 'paragraph', text }
}

/** All contents of a block as one text: every string except its id and kind. */
function everything(block: Block): string[] {
  const { id: _id, kind: _kind, ...rest } = block
  const found: string[] = []
  JSON.stringify(rest, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value)
    return value
  })
  return found
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  )
}

/** The page's text from the parser, without formulas and what the reader drops on purpose. */
function visibleText(html: string): string {
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value)
    if (!('attrs' in node) || ['math', 'script', 'style'].includes(node.tagName)) return
    const classes = node.attrs.find(({ name }) => name === 'class')?.value ?? ''
    if (/screenreader-only|ui-icon|os-embed|page-title/.test(classes)) return
    node.childNodes.forEach(visit)
    if (!['span', 'b', 'i', 'em', 'strong', 'a', 'sub', 'sup', 'code'].includes(node.tagName)) texts.push(' ')
  }
  parseFragment(html).childNodes.forEach(visit)
  return texts.join('').replace(/\\\(.+?\\\)|\\\[.+?\\\]/gs, ' ')
}
