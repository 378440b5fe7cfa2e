import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import { type DocumentOf, readWith, type ReadersByFormat } from '@lectern/domain/formats/document-of.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
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
  readonly contents: { readonly [Name in Format]: DocumentsOfPages<DocumentOf<Name>> }
}

/** The names that a document introduces. */
type Taught = Partial<Omit<EarlierPage, 'title'>>

/** The names that the documents of the pages before a page introduce, in the order of the course. Pages without a document are left out. */
export async function earlierPages(
  { contents }: EarlierDocuments,
  { home, courseId }: { readonly home: string; readonly courseId: string },
  before: readonly Pick<SystemPage, 'id' | 'title'>[],
): Promise<readonly EarlierPage[]> {
  const nearest = before.slice(-mostRead)
  if (nearest.length === 0) return []
  const ids = nearest.map(({ id }) => id)
  async function taughtIn(format: Format): Promise<ReadonlyMap<string, Taught>> {
    const found: ReadonlyMap<string, { readonly document: DocumentOf<Format> }> = await contents[
      format
    ].findAll(home, courseId, ids)
    return new Map(Array.from(found, ([id, { document }]) => [id, readWith(format, taught, document)]))
  }
  const byFormat = await Promise.all(formatNames.map((format) => taughtIn(format)))
  return nearest
    .flatMap(({ id, title }) => {
      const all = byFormat.flatMap((pages) => pages.get(id) ?? [])
      return all.length > 0 ? [pageOf(title, all)] : []
    })
    .slice(-mostPages)
}

/** The names that the documents of one page introduce. */
function pageOf(title: string, all: readonly Taught[]): EarlierPage {
  const greeting = all.map((one) => one.greeting).find(Boolean)
  return {
    title,
    objectives: someOf(
      all.flatMap(({ objectives = [] }) => objectives),
      mostObjectives,
      longest.objective,
    ),
    terms: someOf(
      all.flatMap(({ terms = [] }) => terms),
      mostTerms,
      longest.term,
    ),
    notation: someOf(
      all.flatMap(({ notation = [] }) => notation),
      mostFormulas,
      longest.formula,
    ),
    ...(greeting && { greeting }),
  }
}

/** The names that a document of each format introduces. */
const taught: ReadersByFormat<Taught> = {
  slideshow({ slides }) {
    const texts = slides.flatMap(({ content }) =>
      Object.values(content)
        .flat()
        .filter((value) => typeof value === 'string'),
    )
    return {
      terms: slides.flatMap(({ content }) => [content['term']].filter((term) => typeof term === 'string')),
      notation: texts.flatMap((text) => text.match(/\$[^$\n]+\$/gu) ?? []),
    }
  },
  podcast: ({ podcast, segments }) => ({
    objectives: podcast.learning_objectives,
    greeting: spokenWords(segments[0]?.dialogue[0]?.content ?? '').slice(0, longest.greeting),
  }),
}

function someOf(texts: readonly string[], most: number, characters: number): readonly string[] {
  const short = texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= characters)
  return [...new Set(short)].slice(0, most)
}
