import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { blocksOf, paragraph } from '../../testing/writing/blocks-of.ts'

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
  expect(blocksOf('<blockquote><p>“Be brief.”</p><p>Ann</p></blockquote>')).toEqual([quote])
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
  expect(
    blocksOf(
      '<div class="note"><p><strong>In short:</strong> <em>The</em> <i>sea</i> <b>rises</b>.</p></div>',
    ),
  ).toEqual([{ kind: 'callout', label: 'In short', text: 'The sea rises.' }])
})

test.each([
  ['en', 'Careful', 'the lid is hot.', 'The lid is hot.'],
  ['es', 'Cuidado', 'la tapa está caliente.', 'La tapa está caliente.'],
  ['de', 'Merke', 'ein Dreieck hat drei Ecken.', 'Ein Dreieck hat drei Ecken.'],
  ['pl', 'Częsty błąd', 'zbyt gorący piec przypala skórkę.', 'Zbyt gorący piec przypala skórkę.'],
  ['zh', '提醒', '锅盖很烫，请小心。', '锅盖很烫，请小心。'],
  ['en', 'Note', 'pH has no unit.', 'pH has no unit.'],
])('A label of a note is no term (%s): %s', (_language, label, text, read) => {
  expect(blocksOf(`<p><strong>${label}:</strong> ${text}</p>`)).toEqual([
    { kind: 'callout', label, text: read },
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

test.each(['Merke', 'Sicherheitshinweis', 'À retenir', 'Precaución', 'Pamiętaj', 'Errore comune'])(
  'A paragraph that starts with the bold label “%s” is a callout and no definition',
  (label) => {
    const html = `<p><strong>${label}:</strong> Die Säure kommt immer in das Wasser.</p>`
    expect(blocksOf(html)).toMatchObject([{ kind: 'callout', label }])
  },
)

test('Chinese text that is typed with marks of Latin script is read with its own marks', () => {
  const text = (html: string) =>
    readPage({ title: '植物', html, language: 'zh' }).blocks.map((block) =>
      block.kind === 'paragraph' ? block.text : '',
    )
  expect(text('<p>植物吸收二氧化碳,放出氧气.过程分两步:光反应, 暗反应.</p>')).toEqual([
    '植物吸收二氧化碳，放出氧气。过程分两步：光反应，暗反应。',
  ])
  expect(text('<p>比例是1:2,温度是3.5度。</p>')).toEqual(['比例是1:2，温度是3.5度。'])
  expect(text('<p>The word 水, which means water, is short.</p>')).toEqual([
    'The word 水, which means water, is short.',
  ])
})
