import type { ListItem } from '../page.ts'
import type { BlockContent } from './block-reader.ts'

/** The prose of a block: its natural language, without code, separate formulas and addresses. */
export function proseOf(block: BlockContent): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'quote':
      return joined([block.text, block.attribution])
    case 'callout':
      return joined([block.label, block.text])
    case 'list':
      return joined(block.items.map(itemText))
    case 'table':
      return joined([block.caption, ...block.header, ...block.rows.flat()])
    case 'figure':
      return block.caption
    case 'definition':
      return joined([block.term, block.definition])
    default:
      return ''
  }
}

function itemText(item: ListItem): string {
  return joined([item.text, ...item.items.map(itemText)])
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}
