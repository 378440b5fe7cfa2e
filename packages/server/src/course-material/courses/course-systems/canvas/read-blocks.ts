import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { z } from 'zod'

const node = z.object({
  type: z.object({ resolvedName: z.string() }).catch({ resolvedName: '' }),
  props: z.record(z.string(), z.unknown()).catch({}),
  nodes: z.array(z.string()).catch([]),
  linkedNodes: z.record(z.string(), z.string()).catch({}),
})
const tree = z.record(z.string(), node)

/**
 * The HTML of a page of Canvas' block editor: a tree of nodes by name, from `ROOT`, or the same as a JSON string.
 * Empty if it has no supported block.
 */
export function readBlocks(blocks: unknown): string {
  const nodes = tree.safeParse(typeof blocks === 'string' ? parseJson(blocks) : blocks).data ?? {}
  const seen = new Set<string>()
  const html: string[] = []
  // A loop instead of recursion, because external input can be deeply nested.
  const waiting = ['ROOT']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = nodes[name]
    if (!found || seen.has(name)) continue
    seen.add(name)
    html.push(toHtml(found))
    const below = [...found.nodes, ...Object.values(found.linkedNodes)]
    for (const child of below.toReversed()) waiting.push(child)
  }
  return html.filter(Boolean).join('\n')
}

/**
 * Texts are HTML already; an image's address and description are not. The two block editors use different names.
 */
function toHtml({ type, props }: z.infer<typeof node>): string {
  const { text = props['content'], src = props['url'], alt = props['altText'] } = props
  if (type.resolvedName === 'ImageBlock')
    return typeof src === 'string' && src ? `<img src="${quoted(src)}" alt="${quoted(alt)}">` : ''
  if (typeof text !== 'string' || !text.trim()) return ''
  return type.resolvedName === 'HeadingBlock' ? `<h2>${text}</h2>` : `<div>${text}</div>`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? escapeMarkup(value) : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
