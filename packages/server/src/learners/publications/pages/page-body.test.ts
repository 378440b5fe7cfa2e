import { interfaceLanguageCodes } from '@lectern/domain/interface-languages/interface-languages.ts'
import { pageWords } from '@lectern/domain/publications/page-words.ts'
import { parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { elementsBelow } from '../../../course-material/courses/html/html-nodes.ts'
import { pageBody } from './page-body.ts'
import type { PageBodyContent } from './page-body.ts'

const tides: PageBodyContent = {
  format: 'slideshow',
  title: 'Tides',
  language: 'en',
  learnerUrl: 'https://lectern.example/learn/secret',
  embedUrl: 'https://lectern.example/learn/secret?embed&a=1',
  transcript: [
    { heading: 'High water', paragraphs: ['The tide rises.', 'Then it falls.'] },
    { heading: '', paragraphs: ['Without a heading.'] },
  ],
  sources: [{ title: 'Reading a tide table', url: 'https://canvas.example/pages/a', license: 'CC BY 4.0' }],
  credits: ['Picture: NOAA'],
}
const bodyOf = (more: Partial<PageBodyContent>) => pageBody({ ...tides, ...more })

/** All elements with a name, as their attributes and HTML. */
function elementsIn(html: string, name: string) {
  return [...elementsBelow(parseFragment(html))]
    .filter(({ tagName }) => tagName === name)
    .map((element) => ({
      attributes: Object.fromEntries(element.attrs.map((each) => [each.name, each.value])),
      html: serialize(element),
    }))
}
const attributesOf = (html: string, name: string) => elementsIn(html, name)[0]?.attributes ?? {}

describe('The body of a page in a course system', () => {
  test('has the player in a frame with a title, which may play and fill the screen', () => {
    expect(attributesOf(pageBody(tides), 'iframe')).toMatchObject({
      src: tides.embedUrl,
      title: 'Slideshow: Tides',
      width: '100%',
      height: '600',
      allow: expect.stringMatching(/^autoplay; fullscreen/),
      allowfullscreen: '',
    })
    expect(attributesOf(bodyOf({ format: 'podcast' }), 'iframe')).toMatchObject({ title: 'Podcast: Tides' })
  })

  test('has a link to the page of the learner', () => {
    const [link] = elementsIn(pageBody(tides), 'a')
    expect(link).toEqual({
      attributes: { href: tides.learnerUrl },
      html: 'Open the slideshow on its own page',
    })
  })

  test('has the transcript behind a summary, as headings and paragraphs', () => {
    const [details] = elementsIn(pageBody(tides), 'details')
    expect(details?.html.replaceAll('\n', '')).toBe(
      '<summary>Transcript</summary><h2>High water</h2><p>The tide rises.</p><p>Then it falls.</p><p>Without a heading.</p>',
    )
  })

  test('has the sources with their licenses, and the credits', () => {
    const [source, credit] = elementsIn(pageBody(tides), 'li').map(({ html }) => html)
    expect(source).toBe('<a href="https://canvas.example/pages/a">Reading a tide table</a> (CC BY 4.0)')
    expect(credit).toBe('Picture: NOAA')
    expect(pageBody(tides)).toContain('<p>This slideshow was made with Lectern from:</p>')
  })

  test('leaves out what the document does not have', () => {
    const body = bodyOf({ transcript: [{ heading: ' ', paragraphs: [''] }], sources: [], credits: [] })
    expect(body).not.toMatch(/<details|<h2|<ul|<li/)
    expect(body).toMatch(/<iframe .*<a /s)
  })

  test('links only web addresses of sources', () => {
    for (const url of ['javascript:alert(1)', 'pages/a', '']) {
      expect(elementsIn(bodyOf({ sources: [{ title: 'Source', url }] }), 'li')[0]?.html).toBe('Source')
    }
  })
})

test('No text of an author is read as markup', () => {
  const evil = `"><script>alert('1')</script><b onclick=x>&amp;`
  const body = bodyOf({
    title: evil,
    language: evil,
    transcript: [{ heading: evil, paragraphs: [evil] }],
    sources: [{ title: evil, url: `https://a.example/"><script>`, license: evil }],
    credits: [evil],
  })
  expect(elementsIn(body, 'script')).toEqual([])
  expect(elementsIn(body, 'b')).toEqual([])
  expect(attributesOf(body, 'iframe')['title']).toBe(`Slideshow: ${evil}`)
  expect(elementsIn(body, 'h2')[0]?.html).toBe(
    "\"&gt;&lt;script&gt;alert('1')&lt;/script&gt;&lt;b onclick=x&gt;&amp;amp;",
  )
})

test('Lines, control characters and broken emoji do not break it', () => {
  const body = bodyOf({ title: 'Tides\n\u0000 🌊\ud83d', transcript: [] })
  expect(attributesOf(body, 'iframe')['title']).toBe('Slideshow: Tides 🌊\ufffd')
})

describe('Its words', () => {
  test.each(interfaceLanguageCodes)('are in the language of the document: %s', (language) => {
    const words = pageWords(language)
    const body = bodyOf({ language, format: 'podcast' })
    expect(attributesOf(body, 'div')).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
    for (const phrase of [words.podcast.open, words.transcript, words.sources, words.podcast.sources])
      expect(body).toContain(`>${phrase}<`)
    expect(elementsIn(body, 'span')).toEqual([])
  })

  test('are English with their own direction, if Lectern does not have the language', () => {
    const body = bodyOf({ language: 'he_IL' })
    expect(attributesOf(body, 'div')).toEqual({ lang: 'he-IL', dir: 'rtl' })
    expect(elementsIn(body, 'summary')[0]?.html).toBe('<span lang="en" dir="ltr">Transcript</span>')
  })

  test('are English for a document without a language', () => {
    const body = bodyOf({ language: undefined })
    expect(attributesOf(body, 'div')).toEqual({ lang: 'en', dir: 'ltr' })
    expect(elementsIn(body, 'span')).toEqual([])
  })
})
