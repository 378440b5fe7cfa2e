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
})
