import type { SystemPage } from '../../../course-system.ts'
import type { ModuleItem, Page } from './schemas.ts'

export interface ModuleWithItems {
  readonly id: string
  readonly name: string
  readonly position: number
  readonly items: readonly ModuleItem[]
}

/**
 * Every place of a page: its places in modules, in order, then pages without a module. A module item refers to its
 * page only by slug. Items whose page is unknown are left out.
 */
export function joinPages(modules: readonly ModuleWithItems[], pages: readonly Page[]): SystemPage[] {
  const bySlug = new Map(pages.map((page) => [page.url, page]))
  const placed = byPosition(modules).flatMap(({ items, ...module }) =>
    byPosition(pageItems(items)).flatMap((item) => {
      const page = bySlug.get(item.page_url)
      return page ? [{ ...named(page), module, position: item.position }] : []
    }),
  )
  const ids = new Set(placed.map(({ id }) => id))
  const loose = pages.filter((page) => !ids.has(page.page_id))
  return [...placed, ...loose.map((page) => ({ ...named(page), module: null, position: null }))]
}

const named = ({ page_id: id, title, updated_at: editedAt }: Page) => ({
  id,
  title,
  ...(editedAt !== undefined && { editedAt }),
})

/** Slugs of pages that are in a module but not in the page listing. */
export function unlistedSlugs(modules: readonly ModuleWithItems[], pages: readonly Page[]): string[] {
  const listed = new Set(pages.map(({ url }) => url))
  const slugs = modules.flatMap(({ items }) => pageItems(items).map((item) => item.page_url))
  return [...new Set(slugs)].filter((slug) => !listed.has(slug))
}

function pageItems(items: readonly ModuleItem[]) {
  return items.flatMap((item) =>
    item.type === 'Page' && item.page_url ? [{ page_url: item.page_url, position: item.position }] : [],
  )
}

/** Positions start at 1 and have gaps. */
function byPosition<T extends { readonly position: number }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => a.position - b.position)
}
