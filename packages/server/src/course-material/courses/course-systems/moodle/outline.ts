import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import type { SystemPage } from '../../course-system.ts'
import { firstHeading, plainText } from '../../html/html.ts'
import { bookStructure, parsedBy } from './schemas.ts'
import type { Chapter, CourseModule, Section } from './schemas.ts'

/** A part of a course with enough text for a page, and the location of that text. */
export interface OutlinedPage {
  readonly id: string
  readonly title: string
  /** Why the user may not read it; undefined if the user may. */
  readonly locked?: string
  readonly text:
    | { readonly in: 'page'; readonly activity: string; readonly changed: number }
    | { readonly in: 'chapter'; readonly address: string }
    | { readonly in: 'label'; readonly html: string }
}

/** A label with fewer words is a separator between activities, not teaching content. */
const leastWordsOfLabel = 40
/** The year 9999. Databases and dates have no later times. */
const latestSeconds = 253_370_764_800
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The pages of a course's sections, in order. Sections become modules. */
export function placesOf(sections: readonly Section[]): SystemPage[] {
  return sections.flatMap((section, index) => {
    const module = {
      id: section.id,
      name: plainText(section.name) || `Section ${index}`,
      position: index + 1,
    }
    const pages = section.modules.flatMap((activity) => {
      const availability = availabilityOf(activity, section)
      const editedAt = timeOfEdit(activity)
      return pagesOf(activity).map(({ id, title }) => ({
        id,
        title,
        ...(availability && { availability }),
        ...(editedAt !== undefined && { editedAt }),
      }))
    })
    return pages.map((page, at) => ({ ...page, module, position: at + 1 }))
  })
}

/** Moodle gives it in seconds for activities with files. A book has one time for all its chapters. */
function timeOfEdit({ contentsinfo }: CourseModule): string | undefined {
  const seconds = contentsinfo?.lastmodified ?? 0
  return seconds > 0 && seconds < latestSeconds ? new Date(seconds * 1000).toISOString() : undefined
}

/** A hidden section has hidden activities. Activities of a restricted section do not repeat its conditions. */
function availabilityOf(activity: CourseModule, section: Section): PageAvailability | undefined {
  if (!activity.visible) return 'hidden'
  if (isRestricted(activity) || isRestricted(section)) return 'restricted'
  return activity.visibleoncoursepage ? undefined : 'unlisted'
}

const isRestricted = ({ uservisible, availability, availabilityinfo }: CourseModule | Section) =>
  !uservisible || availability || availabilityinfo !== ''

/** The readable parts of one activity: a page is one, a book has one per chapter, a long label is one. */
export function pagesOf(activity: CourseModule): OutlinedPage[] {
  const { id, modname, description } = activity
  const name = plainText(activity.name)
  switch (modname) {
    case 'page': {
      const changed = activity.contentsinfo?.lastmodified ?? 0
      const why = plainText(activity.availabilityinfo) || 'Moodle does not show this page to you.'
      return [
        {
          id,
          title: name || `Page ${id}`,
          ...(!activity.uservisible && { locked: why }),
          text: { in: 'page', activity: id, changed },
        },
      ]
    }
    case 'book':
      return chaptersOf(activity)
    case 'label':
      if (countWords(plainText(description)) < leastWordsOfLabel) return []
      // The name of a label is the start of its text, with the words of different lines run together.
      return [
        {
          id: `label-${id}`,
          title: firstHeading(description) || name,
          text: { in: 'label', html: description },
        },
      ]
    default:
      return []
  }
}

/** The activity of a page id; undefined for an invalid id. */
export function activityOf(pageId: string): string | undefined {
  return /^(?:(?:label-)?([1-9]\d{0,17})|book-([1-9]\d{0,17})-[1-9]\d{0,17})$/
    .exec(pageId)
    ?.slice(1)
    .find((id) => id !== undefined)
}

/** In reading order. Subchapters of a hidden chapter are hidden as well. Titles begin with the name of the book. */
function chaptersOf({ id, name, contents }: CourseModule): OutlinedPage[] {
  const json = contents.find(({ filename, fileurl }) => filename === 'structure' && !fileurl)?.content
  const structure = parsedBy(bookStructure, json ?? '') ?? []
  const book = plainText(name)
  const read = (chapters: readonly Chapter[]): OutlinedPage[] =>
    chapters
      .filter(({ hidden }) => !hidden)
      .flatMap(({ title, href, subitems }) => {
        const [, chapter] = /^(\d+)\/index\.html$/.exec(href) ?? []
        const file = contents.find(
          ({ filename, filepath }) => filename === 'index.html' && filepath === `/${chapter}/`,
        )
        const page = {
          id: `book-${id}-${chapter}`,
          title: chapterTitle(book, plainText(title) || `Chapter ${chapter}`),
          text: { in: 'chapter', address: file?.fileurl ?? '' },
        } as const
        return [...(file ? [page] : []), ...read(subitems)]
      })
  return read(structure)
}

/** Distinguishes chapters of the same name in two books. */
const chapterTitle = (book: string, chapter: string) =>
  book === '' || chapter === book ? chapter : `${book}: ${chapter}`

function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}
