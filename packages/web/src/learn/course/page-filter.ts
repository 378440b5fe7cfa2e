import { messages } from './messages.ts'
import type { Filter } from './search-tools.tsx'

/** A page of the list, with its words for the search. */
interface ListedPage {
  readonly row: HTMLElement
  readonly words: string
}

/** Shows the pages that match the search and the filter. */
export interface PageFilter {
  readonly apply: () => void
}

/** Without case and accents. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

/** @param shows Whether a page belongs to a filter. */
export function createPageFilter(
  root: ParentNode,
  shows: (row: HTMLElement, filter: Filter) => boolean,
): PageFilter {
  const search = root.querySelector<HTMLInputElement>('#search')
  const found = root.querySelector<HTMLElement>('#found')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-filter]')]
  const modules = [...root.querySelectorAll<HTMLElement>('.learn-module-list')].map((section) => ({
    section,
    pages: pagesOf(section),
  }))
  let filter: Filter = 'all'

  const apply = () => {
    const wanted = plainWords(search?.value ?? '').split(/\s+/)
    let count = 0
    for (const { section, pages } of modules) {
      const shown = pages.filter(
        ({ row, words }) => shows(row, filter) && wanted.every((word) => words.includes(word)),
      )
      for (const { row } of pages) row.hidden = true
      for (const { row } of shown) row.hidden = false
      section.hidden = shown.length === 0
      count += shown.length
    }
    const narrowed = filter !== 'all' || wanted.some(Boolean)
    if (found) found.textContent = !narrowed ? '' : count === 0 ? messages.notFound : messages.found(count)
  }
  search?.addEventListener('input', apply)
  for (const button of buttons)
    button.addEventListener('click', () => {
      filter = filterOf(button)
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      apply()
    })
  return { apply }
}

function filterOf({ dataset }: HTMLElement): Filter {
  const chosen = dataset['filter']
  return chosen === 'toDo' || chosen === 'recent' ? chosen : 'all'
}

function pagesOf(section: HTMLElement): ListedPage[] {
  const module = section.querySelector('h2')?.textContent ?? ''
  return [...section.querySelectorAll<HTMLElement>('.learn-page')].map((row) => {
    const titles = [...row.querySelectorAll<HTMLElement>('[data-title]')].map(
      (piece) => piece.dataset['title'],
    )
    const page = row.querySelector('h3')?.textContent
    return { row, words: plainWords([module, page, ...titles].join(' ')) }
  })
}
