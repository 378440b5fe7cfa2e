import type { SystemPageBody } from '../../course-system.ts'
import { absoluteAddresses, plainText } from '../../html/html.ts'
import { readBlocks } from './read-blocks.ts'
import type { PageWithBody } from './calls/schemas.ts'

/** The readable content of a Canvas page. `address` is its address in a browser. */
export function toPageBody(page: PageWithBody, address: string): SystemPageBody {
  const { page_id: id, title, html_url: url } = page
  const named = { id, title, ...(url && { url }) }
  if (page.locked_for_user && !page.body) {
    const note = plainText(page.lock_explanation ?? '')
    return { ...named, html: '', state: 'locked', ...(note && { note }) }
  }
  const isBlocks =
    Boolean(page.block_editor_attributes) || /^block_(content_)?editor$/.test(page.editor ?? '')
  const html = absoluteAddresses(
    isBlocks ? readBlocks(page.block_editor_attributes?.blocks) : (page.body ?? ''),
    address,
  )
  if (html.trim()) return { ...named, html, state: 'ok' }
  if (!isBlocks) return { ...named, html: '', state: 'empty' }
  return { ...named, html: '', state: 'unsupported' }
}
