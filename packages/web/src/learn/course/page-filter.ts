import { containsWords, foldWords } from '@lectern/domain/learn/fold-words.ts'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'
import type { Filter } from './search-tools.tsx'

/** A search waits for the next letter this long, in milliseconds. */
const pauseMs = 250

/** A page of the list, with its titles for the search. */
interface ListedPage {
  readonly id: string
  readonly row: HTMLElement
  readonly titles: string
}

/** Shows the pages that match the search and the filter. */
export interface PageFilter {
  readonly apply: () => void
}

interface FilterOptions {
  /** Whether a page belongs to a filter. */
  readonly shows: (row: HTMLElement, filter: Filter) => boolean
  /** Finds pages by what is in them. Undefined if that is not possible now: then only titles are searched. */
  readonly find: (search: string) => Promise<ReadonlySet<string> | undefined>
}

/** Titles are found at once, and what is in the pages when the server has answered. */
export function createPageFilter(root: ParentNode, { shows, find }: FilterOptions): PageFilter {
  const search = root.querySelector<HTMLInputElement>('#search')
  const output = root.querySelector<HTMLElement>('#found')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-filter]')]
  const modules = [...root.querySelectorAll<HTMLElement>('.learn-module-list')].map((section) => ({
    section,
    pages: pagesOf(section),
  }))
  let filter: Filter = 'all'
  /** The last answer of the server. */
  let inPages: { readonly search: string; readonly pages: ReadonlySet<string> | undefined } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const wanted = () => foldWords(search?.value ?? '')
  const isAnswered = (words: string) => words === '' || inPages?.search === words

  const apply = () => {
    const words = wanted()
    const pagesWith = inPages?.search === words ? inPages.pages : undefined
    let count = 0
    for (const { section, pages } of modules) {
      const shown = pages.filter(
        ({ id, row, titles }) =>
          shows(row, filter) && (containsWords(titles, words) || pagesWith?.has(id) === true),
      )
      for (const { row } of pages) row.hidden = true
      for (const { row } of shown) row.hidden = false
      section.hidden = shown.length === 0
      count += shown.length
    }
    const narrowed = filter !== 'all' || words !== ''
    // 'No page matches' would be wrong while the server still searches.
    const known = isAnswered(words) || count > 0
    if (output)
      output.textContent = !narrowed || !known ? '' : count === 0 ? messages.notFound : messages.found(count)
  }

  async function searchPages(words: string): Promise<void> {
    const pages = await find(words)
    // An earlier search may be answered later.
    if (wanted() !== words) return
    inPages = { search: words, pages }
    apply()
  }

  search?.addEventListener('input', () => {
    apply()
    clearTimeout(timer)
    const words = wanted()
    if (!isAnswered(words)) timer = setTimeout(() => inBackground(searchPages(words)), pauseMs)
  })
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
    return { id: row.dataset['page'] ?? '', row, titles: foldWords([module, page, ...titles].join(' ')) }
  })
}
