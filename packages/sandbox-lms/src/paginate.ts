import { errors } from './errors.ts'

const defaultSize = 10
const largestSize = 100

/** One page of a listing, with the `Link` header to the next one. Bookmarks are opaque, as in Canvas. */
export function paginate<T>(list: readonly T[], address: URL): { part: readonly T[]; link: string } {
  const size = sizeOf(address.searchParams.get('per_page'))
  const start = startOf(address.searchParams.get('page'))
  const end = start + size
  const linkTo = (rel: string, page: string) => {
    const target = new URL(address)
    target.searchParams.delete('access_token')
    target.searchParams.set('page', page)
    target.searchParams.set('per_page', String(size))
    return `<${target.href}>; rel="${rel}"`
  }
  const links = [linkTo('current', start === 0 ? 'first' : bookmark(start))]
  if (end < list.length) links.push(linkTo('next', bookmark(end)))
  links.push(linkTo('first', 'first'))
  return { part: list.slice(start, end), link: links.join(',') }
}

function sizeOf(requested: string | null): number {
  const size = Number(requested ?? defaultSize)
  return Number.isInteger(size) && size > 0 ? Math.min(size, largestSize) : defaultSize
}

const bookmark = (start: number) => `bookmark:${Buffer.from(JSON.stringify([start])).toString('base64url')}`

function startOf(page: string | null): number {
  if (page === null || page === 'first') return 0
  const coded = /^bookmark:(.+)$/.exec(page)?.[1]
  const start = coded && /^\[(\d+)\]$/.exec(Buffer.from(coded, 'base64url').toString())?.[1]
  if (!start) throw errors.badRequest('page is invalid')
  return Number(start)
}
