import { podcast as podcastSchema } from '@lectern/domain/podcast/podcast.ts'
import { slideshow as slideshowSchema } from '@lectern/domain/slideshow/slideshow.ts'
import { describe, expect, test } from 'vitest'
import { earlierPages } from './earlier-pages.ts'

/** The documents of a course, and the ids of the pages that were asked for. */
function documentsOf<Document>(all: ReadonlyMap<string, Document>) {
  const asked: string[] = []
  return {
    asked,
    findAll: async (_home: string, _courseId: string, ids: readonly string[]) => {
      asked.push(...ids)
      const found = [...all].filter(([id]) => ids.includes(id))
      return new Map(found.map(([id, document]) => [id, { document }] as const))
    },
  }
}
const none = new Map<string, never>()

const slide = (key: string, slide_type: string, content: object) => ({
  key,
  slide_id: key,
  slide_type,
  content,
  audio_script: '',
})
const show = slideshowSchema.parse({
  presentation: { title: 'Roots', css_theme: {} },
  slides: [
    slide('a', 'title', { course_title: 'Roots' }),
    slide('b', 'definition', { term: 'Xylem', definition: 'It carries water at a pressure of $p = F/A$.' }),
    slide('c', 'definition', { term: 'Xylem', definition: 'Again.' }),
  ],
})
const cast = podcastSchema.parse({
  podcast: { title: 'Roots', learning_objectives: ['Explain how roots drink', '', 'x'.repeat(500)] },
  segments: [
    {
      key: 's',
      segment_id: 1,
      segment_title: 'Roots',
      dialogue: [{ key: 'l', speaker: 'ALEX', content: 'Welcome back!' }],
    },
  ],
})
const page = (id: string) => ({ id, title: `Page ${id}` })
const place = { home: 'https://lms.example', courseId: '7' }

describe('what earlier pages taught', () => {
  test('are the terms and the notation of slideshows, and the objectives and the greeting of podcasts', async () => {
    const contents = {
      slideshow: documentsOf(new Map([['1', show]])),
      podcast: documentsOf(new Map([['1', cast]])),
    }
    expect(await earlierPages({ contents }, place, [page('1'), page('2')])).toEqual([
      {
        title: 'Page 1',
        objectives: ['Explain how roots drink'],
        terms: ['Xylem'],
        notation: ['$p = F/A$'],
        greeting: 'Welcome back!',
      },
    ])
  })

  test('are those of the nearest pages in a long course, and few documents are read', async () => {
    const pages = Array.from({ length: 400 }, (_, at) => page(`${at + 1}`))
    const slideshows = documentsOf(new Map(pages.map(({ id }) => [id, show])))
    const found = await earlierPages(
      { contents: { slideshow: slideshows, podcast: documentsOf(none) } },
      place,
      pages,
    )
    expect(found.map(({ title }) => title)).toEqual([395, 396, 397, 398, 399, 400].map((at) => `Page ${at}`))
    expect(slideshows.asked).toHaveLength(12)
  })

  test('are nothing for the first page, without a query', async () => {
    const slideshows = documentsOf(new Map([['1', show]]))
    expect(
      await earlierPages({ contents: { slideshow: slideshows, podcast: documentsOf(none) } }, place, []),
    ).toEqual([])
    expect(slideshows.asked).toEqual([])
  })
})
