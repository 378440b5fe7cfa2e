import { pageAddress } from '../page-data.ts'

/** Characters that the server accepts. */
const longestSearch = 200

/** The pages of this course that contain all words of a search. Undefined without an answer. */
export async function findPages(search: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const query = encodeURIComponent(search.slice(0, longestSearch))
    const response = await fetch(`${pageAddress()}/search.json?q=${query}`, { credentials: 'same-origin' })
    if (!response.ok) return undefined
    // The server has built it with its schema (see `fetchPageData`).
    const { pages } = (await response.json()) as { pages: string[] }
    return new Set(pages)
  } catch {
    return undefined
  }
}
