import type { SystemPage } from '../../courses/course-system.ts'
import type { Outline, OutlineItem } from './outline.ts'

/** A page before it gets an id. */
interface UnplacedPage {
  readonly title: string
  readonly html: string
  /** Identifiers of the resources that refer to it. */
  readonly resources: ReadonlySet<string>
}

interface PlacedPages {
  readonly pages: readonly { readonly id: string; readonly title: string; readonly html: string }[]
  readonly places: readonly SystemPage[]
}

/**
 * Gives pages their ids, which count up in the order of the course, and their places: one for each module that
 * contains the page, or one without a module.
 */
export function placePages(unplaced: readonly UnplacedPage[], outline: Outline): PlacedPages {
  const byResource = new Map(unplaced.flatMap((page) => [...page.resources].map((id) => [id, page] as const)))
  const pagesOf = (items: readonly OutlineItem[]) =>
    new Set(items.flatMap(({ resource }) => byResource.get(resource) ?? []))
  const modules = outline.map((module) => ({ ...module, pages: pagesOf(module.items) }))
  const ids = new Map(
    [...new Set([...modules.flatMap(({ pages }) => [...pages]), ...unplaced])].map((page, index) => [
      page,
      String(index + 1),
    ]),
  )
  const place = (page: UnplacedPage) => ({ id: ids.get(page) ?? '', title: page.title })

  const named = modules.filter(({ name, pages }) => name !== null && pages.size > 0)
  const inModules = named.flatMap(({ name, pages }, index) =>
    [...pages].map((page, at) => ({
      ...place(page),
      module: { id: `module-${index + 1}`, name: name ?? '', position: index + 1 },
      position: at + 1,
    })),
  )
  const placed = new Set(inModules.map(({ id }) => id))
  const others = [...ids.keys()]
    .map(place)
    .filter(({ id }) => !placed.has(id))
    .map((page) => ({ ...page, module: null, position: null }))
  return {
    pages: [...ids].map(([{ title, html }, id]) => ({ id, title, html })),
    places: [...inModules, ...others],
  }
}
