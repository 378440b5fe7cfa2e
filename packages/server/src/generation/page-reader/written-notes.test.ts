import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

function blocksOf(html: string, language = 'en') {
  return readPage({ title: 'Water', language, html }).blocks
}

describe('A paragraph with the label of a note is a note', () => {
  test.each([
    ['en', '⚠️ Warning: the lid is hot.', 'Warning', 'The lid is hot.'],
    ['en', 'NOTE: pH has no unit.', 'Note', 'pH has no unit.'],
    ['es', '¡OJO! La tapa quema.', 'Ojo', 'La tapa quema.'],
    ['it', 'N.B. Il coperchio scotta.', 'NB', 'Il coperchio scotta.'],
    ['tr', 'DİKKAT: Kapak sıcak.', 'Dikkat', 'Kapak sıcak.'],
    ['zh', '⚠️注意：盖子很烫。', '注意', '盖子很烫。'],
    ['ja', '※ 注意：ふたが熱い。', '注意', 'ふたが熱い。'],
  ])('%s: %s', (language, text, label, rest) => {
    expect(blocksOf(`<p>${text}</p>`, language)).toMatchObject([{ kind: 'callout', label, text: rest }])
  })

  test.each([
    'Note: it rains.',
    'Important. It rains.',
    'Notes on rain: it falls.',
    'Tips for farmers: sow early.',
  ])('and this is none: %s', (text) => {
    expect(blocksOf(`<p>${text}</p>`)).toMatchObject([{ kind: 'paragraph', text }])
  })
})

describe('A question and its answer lose their labels', () => {
  test.each([
    ['en', 'Q: Why does it rain?<br>A: Drops are heavy.', 'Why does it rain? Drops are heavy.'],
    [
      'de',
      'Frage: Warum regnet es? Antwort: Die Tropfen sind schwer.',
      'Warum regnet es? Die Tropfen sind schwer.',
    ],
    [
      'ja',
      'Q：なぜ雨が降るのですか。<br>A：水滴が重いからです。',
      'なぜ雨が降るのですか？ 水滴が重いからです。',
    ],
    ['ar', 'س: لماذا تمطر؟ ج: لأن القطرات ثقيلة.', 'لماذا تمطر؟ لأن القطرات ثقيلة.'],
  ])('%s: %s', (language, html, text) => {
    expect(blocksOf(`<p>${html}</p>`, language)).toMatchObject([{ kind: 'paragraph', text }])
  })

  test('in two paragraphs', () => {
    expect(blocksOf('<p>Q: Why does it rain?</p><p>A: Drops are heavy.</p><p>It rains.</p>')).toMatchObject([
      { kind: 'paragraph', text: 'Why does it rain? Drops are heavy.' },
      { kind: 'paragraph', text: 'It rains.' },
    ])
  })

  test('but a question without an answer keeps its label', () => {
    expect(blocksOf('<p>Q: Why does it rain?</p><p>Drops are heavy.</p>')).toMatchObject([
      { text: 'Q: Why does it rain?' },
      { text: 'Drops are heavy.' },
    ])
  })
})

test('lines of code with an indent are code', () => {
  expect(blocksOf('<p>for i in range(3):<br>&nbsp;&nbsp;&nbsp; print(i)</p>')).toMatchObject([
    { kind: 'code', text: 'for i in range(3):\n    print(i)' },
  ])
  expect(blocksOf('<p>It rains (often):<br>&nbsp;&nbsp;&nbsp; take a coat</p>')).toMatchObject([
    { kind: 'paragraph', text: 'It rains (often): take a coat' },
  ])
})

test('a paragraph of sources is a section of its own', () => {
  expect(blocksOf('<h2>Rain</h2><p>Sources: USGS; Lee, A. (1999). Rain.</p><p>It rains.</p>')).toMatchObject([
    { path: ['Rain', 'Sources'], text: 'USGS; Lee, A. (1999). Rain.' },
    { path: ['Rain'], text: 'It rains.' },
  ])
})
