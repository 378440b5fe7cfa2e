import { z } from 'zod'

const node = z.object({
  type: z.object({ resolvedName: z.string() }).catch({ resolvedName: '' }),
  props: z.record(z.string(), z.unknown()).catch({}),
  nodes: z.array(z.string()).catch([]),
  linkedNodes: z.record(z.string(), z.string()).catch({}),
})
const tree = z.record(z.string(), node)

/**
 * The HTML in a page of Canvas' block editor: a tree of nodes by name, from `ROOT`, or the same as a JSON string.
 * Empty when there is nothing in it that we know to read.
 */
export function readBlocks(blocks: unknown): string {
  const nodes = tree.safeParse(typeof blocks === 'string' ? parseJson(blocks) : blocks).data ?? {}
  const seen = new Set<string>()
  const htmlOf = (name: string): string => {
    const found = nodes[name]
    if (!found || seen.has(name)) return ''
    seen.add(name)
    return [toHtml(found), ...[...found.nodes, ...Object.values(found.linkedNodes)].map(htmlOf)]
      .filter(Boolean)
      .join('\n')
  }
  return htmlOf('ROOT')
}

/** Texts are HTML already; a picture's address and description are not. */
function toHtml({ type, props }: z.infer<typeof node>): string {
  const { text, src, alt } = props
  if (type.resolvedName === 'ImageBlock')
    return typeof src === 'string' ? `<img src="${quoted(src)}" alt="${quoted(alt)}">` : ''
  if (typeof text !== 'string' || !text.trim()) return ''
  return type.resolvedName === 'HeadingBlock' ? `<h2>${text}</h2>` : `<div>${text}</div>`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
