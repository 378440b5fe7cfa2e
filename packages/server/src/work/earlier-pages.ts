import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { SystemPage } from '../course-material/courses/course-system.ts'
import type { EarlierPage } from '../generation/writer.ts'

/** Earlier pages whose documents are read. */
const mostRead = 12
/** Earlier pages that a writer gets: those nearest to the page. */
const mostPages = 6
const mostObjectives = 3
const mostTerms = 8
const mostFormulas = 4
/** Characters of an objective, a term or a formula. A longer one is no name. */
const longest = { objective: 140, term: 60, formula: 40, greeting: 200 }

/** Finds the documents of some pages of a course. */
interface DocumentsOfPages<Document> {
  findAll(
    home: string,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly document: Document }>>
}

/** The documents of a course. */
export interface EarlierDocuments {
  readonly slideshows: DocumentsOfPages<Slideshow>
  readonly podcasts: DocumentsOfPages<Podcast>
}

/** The names that the documents of the pages before a page introduce, in the order of the course. Pages without a document are left out. */
export async function earlierPages(
  { slideshows, podcasts }: EarlierDocuments,
  { home, courseId }: { readonly home: string; readonly courseId: string },
  before: readonly Pick<SystemPage, 'id' | 'title'>[],
): Promise<readonly EarlierPage[]> {
  const nearest = before.slice(-mostRead)
  if (nearest.length === 0) return []
  const ids = nearest.map(({ id }) => id)
  const [shows, casts] = await Promise.all([
    slideshows.findAll(home, courseId, ids),
    podcasts.findAll(home, courseId, ids),
  ])
  return nearest
    .flatMap(({ id, title }) => {
      const [show, cast] = [shows.get(id)?.document, casts.get(id)?.document]
      return show || cast ? [taughtBy(title, show, cast)] : []
    })
    .slice(-mostPages)
}

/** The names that the documents of one page introduce. */
function taughtBy(title: string, show: Slideshow | undefined, cast: Podcast | undefined): EarlierPage {
  const slides = show?.slides ?? []
  const defined = slides.flatMap(({ content }) =>
    [content['term']].filter((term) => typeof term === 'string'),
  )
  const texts = slides.flatMap(({ content }) =>
    Object.values(content)
      .flat()
      .filter((value) => typeof value === 'string'),
  )
  const formulas = texts.flatMap((text) => text.match(/\$[^$\n]+\$/gu) ?? [])
  const greeting = spokenWords(cast?.segments[0]?.dialogue[0]?.content ?? '').slice(0, longest.greeting)
  return {
    title,
    objectives: someOf(cast?.podcast.learning_objectives ?? [], mostObjectives, longest.objective),
    terms: someOf(defined, mostTerms, longest.term),
    notation: someOf(formulas, mostFormulas, longest.formula),
    ...(greeting && { greeting }),
  }
}

function someOf(texts: readonly string[], most: number, characters: number): readonly string[] {
  const short = texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= characters)
  return [...new Set(short)].slice(0, most)
}
