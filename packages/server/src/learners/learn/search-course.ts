import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import { type DocumentOf, readWith, type ReadersByFormat } from '@lectern/domain/formats/document-of.ts'
import { containsWords, foldWords } from '@lectern/domain/learn/fold-words.ts'
import type { LearnerCourse } from '@lectern/domain/learn/learner-document.ts'
import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { LRUCache } from 'lru-cache'
import type { PreparedCourse } from './learner-courses.ts'
import type { ContentsByFormat } from '../../documents/library/documents-by-format.ts'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'

/**
 * Characters of folded text in memory, of one or two bytes each. A page with both formats has about 20,000. A course with more is
 * read again for each search.
 */
const charactersInMemory = 60_000_000

interface SearchDependencies {
  readonly contents: ContentsByFormat<'findPublished'>
}

/** Pages read at a time, because a document can take some megabytes. */
const pagesAtOnce = 20

/** The folded words of each page. */
type SearchIndex = ReadonlyMap<string, string>

/** Searches the published documents of courses. Their words are read once for each state of the course. */
export function createCourseSearch(dependencies: SearchDependencies) {
  const kept = new LRUCache<string, SearchIndex>({
    maxSize: charactersInMemory,
    sizeCalculation: (index) => 1 + [...index.values()].reduce((sum, words) => sum + words.length, 0),
  })
  const once = createSingleFlight<SearchIndex>()

  /** Concurrent searches share the reading. */
  async function indexOf(
    home: string,
    courseId: string,
    { course, version }: PreparedCourse,
  ): Promise<SearchIndex> {
    const key = JSON.stringify([home, courseId, version])
    const known = kept.get(key)
    if (known) return known
    return once(key, async () => {
      const index = await readWords(dependencies, home, courseId, course)
      kept.set(key, index)
      return index
    })
  }

  /** The ids of the pages that contain all words. */
  return async (
    { home, courseId }: { readonly home: string; readonly courseId: string },
    prepared: PreparedCourse,
    search: string,
  ): Promise<string[]> => {
    const wanted = foldWords(search)
    if (wanted === '') return []
    const index = await indexOf(home, courseId, prepared)
    return [...index].flatMap(([pageId, words]) => (containsWords(words, wanted) ? [pageId] : []))
  }
}

export type CourseSearch = ReturnType<typeof createCourseSearch>

async function readWords(
  { contents }: SearchDependencies,
  home: string,
  courseId: string,
  { modules }: LearnerCourse,
): Promise<SearchIndex> {
  const pages = modules.flatMap(({ title: module, pages: listed }) =>
    listed.map(({ page_id: id, title, pieces: documents }) => ({
      id,
      titles: [module ?? '', title, ...documents.map((document) => document.title)],
    })),
  )
  async function wordsIn(format: Format, ids: readonly string[]) {
    const found: ReadonlyMap<string, { readonly document: DocumentOf<Format> }> = await contents[
      format
    ].findPublished(home, courseId, ids)
    return new Map(Array.from(found, ([id, { document }]) => [id, readWith(format, wordsOf, document)]))
  }
  const index = new Map<string, string>()
  for (let at = 0; at < pages.length; at += pagesAtOnce) {
    const some = pages.slice(at, at + pagesAtOnce)
    const ids = some.map(({ id }) => id)
    // oxlint-disable-next-line no-await-in-loop -- not all documents of a course in memory at once
    const byFormat = await Promise.all(formatNames.map((format) => wordsIn(format, ids)))
    for (const { id, titles } of some) {
      const words = [...titles, ...byFormat.flatMap((found) => found.get(id) ?? [])]
      index.set(id, foldWords(words.join('\n')))
    }
  }
  return index
}

/** Returns the texts of a slideshow that a learner reads and hears. */
function slideWords({ slides }: Slideshow): string[] {
  return slides.flatMap((slide) => [
    slideListTitle(slide),
    withoutMarks(slide.audio_script),
    ...textsOf(shownContent(slide)),
  ])
}

/** Only the fields of its type: imported and older slides can have others, which learners must not find. */
function shownContent({ slide_type: type, content }: Slide): unknown[] {
  const fields = isSlideType(type) ? Object.keys(slideTypes[type].fields) : []
  return fields.map((field) => content[field])
}

/** Texts and lists of texts, but no addresses of pictures. */
function textsOf(values: readonly unknown[]): string[] {
  return values
    .flat()
    .filter((value) => typeof value === 'string' && !/^(?:https?:|\/api\/)/.test(value))
    .map((value) => withoutMarks(String(value)))
}

function lineWords({ segments }: Podcast): string[] {
  return segments.flatMap(({ segment_title: title, dialogue }) => [
    title,
    ...dialogue.map(({ content }) => withoutMarks(content)),
  ])
}

/** The texts of each format that a learner can search. */
const wordsOf: ReadersByFormat<readonly string[]> = {
  slideshow: slideWords,
  podcast: lineWords,
}
