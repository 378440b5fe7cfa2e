import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import type { SystemPage } from '../../course-system.ts'
import { firstHeading, plainText } from '../../html.ts'
import { bookStructure, parsedBy } from './schemas.ts'
import type { Chapter, CourseModule, Section } from './schemas.ts'

/** Something with a page's worth of text in it, and where the text is. */
export interface OutlinedPage {
  readonly id: string
  readonly title: string
  /** Why it may not be read, for a person; undefined where it may. */
  readonly locked?: string
  readonly text:
    | { readonly in: 'page'; readonly activity: string; readonly changed: number }
    | { readonly in: 'chapter'; readonly address: string }
    | { readonly in: 'label'; readonly html: string }
}

/** Fewer words than this are a line between activities, nothing to teach from. */
const leastWordsOfLabel = 40
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The pages of a course's sections, in the order of their place: sections are our modules. */
export function placesOf(sections: readonly Section[]): SystemPage[] {
  return sections.flatMap((section, index) => {
    const module = {
      id: section.id,
      name: plainText(section.name) || `Section ${index}`,
      position: index + 1,
    }
    const pages = section.modules.flatMap((activity) => {
      const availability = availabilityOf(activity, section)
      return pagesOf(activity).map(({ id, title }) => ({ id, title, ...(availability && { availability }) }))
    })
    return pages.map((page, at) => ({ ...page, module, position: at + 1 }))
  })
}

/** A section that is hidden has hidden activities; one with conditions has activities that do not repeat them. */
function availabilityOf(activity: CourseModule, section: Section): PageAvailability | undefined {
  if (!activity.visible) return 'hidden'
  if (isRestricted(activity) || isRestricted(section)) return 'restricted'
  return activity.visibleoncoursepage ? undefined : 'unlisted'
}

const isRestricted = ({ uservisible, availability, availabilityinfo }: CourseModule | Section) =>
  !uservisible || availability || availabilityinfo !== ''

/** What there is to read in one activity: a page is one, a book as many as it has chapters, a long label is one too. */
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
      // The name of a label is the beginning of its text, with all words of different lines run together.
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

/** Which activity a page's id names; undefined for what is no such id. */
export function activityOf(pageId: string): string | undefined {
  return /^(?:(?:label-)?([1-9]\d{0,17})|book-([1-9]\d{0,17})-[1-9]\d{0,17})$/
    .exec(pageId)
    ?.slice(1)
    .find((id) => id !== undefined)
}

/** In reading order. What is below a hidden chapter is hidden with it. Titles begin with the name of the book. */
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

/** So that equal chapters of two books can be told apart. */
const chapterTitle = (book: string, chapter: string) =>
  book === '' || chapter === book ? chapter : `${book}: ${chapter}`

function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}
