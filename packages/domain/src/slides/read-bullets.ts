export type BulletList = readonly string[]

const splitters: readonly RegExp[] = [
  /\r?\n/, // lines
  /;/, // semicolons
  /\|/, // pipes
  /(?:^|\s)\d+[.)]\s+/, // numbered items: 1. one 2. two
  /[•‣◦▪●·]/, // bullet characters
  /(?:^|\s)[-–—]\s+/, // dashes
  /,(?!\d)/, // commas, except within numbers
]

/** The marker of an item in plain text, after the items are separated. */
const marker = /^(?:[•‣◦▪●·]|[*\-–—](?=\s)|\d+[.)](?=\s))\s*/

/**
 * Parses bullet points from every supported format: an array, a JSON array in a string, or text split on the first
 * matching separator of newlines, semicolons, pipes, numbered items, bullet characters, dashes and commas.
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
