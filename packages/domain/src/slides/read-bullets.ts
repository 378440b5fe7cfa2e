export type BulletList = readonly string[]

const splitters: readonly RegExp[] = [
  /\r?\n/, // lines
  /;/, // semicolons
  /\|/, // pipes
  /(?:^|\s)\d+[.)]\s+/, // numbered items: 1. one 2. two
  /[•‣◦▪●·]/, // bullet characters
  /(?:^|\s)[-–—]\s+/, // dashes
  /,(?!\d)/, // commas, but not those within numbers
]

/** What an item begins with in plain text, once the items are apart. */
const marker = /^(?:[•‣◦▪●·]|[*\-–—](?=\s)|\d+[.)](?=\s))\s*/

/**
 * Bullet points from every form they arrive in: an array, a JSON array in a string, or text split on the first of
 * newlines, semicolons, pipes, numbered items, bullet characters, dashes and commas that parts it.
 */
export function readBullets(value: unknown): BulletList {
  if (Array.isArray(value)) {
    return value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String)
  }
  if (typeof value !== 'string' || value.trim() === '') return []
  return readJsonArray(value) ?? splitText(value)
}

function readJsonArray(value: string): BulletList | undefined {
  if (!value.trim().startsWith('[')) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? readBullets(parsed) : undefined
  } catch {
    return undefined
  }
}

function splitText(value: string): BulletList {
  for (const splitter of splitters) {
    const items = value.split(splitter).map(clean).filter(Boolean)
    if (items.length > 1) return items
  }
  return [clean(value)]
}

function clean(item: string): string {
  return item.trim().replace(marker, '').trim()
}
