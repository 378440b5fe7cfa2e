import { describe, expect, test } from 'vitest'
import { blocksOf, paragraph, pathsOf } from '../../testing/writing/blocks-of.ts'

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
