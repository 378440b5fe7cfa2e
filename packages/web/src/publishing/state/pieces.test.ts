import type { CoursePublication } from '@lectern/domain/api/learners/publications.ts'
import { describe, expect, test } from 'vitest'
import { publicationOfRain } from '../../testing/course-publication.ts'
import {
  countPages,
  initialSelection,
  offeredPieces,
  pagesWithoutPiece,
  pieceKey,
  defaultPlace,
  withTranslations,
} from './pieces.ts'

const titled = (pageId: string) => ({ pageId, format: 'slideshow', title: pageId }) as const
const complete = (page_id: string, translation_of: string | null = null) => ({
  page_id,
  translation_of,
  format: 'slideshow' as const,
  title: page_id,
  language: 'en',
  parts: 3,
  silent_parts: 0,
  duration_ms: 0,
  completed_at: '2026-11-20T10:00:00.000Z',
})
const page = (page_id: string, more: Partial<CoursePublication> = {}): CoursePublication => ({
  ...publicationOfRain,
  course_id: 'c',
  page_id,
  title: page_id,
  placement: 'module_end',
  visible: false,
  ...more,
})

const pieces = offeredPieces(
  ['a', 'b', 'c'].map(titled),
  { possible: true, problem: null, pieces: [complete('a'), complete('c')] },
  [page('c')],
)

test('all complete pieces are chosen, or the complete ones of the selected pages', () => {
  expect([...initialSelection(pieces, undefined)]).toEqual(['slideshow a', 'slideshow c'])
  expect([...initialSelection(pieces, new Set(['slideshow b', 'slideshow c']))]).toEqual(['slideshow c'])
})

describe('translations', () => {
  const offer = {
    possible: true,
    problem: null,
    pieces: [
      complete('a'),
      complete('b@de', 'b'),
      complete('b@es', 'b'),
      complete('gone@de', 'gone'),
      { ...complete('a@de', 'a'), format: 'podcast' as const },
    ],
  }
  const listed = withTranslations(['a', 'b'].map(titled), offer)

  test('follow the piece that they translate, in the order of the language menu', () => {
    expect(listed.map(pieceKey)).toEqual([
      'slideshow a',
      'slideshow b',
      'slideshow b@es',
      'slideshow b@de',
      'slideshow gone@de',
      'podcast a@de',
    ])
    expect(listed.at(3)?.title).toBe('b@de (German)')
  })

  test('are chosen together with the page that an author selected', () => {
    const offered = offeredPieces(listed, offer, [])
    expect([...initialSelection(offered, new Set(['slideshow b']))]).toEqual([
      'slideshow b@es',
      'slideshow b@de',
    ])
    expect([...initialSelection(offered, new Set(['slideshow b@es']))]).toEqual(['slideshow b@es'])
  })

  test('are listed once, also where a page of the course has such an id', () => {
    expect(
      withTranslations([titled('b@de')], offer).filter((piece) => pieceKey(piece) === 'slideshow b@de'),
    ).toHaveLength(1)
  })
})

test('pages that exist are counted as updates', () => {
  expect(countPages(pieces)).toEqual({ made: 2, updated: 1 })
})

test('the place is that of the pages that exist, if they have the same', () => {
  expect(defaultPlace(pieces)).toEqual({ placement: 'module_end', visible: false })
  const mixed = offeredPieces(['c', 'd'].map(titled), { possible: true, problem: null, pieces: [] }, [
    page('c'),
    page('d', { placement: 'after_source', visible: true }),
  ])
  expect(defaultPlace(mixed), 'nothing is decided about pages that differ').toEqual({
    placement: 'after_source',
    visible: undefined,
  })
  expect(defaultPlace([])).toEqual({ placement: 'after_source', visible: true })
})

test('a publication that failed before there was a page counts as none', () => {
  const failed = offeredPieces(['c'].map(titled), { possible: true, problem: null, pieces: [] }, [
    page('c', { url: null }),
  ])
  expect(countPages(failed)).toEqual({ made: 1, updated: 0 })
  expect(defaultPlace(failed)).toEqual({ placement: 'after_source', visible: true })
})

test('a page whose piece was deleted or unpublished is known', () => {
  const offer = { possible: true, problem: null, pieces: [complete('a')] }
  const pages = [page('a'), page('unpublished'), page('a', { format: 'podcast' })]
  expect(pagesWithoutPiece(offer, pages).map(pieceKey)).toEqual(['slideshow unpublished', 'podcast a'])
})
