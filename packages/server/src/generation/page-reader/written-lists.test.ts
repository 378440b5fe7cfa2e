import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

/** The blocks without their ids and headings; lists as their texts. */
function read(html: string, language = 'en') {
  return readPage({ title: 'Water', html, language }).blocks.map((block) =>
    block.kind === 'list'
      ? { list: block.items.map(({ text }) => text), ordered: block.ordered }
      : block.kind === 'paragraph'
        ? block.text
        : block.kind,
  )
}

const wash = { list: ['Wash it.', 'Dry it.', 'Store it.'], ordered: true }

describe('A list that is only written as one is read as a list', () => {
  test.each([
    ['lines with numbers', '<p>1. Wash it.<br>2. Dry it.<br>3. Store it.</p>'],
    ['paragraphs with numbers', '<p>1) Wash it.</p>\n<p>2) Dry it.</p>\n<p>3) Store it.</p>'],
    ['lines in a span', '<p><span>1. Wash it.<br>2. Dry it.<br>3. Store it.</span></p>'],
    ['numbers with a hyphen', '<p>1- Wash it.<br>2- Dry it.<br>3- Store it.</p>'],
    ['numbers in brackets', '<p>(1) Wash it.<br>(2) Dry it.<br>(3) Store it.</p>'],
    ['circled numbers', '<p>① Wash it.</p><p>② Dry it.</p><p>③ Store it.</p>'],
    ['keycaps', '<p>1️⃣ Wash it.<br>2️⃣ Dry it.<br>3️⃣ Store it.</p>'],
    ['Arabic digits', '<p>١- Wash it.<br>٢- Dry it.<br>٣- Store it.</p>'],
    ['Chinese numbers', '<p>一、Wash it.<br>二、Dry it.<br>三、Store it.</p>'],
    ['letters', '<div>a) Wash it.<br>b) Dry it.<br>c) Store it.</div>'],
    [
      'empty paragraphs between',
      '<p>1. Wash it.</p><p>&nbsp;</p><p>2. Dry it.</p><p>&nbsp;</p><p>3. Store it.</p>',
    ],
  ])('%s', (_name, html) => {
    expect(read(html)).toEqual([wash])
  })

  test('signs make a list without numbers', () => {
    expect(read('<p>You need:<br>• a bowl<br>• a spoon</p><p>Then begin.</p>')).toEqual([
      'You need:',
      { list: ['a bowl', 'a spoon'], ordered: false },
      'Then begin.',
    ])
  })

  test.each([
    ['emoji', '✅ a bowl<br>✅ a spoon'],
    ['arrows', '👉🏽 a bowl<br>👉🏽 a spoon'],
    ['dashes before items without a stop', '– a bowl<br>– a spoon'],
  ])('%s', (_name, lines) => {
    expect(read(`<p>${lines}</p>`)).toEqual([{ list: ['a bowl', 'a spoon'], ordered: false }])
  })

  test('a bold name with a dash is read with a colon', () => {
    expect(
      read('<p>1. <b>Rain</b> - it falls from clouds.<br>2. <b>Snow</b> - it falls in winter.</p>'),
    ).toEqual([{ list: ['Rain: it falls from clouds.', 'Snow: it falls in winter.'], ordered: true }])
  })
})

test.each([
  ['en', '<p>Step 1: Wash it.</p><p>Step 2: Dry it.</p>', ['Wash it.', 'Dry it.'], true],
  ['es', '<p>Paso 1. Lávalo.<br>Paso 2. Sécalo.</p>', ['Lávalo.', 'Sécalo.'], true],
  ['zh', '<p>第1步：洗。</p><p>第2步：晾干。</p>', ['洗。', '晾干。'], true],
  [
    'en',
    '<p>1764: Hargreaves spins.<br>1769: Watt builds.</p>',
    ['1764: Hargreaves spins.', '1769: Watt builds.'],
    false,
  ],
  [
    'fr',
    '<p>Base : 18 000 + 2 000 = 20 000 €<br>Annuité : 20 000 / 5 = 4 000 €</p>',
    ['Base : 18 000 + 2 000 = 20 000 €', 'Annuité : 20 000 / 5 = 4 000 €'],
    false,
  ],
])('named steps, dated lines and calculations are lists (%s): %s', (language, html, list, ordered) => {
  expect(read(html, language)).toEqual([{ list, ordered }])
})

test('lines with bold terms are definitions, and notes stay notes', () => {
  expect(
    read('<p><b>Rain</b> – water that falls from clouds<br><b>Snow</b> – ice that falls from clouds</p>'),
  ).toEqual(['definition', 'definition'])
  expect(
    read('<p><b>Tip:</b> wash it in cold water.</p><p><b>Careful:</b> the lid of it is hot.</p>'),
  ).toEqual(['callout', 'callout'])
})

describe('Lines of a paragraph that start with a plain term', () => {
  test('and its meaning after a dash are definitions', () => {
    expect(read('<p>Rain - water that falls from clouds<br>Snow - ice that falls from clouds</p>')).toEqual([
      'definition',
      'definition',
    ])
  })

  test.each([
    ['after a colon', ['Rain: it falls from clouds.', 'Snow: it falls in winter.']],
    ['with numbers', ['Air - about 870 Gt of it', 'Sea - about 38,000 Gt of it']],
    ['after a sign of equality', ['F = m x a', 'F = force in newtons']],
  ])('%s are a list', (_name, list) => {
    expect(read(`<p>${list.join('<br>')}</p>`)).toEqual([{ list, ordered: false }])
  })

  test.each([
    ['a dialogue', ['Anna: How are you today?', 'Ben: I am fine today.']],
    ['a speaker who speaks again', ['Anna: I am fine today.', 'Anna: It rains a lot.']],
  ])('are no list in %s', (_name, lines) => {
    expect(read(`<p>${lines.join('<br>')}</p>`)).toEqual([lines.join(' ')])
  })
})

describe('Other text stays as it is', () => {
  test.each([
    ['one number', '<p>1. Wash it.</p><p>Then dry it.</p>', ['1. Wash it.', 'Then dry it.']],
    [
      'numbers that do not start at one',
      '<p>1914. War began.<br>1918. It ended.</p>',
      ['1914. War began. 1918. It ended.'],
    ],
    ['the dashes of a dialogue', '<p>– Hello!<br>– Good morning!</p>', ['– Hello! – Good morning!']],
    ['a line break in a sentence', '<p>The sun heats<br>the water.</p>', ['The sun heats the water.']],
  ])('%s', (_name, html, blocks) => {
    expect(read(html)).toEqual(blocks)
  })

  test('numbered bold lines are headings', () => {
    const { blocks } = readPage({
      title: 'Water',
      language: 'en',
      html: '<p><b>1. Rain</b></p><p>It falls from clouds.</p><p><b>2. Snow</b></p><p>It falls in winter.</p>',
    })
    expect(blocks.map(({ path }) => path)).toEqual([['Rain'], ['Snow']])
  })
})

test('a line that is all underlined is a heading', () => {
  const { blocks } = readPage({
    title: 'Water',
    language: 'en',
    html: '<p><u>Where is the water?</u></p><p>Most of it is in the oceans.</p>',
  })
  expect(blocks.map(({ path }) => path)).toEqual([['Where is the water?']])
})

test.each([
  ['Figure 1. The water cycle.', 'en'],
  ['Source: USGS', 'en'],
  ['Abb. 2: Der Wasserkreislauf', 'de'],
  ['图1 水循环', 'zh'],
])('a paragraph below a picture is its caption: %s', (caption, language) => {
  const { blocks } = readPage({
    title: 'Water',
    language,
    html: `<p><img src="https://files.example/a.png" alt="A drawing of clouds and the sea"></p><p><em>${caption}</em></p>`,
  })
  expect(blocks).toMatchObject([{ kind: 'figure', caption }])
})

test.each(['Figure 1 shows how water rises.', 'Source: the place where a river begins its way.'])(
  'a sentence below a picture is text, and no caption: %s',
  (text) => {
    const picture = '<p><img src="https://files.example/a.png" alt="A drawing of clouds and the sea"></p>'
    expect(read(`${picture}<p>${text}</p>`)[0]).toBe('figure')
    expect(read(`${picture}<p>${text}</p>`)).toHaveLength(2)
  },
)

test('items with an equals sign between words are definitions, and formulas in words are none', () => {
  const items = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
  expect(
    read(items(['Runoff = water that flows over the ground.', 'Infiltration = water that soaks into it.'])),
  ).toEqual(['definition', 'definition'])
  expect(read(items(['Profit = income − costs of the year', 'Rate = cost / 100 of all']))).toEqual([
    { list: ['Profit = income − costs of the year', 'Rate = cost / 100 of all'], ordered: false },
  ])
})

test.each([
  ['an outline', ['1. Causes', '2. ¿Qué fue?'], ['Causes', '¿Qué fue?']],
  ['Roman numbers', ['I) Causes', 'II) Results'], ['Causes', 'Results']],
  ['Chinese numbers', ['一、需求', '二、供给'], ['需求', '供给']],
  ['one heading', ['1. FC Köln', 'Der Verein'], ['1. FC Köln', 'Der Verein']],
  ['ordinals of one name', ['1. Weltkrieg', '2. Weltkrieg'], ['1. Weltkrieg', '2. Weltkrieg']],
  ['numbers that do not start at one', ['3. Causes', '4. Results'], ['3. Causes', '4. Results']],
])('headings lose the numbers of an outline, and no others: %s', (_name, headings, expected) => {
  const html = headings.map((heading) => `<h2>${heading}</h2><p>Water falls from clouds.</p>`).join('')
  const { blocks } = readPage({ title: 'Water', language: 'en', html })
  expect(blocks.map(({ path }) => path[0])).toEqual(expected)
})

test('a bold line is a heading without the marks that only stress it', () => {
  const html = ["DON'T!!", 'How bad is it??']
    .map((heading) => `<p><b>${heading}</b></p><p>Water falls from clouds.</p>`)
    .join('')
  const { blocks } = readPage({ title: 'Water', language: 'en', html })
  expect(blocks.map(({ path }) => path)).toEqual([["DON'T"], ['How bad is it?']])
})

test('Chinese clauses that are counted are a list, which keeps its words', () => {
  const html = '<p>一是雨水减少；</p><p>二是气温升高；</p><p>三是树木被砍。</p>'
  expect(readPage({ title: '沙漠', html, language: 'zh' }).blocks).toMatchObject([
    {
      kind: 'list',
      ordered: false,
      items: [{ text: '一是雨水减少；' }, { text: '二是气温升高；' }, { text: '三是树木被砍。' }],
    },
  ])
})

test('paragraphs that start with different labels are a list, and the lines of a dialogue are not', () => {
  const kindsOf = (html: string) =>
    readPage({ title: 'Blood', html, language: 'en' }).blocks.map(({ kind }) => kind)
  expect(
    kindsOf(
      '<p>Large circuit: blood leaves the left side. It returns to the right side.</p><p>Small circuit: blood flows to the lungs, where it takes up oxygen.</p>',
    ),
  ).toEqual(['list'])
  expect(kindsOf('<p>Anna: where does the blood flow?</p><p>Tom: it flows to the lungs.</p>')).toEqual([
    'paragraph',
    'paragraph',
  ])
})
