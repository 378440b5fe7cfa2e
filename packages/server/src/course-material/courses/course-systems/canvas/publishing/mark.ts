import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { parseFragment } from 'parse5'
import { elementsBelow } from '../../../html/html-nodes.ts'

/**
 * The mark of a page is the `id` of an element around Lectern's content. All versions of Canvas and its editor keep this
 * attribute. Older versions remove `data-` attributes.
 */
export function withMark(html: string, mark: string): string {
  return `<div id="${idOf(mark)}">${html}</div>`
}

export function hasMark(html: string, mark: string): boolean {
  const id = idOf(mark)
  return [...elementsBelow(parseFragment(html))].some(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'id' && value === id),
  )
}

/** Other characters could end the attribute. */
function idOf(mark: string): string {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(mark))
    throw new Problem('INTERNAL', { cause: new Error('A mark is not valid.') })
  return `lectern-${mark}`
}

/** A tag of an element with a file, or of a link. The values of attributes may contain `>`. */
const tagWithFile = /<(?:a|img|video|audio|source|track|embed|object)\s(?:[^>"]|"[^"]*")*>/gi
/** The query of an address of a medium, and of a link to a file of Canvas. */
const queryOfMedium = /(\s(?:src|poster|data)="[^"?]*)\?[^"]*/gi
const queryOfFile = /(\shref="[^"?]*\/files\/[^"?]*)\?[^"]*/gi

/**
 * Changes with the title and the body of a page, as Canvas returns them. Canvas returns the addresses of files with other
 * download keys each time, so their queries do not count. Those of players do: frames are not media.
 */
export function revisionOf(title: string, html: string): string {
  const lasting = html.replaceAll(tagWithFile, (tag) =>
    tag.replaceAll(queryOfMedium, '$1').replaceAll(queryOfFile, '$1'),
  )
  return createHash('sha256')
    .update(JSON.stringify([title, lasting]))
    .digest('hex')
    .slice(0, 32)
}
