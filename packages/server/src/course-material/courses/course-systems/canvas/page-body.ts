import type { SystemPageBody } from '../../course-system.ts'
import { absoluteAddresses, plainText } from '../../html/html.ts'
import { readBlocks } from './read-blocks.ts'
import type { PageWithBody } from './calls/schemas.ts'

/** The readable content of a Canvas page. `address` is its address in a browser. */
export function toPageBody(page: PageWithBody, address: string): SystemPageBody {
  const { page_id: id, title } = page
  if (page.locked_for_user && !page.body) {
    const note = plainText(page.lock_explanation ?? '')
    return { id, title, html: '', state: 'locked', ...(note && { note }) }
  }
  const isBlocks =
    Boolean(page.block_editor_attributes) || /^block_(content_)?editor$/.test(page.editor ?? '')
  const html = absoluteAddresses(
    isBlocks ? readBlocks(page.block_editor_attributes?.blocks) : (page.body ?? ''),
    address,
  )
  if (html.trim()) return { id, title, html, state: 'ok' }
  if (!isBlocks) return { id, title, html: '', state: 'empty' }
  return { id, title, html: '', state: 'unsupported' }
}
