import { describe, expect, test } from 'vitest'
import type { LearnerCourse } from '@lectern/domain/learn/learner-document.ts'
import { createLearnPages } from './create-learn-pages.tsx'

const pages = createLearnPages((entry) => ({
  start: '/learner/start.js',
  styles: [],
  scripts: [`/learner/${entry}.js`],
}))

const piece = (number: number, format: 'slideshow' | 'podcast') => ({
  format,
  title: `Piece ${number}`,
  url: `/learn/course/secret/${number}/${format}`,
  parts: 6,
  duration_ms: 240_000,
  published_at: '2026-11-22T10:00:00Z',
})
const page = (number: number, title = `Page ${number}`) => ({
  page_id: String(number),
  title,
  pieces: [piece(number, 'slideshow'), piece(number, 'podcast')],
  translations: [],
})
const course = (more: Partial<LearnerCourse> = {}): LearnerCourse => ({
  address: '/learn/course/secret',
  title: 'The Sea',
  code: 'SEA-1',
  language: 'en',
  modules: [{ title: 'Water', pages: [page(1)] }],
  feed_url: null,
  ...more,
})

async function render(shown: LearnerCourse, embedded = false): Promise<Document> {
  const options = { publicUrl: 'https://lectern.example', embedded, language: undefined }
  return new DOMParser().parseFromString((await pages.renderCourse(shown, options)).html, 'text/html')
}
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim())

describe('the page of a course', () => {
  test('lists the pages by module, with links to their pieces', async () => {
    const list = await render(
      course({
        modules: [
          { title: 'Water', pages: [page(1)] },
          { title: null, pages: [page(2)] },
        ],
      }),
    )
    expect(textsOf(list, 'h1, .learn-course-head code')).toEqual(['SEA-1', 'The Sea'])
    expect(textsOf(list, '.learn-module-list h2')).toEqual(['Water', 'Other pages'])
    const links = [...list.querySelectorAll('.learn-page a')].map((link) => link.getAttribute('href'))
    expect(links.slice(0, 2)).toEqual(['/learn/course/secret/1/slideshow', '/learn/course/secret/1/podcast'])
    expect(textsOf(list, '.learn-page:first-child small').slice(0, 2)).toEqual([
      '6 slides · 4 min',
      '6 chapters · 4 min',
    ])
  })

  test('links to pieces that a frame can show, and has no footer in a frame', async () => {
    const list = await render(course(), true)
    expect(list.documentElement.dataset['embedded']).toBe('')
    expect([...list.querySelectorAll('.learn-page a')].map((link) => link.getAttribute('href'))).toEqual([
      '/learn/course/secret/1/slideshow?embed',
      '/learn/course/secret/1/podcast?embed',
    ])
    expect(list.querySelector('.learn-page img')?.getAttribute('src')).toBe(
      '/learn/course/secret/1/slideshow/artwork.png?small',
    )
    expect(list.querySelector('footer')).toBeNull()
  })

  test('has links to translations, also in a frame', async () => {
    const translated = {
      ...page(1),
      translations: [{ language: 'de', url: '/learn/course/secret/1%40de/slideshow' }],
    }
    const modules = [{ title: 'Water', pages: [translated] }]
    const addressesIn = async (embedded: boolean) => {
      const links = (await render(course({ modules }), embedded)).querySelectorAll('.learn-languages a')
      return [...links].map((link) => [link.textContent, link.getAttribute('href')])
    }
    expect(await addressesIn(false)).toEqual([['Deutsch', '/learn/course/secret/1%40de/slideshow']])
    expect(await addressesIn(true)).toEqual([['Deutsch', '/learn/course/secret/1%40de/slideshow?embed']])
  })

  test('loads no picture of 300 pages before it is near', async () => {
    const many = Array.from({ length: 300 }, (_, number) => page(number))
    const list = await render(course({ modules: [{ title: 'Water', pages: many }] }))
    expect(list.querySelectorAll('.learn-page')).toHaveLength(300)
    expect(list.querySelectorAll('img[src]:not([loading="lazy"])')).toHaveLength(0)
  })

  test('shows markup in titles as text', async () => {
    const title = '<b onclick="x">Tides</b> & "more"'
    const list = await render(course({ title, code: title, modules: [{ title, pages: [page(1, title)] }] }))
    expect(textsOf(list, 'h1, h2, h3, code')).toEqual([title, title, title, title])
    expect(list.title).toBe(title)
  })

  test('offers the feed if the course has one', async () => {
    expect((await render(course())).querySelector('.learn-feed')).toBeNull()
    const list = await render(course({ feed_url: 'https://lectern.example/feed.xml' }))
    expect(list.querySelector<HTMLInputElement>('.learn-feed input')?.value).toBe(
      'https://lectern.example/feed.xml',
    )
  })

  test('says that nothing is published yet', async () => {
    const list = await render(course({ modules: [] }))
    expect(list.body.textContent).toContain('Nothing has been published in this course yet.')
    expect(list.querySelector('.learn-tools')).toBeNull()
  })
})
