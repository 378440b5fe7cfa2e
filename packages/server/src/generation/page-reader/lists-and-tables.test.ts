import { describe, expect, test } from 'vitest'
import { blocksOf, paragraph } from '../../testing/writing/blocks-of.ts'

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

  test('of bold values are items, not definitions', () => {
    const html = `<ul><li><strong>58 to 62 per cent:</strong> stiff doughs that keep their shape</li>
      <li><strong>65 to 70 per cent:</strong> loaves that are easy to knead</li></ul>`
    expect(blocksOf(html)).toMatchObject([
      { kind: 'list', items: [{ text: '58 to 62 per cent: stiff doughs that keep their shape' }, {}] },
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

  test.each([
    [
      '<p><b>Вулкан</b> — це отвір у земній корі. З нього виходить лава.</p>',
      'Вулкан — це отвір у земній корі. З нього виходить лава.',
    ],
    [
      '<p><b>Кратер</b> – впадина на вершине. Она похожа на чашу.</p>',
      'Кратер – впадина на вершине. Она похожа на чашу.',
    ],
  ])('with a dash for "is" are text if more sentences follow: %s', (html, text) => {
    expect(blocksOf(html)).toEqual([paragraph(text)])
  })

  test.each([
    ['<p><b>Договор</b> — это соглашение двух лиц</p>', 'Договор', 'соглашение двух лиц'],
    ['<p><b>Кратер</b> — заглиблення на вершині вулкана.</p>', 'Кратер', 'заглиблення на вершині вулкана.'],
    [
      '<p><b>Кратер</b> — заглиблення на вершині, див. Рис. 5</p>',
      'Кратер',
      'заглиблення на вершині, див. Рис. 5',
    ],
    ['<p><b>Лахар</b>: потік бруду та води. Він швидкий.</p>', 'Лахар', 'потік бруду та води. Він швидкий.'],
    [
      '<p><b>Aim</b> – to explain the tides. It takes an hour.</p>',
      'Aim',
      'to explain the tides. It takes an hour.',
    ],
  ])('have no "это" in their meaning: %s', (html, term, definition) => {
    expect(blocksOf(html)).toEqual([{ kind: 'definition', term, definition }])
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

describe('Tables of a text editor', () => {
  const table = (rows: readonly (readonly string[])[]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

  test.each([
    [
      'an empty corner',
      [
        ['', 'Animal', 'Plant'],
        ['Wall', 'No', 'Yes'],
        ['Vacuole', 'Small', 'Large'],
      ],
    ],
    [
      'a column of numbers',
      [
        ['Program', 'Year'],
        ['CCC', '1933'],
        ['Social Security', '1935'],
      ],
    ],
    [
      'four columns or more',
      [
        ['Degree', 'Layer', 'Look', 'Pain'],
        ['First', 'epidermis', 'red', 'yes'],
        ['Second', 'dermis', 'blisters', 'much'],
      ],
    ],
  ])('have a first row of plain names as their header if they have %s', (_name, rows) => {
    expect(blocksOf(table(rows))).toMatchObject([{ kind: 'table', header: rows[0], rows: rows.slice(1) }])
  })

  test.each([
    [
      'words alone',
      [
        ['Rain', 'wet'],
        ['Snow', 'cold'],
        ['Wind', 'strong'],
      ],
    ],
    [
      'numbers in the first row',
      [
        ['1933', '5'],
        ['1934', '6'],
        ['1935', '7'],
      ],
    ],
  ])('have none with %s', (_name, rows) => {
    expect(blocksOf(table(rows))).toMatchObject([{ kind: 'table', header: [], rows }])
  })

  test('have a banner as their name, and are no table if they are left with a picture and a text', () => {
    const banner = '<tr><td colspan="2"><b>Week 5</b></td></tr>'
    const data = '<tr><th>Year</th><th>Rain</th></tr><tr><td>1933</td><td>5</td></tr>'
    expect(blocksOf(`<table>${banner}${data}</table>`)).toMatchObject([
      { kind: 'table', caption: 'Week 5', header: ['Year', 'Rain'] },
    ])
    const cells = '<tr><td><img src="https://files.example/a.png" alt="A cloud"></td><td>It rains.</td></tr>'
    expect(blocksOf(`<table>${banner}${cells}</table>`)).toMatchObject([
      { kind: 'figure' },
      { kind: 'paragraph', text: 'It rains.' },
    ])
  })

  const definitions = (rows: readonly (readonly string[])[]) =>
    rows.map(([term, definition]) => ({ kind: 'definition', term, definition }))
  const clouds = [
    ['Cirrus', 'a thin cloud that consists of ice'],
    ['Stratus', 'a grey layer which covers the sky'],
    ['Fog', 'a cloud on the ground'],
  ]
  const sentences = [
    ['Cirrus', 'Thin clouds of ice.'],
    ['Stratus', 'Grey layer of water drops.'],
  ]

  test.each([
    ['meanings that describe things', table(clouds), clouds],
    ['a heading that announces terms', `<h2>Key terms</h2>${table(sentences)}`, sentences],
    ['a header that names them', table([['Word', 'Meaning'], ...sentences]), sentences],
    [
      'Chinese meanings',
      table([
        ['卷云', '由冰晶组成的云'],
        ['层云', '覆盖天空的灰色云层'],
        ['雾', '贴近地面的云'],
      ]),
      [
        ['卷云', '由冰晶组成的云'],
        ['层云', '覆盖天空的灰色云层'],
        ['雾', '贴近地面的云'],
      ],
    ],
  ])('of two columns are terms if they have %s', (_name, html, terms) => {
    expect(blocksOf(html)).toMatchObject(definitions(terms))
  })

  test.each([
    ['statements', [...sentences, ['Fog', 'It forms at night.']]],
    [
      'what follows from what',
      [
        ['Rain', 'the soil gets wet'],
        ['Frost', 'the soil gets hard'],
        ['Wind', 'the soil dries up'],
      ],
    ],
    [
      'years',
      [
        ['1803', 'a list that names the clouds'],
        ['1896', 'an atlas that shows them'],
        ['1939', 'a new atlas that shows more'],
      ],
    ],
  ])('of two columns stay tables if they have %s', (_name, rows) => {
    expect(blocksOf(table(rows))).toMatchObject([{ kind: 'table' }])
  })
})
