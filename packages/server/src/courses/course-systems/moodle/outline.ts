import type { SystemPage } from '../../course-system.ts'
import { firstHeading, plainText } from '../../html.ts'
import { bookStructure } from './schemas.ts'
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
  return sections.flatMap(({ id, name, modules }, index) => {
    const module = { id, name: plainText(name) || `Section ${index}`, position: index + 1 }
    const pages = modules.flatMap(pagesOf)
    return pages.map(({ id: pageId, title }, at) => ({ id: pageId, title, module, position: at + 1 }))
  })
}

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

/** In reading order. What is below a hidden chapter is hidden with it. */
function chaptersOf({ id, contents }: CourseModule): OutlinedPage[] {
  const told = contents.find(({ filename, fileurl }) => filename === 'structure' && !fileurl)?.content ?? '[]'
  const structure = bookStructure.safeParse(parseJson(told)).data ?? []
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
          title: plainText(title) || `Chapter ${chapter}`,
          text: { in: 'chapter', address: file?.fileurl ?? '' },
        } as const
        return [...(file ? [page] : []), ...read(subitems)]
      })
  return read(structure)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}
