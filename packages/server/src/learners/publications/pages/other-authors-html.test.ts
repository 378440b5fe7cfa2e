import { describe, expect, test } from 'vitest'
import { otherAuthorsHtml } from './other-authors-html.ts'

const learnAddress = 'https://lectern.example/learn/'
const player = `<p><iframe src="${learnAddress}secret?embed"></iframe></p>`
const link = `<p><a href="${learnAddress}secret">Open</a></p>`
const details = '<details><summary>Transcript</summary><p>Words.</p></details>'
const pageWith = (inside: string, above = '') =>
  `${above}<div id="lectern-tides-1"><div lang="en" dir="ltr">${inside}</div></div>`
const written = pageWith([player, link, details].join('\n'))

const othersOf = (html: string, more: { writtenHtml?: string; htmlAbove?: string } = {}) =>
  otherAuthorsHtml({ html, writtenHtml: written, htmlAbove: '', learnAddress, ...more })

describe('What other authors wrote on a page of Lectern', () => {
  test('is nothing on an unchanged page', () => {
    expect(othersOf(written)).toBe('')
  })

  test.each([
    ['above it', pageWith([player, link, details].join('\n'), '<p>Read this.</p>')],
    ['below it', `${written}<p>Read this.</p>`],
    ['inside of it', pageWith([player, '<p>Read this.</p>', link, details].join('\n'))],
  ])('is found %s', (_, html) => {
    expect(othersOf(html)).toBe('<p>Read this.</p>')
  })

  test('includes a block of Lectern that they changed, so that no word is lost', () => {
    const corrected = details.replace('Words.', 'Other words.')
    expect(othersOf(pageWith([player, link, corrected].join('\n')))).toBe(corrected)
  })

  test('keeps what was theirs before', () => {
    const htmlAbove = '<p>Read this.</p>'
    const writtenHtml = `${htmlAbove}${written}`
    expect(othersOf(`${writtenHtml}<p>And this.</p>`, { writtenHtml, htmlAbove })).toBe(
      '<p>Read this.</p>\n<p>And this.</p>',
    )
  })

  test('has no player of Lectern, also one of an earlier address', () => {
    expect(othersOf(`${player.replace('secret', 'earlier')}<p>Read this.</p>`)).toBe('<p>Read this.</p>')
  })

  test.each([
    [
      'the paragraph of the link',
      link.replace('<a', 'Watch before Friday! <a'),
      '<p>Watch before Friday! </p>',
    ],
    ['the paragraph of the player', player.replace('</p>', 'Watch!</p>'), '<p>Watch!</p>'],
    ['the text of the link', link.replace('Open', 'Watch before Friday!'), '<p>Watch before Friday!</p>'],
    ['a picture', link.replace('<a', '<img src="/i.png"><a'), '<p><img src="/i.png"></p>'],
    [
      'a picture in the link',
      link.replace('Open', '<img src="/i.png">Open'),
      '<p><img src="/i.png">Open</p>',
    ],
    [
      'a list with the link',
      `<ul><li>Watch!</li><li>${link}</li></ul>`,
      '<ul><li>Watch!</li><li><p></p></li></ul>',
    ],
  ])('includes what they wrote into %s', (_, html, theirs) => {
    expect(othersOf(pageWith([player, html, details].join('\n')))).toBe(theirs)
    expect(othersOf(html)).toBe(theirs)
  })

  test('includes what they wrote into a link without a paragraph', () => {
    const html = link.replaceAll(/<.?p>/g, '')
    expect(othersOf(html)).toBe('')
    expect(othersOf(html.replace('Open', '<b>Watch!</b>'))).toBe('<b>Watch!</b>')
  })
})
