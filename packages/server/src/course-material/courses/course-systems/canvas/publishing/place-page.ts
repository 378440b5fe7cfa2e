import type { PagePlace, PagePlacement } from '../../../publishing/course-publishing.ts'
import { checkedId } from '../calls/checked-id.ts'
import type { CanvasClient } from '../calls/client.ts'
import type { ModuleWithItems } from '../calls/join-pages.ts'
import { instead, listModules } from '../calls/list-pages.ts'
import { moduleItem, type ModuleItem, page } from '../calls/schemas.ts'
import { pathOfPage } from './page-calls.ts'

/** Adds a page to the module of its source page, unless it is in a module. */
export async function placePage(
  client: CanvasClient,
  courseId: string,
  pageId: string,
  place: PagePlace,
  signal?: AbortSignal,
): Promise<PagePlacement | null> {
  const slugOf = async (id: string) => (await client.get(pathOfPage(courseId, id), page, signal)).url
  const slugIfAny = (id: string) => slugOf(id).catch(instead(['NOT_FOUND'], ''))
  const [modules, slug, source, ...siblings] = await Promise.all([
    listModules(client, checkedId(courseId), signal),
    slugOf(pageId),
    slugIfAny(place.sourcePageId),
    ...(place.siblingPageIds ?? []).map(slugIfAny),
  ])
  const ordered = modules.map(inOrder).toSorted((a, b) => a.position - b.position)
  const present = placementIn(ordered, slug)
  if (present) return present
  const target = ordered.find(({ items }) => items.some((item) => isPage(item, source)))
  if (!target) return null
  const before = place.at === 'after_source' ? lastOfRun(target.items, source, siblings) : undefined
  const path = `courses/${courseId}/modules/${target.id}/items`
  const fields = {
    'module_item[type]': 'Page',
    'module_item[page_url]': slug,
    'module_item[indent]': String(target.items.find((item) => isPage(item, source))?.indent ?? 0),
    // Without a position Canvas appends the item.
    ...(before && { 'module_item[position]': String(before.position + 1) }),
  }
  const created = await client.send({ method: 'POST', path, fields }, moduleItem, signal)
  return correctPosition(client, { courseId, moduleId: target.id, slug, created, before }, signal)
}

/**
 * Positions may have gaps. Some versions of Canvas read a position as a number of the list, others as a place in it. Reads
 * the module again and moves the item if it is in another place.
 */
async function correctPosition(
  client: CanvasClient,
  placed: {
    readonly courseId: string
    readonly moduleId: string
    readonly slug: string
    readonly created: ModuleItem
    readonly before: ModuleItem | undefined
  },
  signal?: AbortSignal,
): Promise<PagePlacement | null> {
  const { courseId, moduleId, slug, created, before } = placed
  const read = async () => (await listModules(client, courseId, signal)).map(inOrder)
  const found = await read()
  const items = found.find(({ id }) => id === moduleId)?.items ?? []
  const wanted = before ? items.findIndex((item) => isPage(item, before.page_url ?? '')) + 1 : 0
  const isSettled = !before || wanted === 0 || isPage(items[wanted], slug)
  if (isSettled || !created.id) return placementIn(found, slug)
  const path = `courses/${courseId}/modules/${moduleId}/items/${checkedId(created.id)}`
  // Counted without the item itself.
  const rank = items.slice(0, wanted).filter((item) => !isPage(item, slug)).length + 1
  const fields = { 'module_item[position]': String(rank) }
  await client.send({ method: 'PUT', path, fields }, moduleItem, signal)
  return placementIn(await read(), slug)
}

/** The last of the items that begin with the source page and continue with pages of Lectern about it. */
function lastOfRun(
  items: readonly ModuleItem[],
  source: string,
  siblings: readonly string[],
): ModuleItem | undefined {
  const start = items.findIndex((item) => isPage(item, source))
  const after = items.slice(start + 1)
  const others = after.findIndex((item) => !siblings.some((slug) => isPage(item, slug)))
  return items[start + (others < 0 ? after.length : others)]
}

function placementIn(modules: readonly ModuleWithItems[], slug: string): PagePlacement | null {
  for (const { id, name, items } of modules) {
    const item = items.find((each) => isPage(each, slug))
    if (item) return { module: { id, name }, position: item.position }
  }
  return null
}

function isPage(item: ModuleItem | undefined, slug: string): boolean {
  return item?.type === 'Page' && item.page_url === slug
}

function inOrder(module: ModuleWithItems): ModuleWithItems {
  return { ...module, items: module.items.toSorted((a, b) => a.position - b.position) }
}
