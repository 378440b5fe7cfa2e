import { parseFragment, serialize, defaultTreeAdapter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Asked, Reply } from './difficult-courses.ts'

interface OlderPage {
  readonly page_id: string
  readonly url: string
  readonly title: string
  readonly body: string
  readonly published: boolean
  readonly front_page: boolean
  readonly updated_at: string
}

interface OlderItem {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly position: number
  readonly pageId?: string
}

/**
 * A course of an older Canvas that can be changed. It differs from the sandbox: titles are unique, bodies lose `details`,
 * `lang`, `dir` and `data-` attributes, positions have gaps and are read as places in the list, and refusals have
 * status 401 and 422.
 */
export function createOlderCanvasCourse(): (asked: Asked, key: string) => Reply {
  const course = new OlderCourse()
  let isThrottled = false
  return (asked, key) => {
    const isChange = asked.method !== 'GET'
    if (isChange && key === 'reader')
      return { status: 401, json: { status: 'unauthorized', errors: [{ message: 'nicht berechtigt' }] } }
    isThrottled = isChange && key === 'throttled' && !isThrottled
    if (isThrottled) {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-rate-limit-remaining': '0.0' }
      return { status: 429, headers, text: '429 Too Many Requests (Rate Limit Exceeded)\n' }
    }
    const [, kind = '', id = ''] = /^\/(pages|modules)(?:\/(.*))?$/.exec(asked.path) ?? []
    if (kind === 'modules') return course.answerModules(asked, id)
    return kind === 'pages' ? course.answerPages(asked, id) : pageNotFound
  }
}

const pageNotFound: Reply = { status: 404, json: { message: 'page not found' } }
const refused = (field: string, message: string, status = 422): Reply => ({
  status,
  json: { errors: { [field]: [{ attribute: field, type: message, message }] } },
})
const invalid = (message: string): Reply => ({ status: 400, json: { message } })

class OlderCourse {
  pages: OlderPage[] = [
    olderPage('1', 'Tides', { front_page: true }),
    olderPage('2', 'Currents'),
    olderPage('3', 'Notes'),
    // A slug that is the id of another page.
    olderPage('4', '2'),
  ]
  items: OlderItem[] = [
    { id: '51', type: 'SubHeader', title: 'Read', position: 2 },
    { id: '52', type: 'Page', title: 'Tides', position: 5, pageId: '1' },
    { id: '53', type: 'Page', title: 'Currents', position: 9, pageId: '2' },
  ]
  lastId = 100

  answerPages({ method, form }: Asked, slug: string): Reply {
    const page = this.pages.find(
      ({ url, page_id: id }) => url === decodeURIComponent(slug) || `page_id:${id}` === slug,
    )
    if (method === 'GET' && !slug) return { json: this.pages.map(({ body: _body, ...each }) => each) }
    if (method === 'POST') return this.save(undefined, form, 'Untitled')
    if (method === 'PUT') return this.save(page, form, slug)
    if (!page) return pageNotFound
    if (method === 'DELETE') {
      if (page.front_page) return refused('front_page', 'cannot be deleted', 400)
      this.pages = this.pages.filter((each) => each !== page)
      this.items = this.items.filter(({ pageId }) => pageId !== page.page_id)
    }
    return this.described(page)
  }

  save(page: OlderPage | undefined, form: URLSearchParams, slug: string): Reply {
    const given = (name: string) => form.get(`wiki_page[${name}]`) ?? undefined
    const id = page?.page_id ?? this.newId()
    const title = given('title') ?? page?.title ?? slug
    if (!title.trim()) return refused('title', 'blank')
    const body = given('body') === undefined ? (page?.body ?? '') : sanitised(given('body') ?? '')
    if (body.length > 512_000) return refused('body', 'too_long')
    const published =
      given('published') === undefined ? (page?.published ?? false) : given('published') === 'true'
    const front = given('front_page') === 'true' || (page?.front_page ?? false)
    if (front && !published) return refused('published', 'cannot unpublish front page', 400)
    const unique = this.uniqueTitle(title, id)
    const isSame = unique === page?.title && body === page.body
    const updated = isSame ? page.updated_at : new Date(Date.UTC(2026, 8, 1, 0, 0, this.lastId)).toISOString()
    const saved = olderPage(id, unique, { body, published, front_page: front, updated_at: updated })
    this.pages = [...this.pages.filter(({ page_id: each }) => each !== id), saved]
    return this.described(saved)
  }

  answerModules(asked: Asked, path: string): Reply {
    if (!path) return { json: [this.module()] }
    if (!path.startsWith('7/items')) return pageNotFound
    if (asked.method === 'GET') return { json: this.describedItems() }
    const item = this.items.find(({ id }) => path === `7/items/${id}`)
    const place = Number(asked.form.get('module_item[position]'))
    if (asked.method === 'PUT' && item) return this.move(item, place)
    const slug = asked.form.get('module_item[page_url]')
    const page = this.pages.find(({ url }) => url === slug)
    if (!page) return invalid('invalid page_url parameter')
    const last = Math.max(0, ...this.items.map(({ position }) => position))
    const added = {
      id: this.newId(),
      type: 'Page',
      title: page.title,
      position: last + 3,
      pageId: page.page_id,
    }
    this.items = [...this.items, added]
    return this.move(added, place)
  }

  /** Numbers the items again, with gaps, after a change of their order. */
  move(item: OlderItem, place: number): Reply {
    if (place) {
      const others = this.items.filter(({ id }) => id !== item.id)
      const ordered = others.toSpliced(Math.min(place - 1, others.length), 0, item)
      this.items = ordered.map((each, index) => ({ ...each, position: 2 + 3 * index }))
    }
    return { json: this.describedItems().find(({ id }) => id === item.id) }
  }

  /** The items are left out, as for a long module. */
  module() {
    return { id: '7', name: 'The Sea', position: 4, items_count: this.items.length }
  }

  describedItems() {
    return this.items.map(({ pageId, ...item }) => {
      const page = this.pages.find(({ page_id: id }) => id === pageId)
      return { ...item, indent: 1, module_id: '7', ...(page && { page_url: page.url, title: page.title }) }
    })
  }

  described(page: OlderPage): Reply {
    const html_url = `https://canvas.example/courses/1/pages/${page.url}`
    return { json: { ...page, html_url, last_edited_by: { id: '8', display_name: 'Tom Reyes' } } }
  }

  uniqueTitle(title: string, id: string): string {
    const isTaken = (wanted: string) =>
      this.pages.some((page) => page.title === wanted && page.page_id !== id)
    let unique = title
    for (let count = 2; isTaken(unique); count += 1) unique = `${title.slice(0, 250)}-${count}`
    return unique
  }

  newId(): string {
    this.lastId += 1
    return String(this.lastId)
  }
}

function olderPage(page_id: string, title: string, more: Partial<OlderPage> = {}): OlderPage {
  const url = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'page'
  return {
    page_id,
    url: url.length > 1 ? `${url.slice(0, 60)}-${page_id}` : url,
    title,
    body: `<p>${title}.</p>`,
    published: true,
    front_page: false,
    updated_at: '2026-09-01T08:00:00Z',
    ...more,
  }
}

const kept = /^(a|b|div|em|h[1-6]|iframe|img|li|ol|p|span|strong|ul)$/
const keptAttribute = /^(id|class|title|style|href|src|width|height|alt|allowfullscreen)$/

/** The body as an older Canvas stores it. */
function sanitised(body: string): string {
  const fragment = parseFragment(body)
  sanitiseBelow(fragment)
  return serialize(fragment)
}

function sanitiseBelow(parent: DefaultTreeAdapterTypes.ParentNode) {
  for (const node of parent.childNodes.slice()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    sanitiseBelow(node)
    node.attrs = node.attrs.filter(({ name }) => keptAttribute.test(name))
    if (kept.test(node.tagName)) continue
    const below = /^(script|style)$/.test(node.tagName) ? [] : node.childNodes.slice()
    for (const child of below) {
      defaultTreeAdapter.detachNode(child)
      defaultTreeAdapter.insertBefore(parent, child, node)
    }
    defaultTreeAdapter.detachNode(node)
  }
}
