/** A piece of text on a slide. */
export type RichNode =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly RichNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichNode[] }
  | { readonly kind: 'math'; readonly tex: string; readonly display: boolean }

interface Rule {
  readonly pattern: RegExp
  /** The node of the match. Undefined if the match is plain text. */
  readonly read: (inner: string, address: string) => RichNode | undefined
  /** The pattern needs a boundary before it, so that snake_case stays the same. */
  readonly atWordStart?: boolean
}

const bold = (inner: string): RichNode => ({ kind: 'bold', children: readRichText(inner) })
const italic = (inner: string): RichNode => ({ kind: 'italic', children: readRichText(inner) })

/** Tried in this order at every position of a text. */
const rules: readonly Rule[] = [
  { pattern: /\\([\\`*_$[\]])/y, read: (text) => ({ kind: 'text', text }) },
  { pattern: /`([^`]+)`/y, read: (text) => ({ kind: 'code', text }) },
  { pattern: /\$\$([^$]+)\$\$/y, read: (tex) => ({ kind: 'math', tex: tex.trim(), display: true }) },
  // As in Pandoc: no space inside the signs and no digit after them, so that "$5 and $10" are prices.
  {
    pattern: /\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)((?:\\.|[^$\\\n])+)(?<!\s)\$(?!\d)/y,
    read: (tex) => ({ kind: 'math', tex, display: false }),
  },
  { pattern: /\*\*(?!\s)((?:[^*]|\*(?=\s)|\*(?!\s)[^*]+\*)+)(?<!\s)\*\*/y, read: bold },
  { pattern: /__(?!\s)((?:[^_]|_(?!_))+)(?<!\s)__(?!\w)/y, read: bold, atWordStart: true },
  { pattern: /\*(?![\s*])((?:[^*]|\*\*[^*]+\*\*)+)(?<!\s)\*/y, read: italic },
  { pattern: /_(?![\s_])([^_]+)(?<!\s)_(?!\w)/y, read: italic, atWordStart: true },
  { pattern: /\[([^[\]]+)\]\(([^\s()]+)\)/y, read: link },
]

function link(inner: string, address: string): RichNode | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return { kind: 'link', href: new URL(address).href, children: readRichText(inner) }
}

/** Positions where a rule can start. */
const special = /[\\`$*_[]/g

/** Parses the Markdown subset of slides: bold, italic, code, links to web pages and math. All other text is plain. */
export function readRichText(source: string): readonly RichNode[] {
  const nodes: RichNode[] = []
  let plain = ''
  let at = 0
  while (at < source.length) {
    const found = readNode(source, at)
    if (found) {
      if (plain) nodes.push({ kind: 'text', text: plain })
      plain = ''
      nodes.push(found.node)
      at += found.length
    } else {
      special.lastIndex = at + 1
      const next = special.exec(source)?.index ?? source.length
      plain += source.slice(at, next)
      at = next
    }
  }
  if (plain) nodes.push({ kind: 'text', text: plain })
  return nodes
}

function readNode(source: string, at: number): { node: RichNode; length: number } | undefined {
  for (const { pattern, read, atWordStart } of rules) {
    if (atWordStart && /\w/.test(source[at - 1] ?? '')) continue
    pattern.lastIndex = at
    const [match, inner = '', address = ''] = pattern.exec(source) ?? []
    const node = match && read(inner, address)
    if (node) return { node, length: match.length }
  }
  return undefined
}
