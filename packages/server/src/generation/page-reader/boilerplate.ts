/** Elements of a page's HTML that are not part of its content. */

const unread = new Set(
  (
    'script style template head title meta link base noframes svg canvas map ' +
    'button input select textarea datalist progress meter nav rt rp del s strike'
  ).split(' '),
)

const unreadClasses = new Set(
  (
    'screenreader-only sr-only visually-hidden visuallyhidden screen-reader-text ui-icon media_comment_thumbnail ' +
    'skip-link skip-to-content skiplink katex-html mathjax_preview mjx-assistive-mml os-embed page-title ' +
    'breadcrumb breadcrumbs'
  ).split(' '),
)

const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/** `revealed` are ids of elements that a button on the page shows. Their hidden state does not count. */
export function isBoilerplate(
  name: string,
  attributes: ReadonlyMap<string, string>,
  revealed: ReadonlySet<string>,
): boolean {
  if (unread.has(name)) return true
  const classes = (attributes.get('class') ?? '').toLowerCase().split(/\s+/)
  if (classes.some((one) => unreadClasses.has(one))) return true
  if (attributes.get('role') === 'navigation') return true
  if (revealed.has(attributes.get('id') ?? '')) return false
  return attributes.has('hidden') || hiddenStyle.test(attributes.get('style') ?? '')
}

const linkNotes = /^\(?links to an external site\.?\)?$/i
const fileName = /^[^\n]{1,120}\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|heic|avif)$/i

/** Text that Canvas adds to links, for screen readers. */
export function isLinkNote(text: string): boolean {
  return linkNotes.test(text.trim())
}

/** The alt text of a picture; empty if it is only the name of its file. */
export function readAlt(alt: string | undefined): string {
  const text = (alt ?? '').replace(/\s+/g, ' ').trim()
  return fileName.test(text) || /^(?:image|img|picture|photo|untitled|screenshot)?[\s\d_-]*$/i.test(text)
    ? ''
    : text
}
