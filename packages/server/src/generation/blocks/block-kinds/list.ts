import { type BlockKind, joined } from '../block-kind.ts'

interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly ListItem[]
}

interface ListItem {
  readonly text: string
  readonly items: readonly ListItem[]
}

export const list: BlockKind<List> = {
  prose: ({ items }) => joined(items.flatMap(textsOf)),
  texts: ({ items }) => items.flatMap(textsOf),
  spoken: ({ items }) => items.flatMap(textsOf),
  prompt: ({ ordered, items }) => `${ordered ? 'Steps' : 'List'}:\n${withMarks(items)}`,
  passageText: ({ items }) =>
    items.map((item) => [item.text, ...item.items.map((inner) => inner.text)].join('\n')).join('\n'),
  restore: ({ text }) => ({
    kind: 'list',
    ordered: false,
    items: text.split('\n').map((line) => ({ text: line, items: [] })),
  }),
}

function textsOf(item: ListItem): readonly string[] {
  return [item.text, ...item.items.flatMap(textsOf)]
}

function withMarks(items: readonly ListItem[], indent = ''): string {
  return items
    .map((item) =>
      [`${indent}- ${item.text}`, withMarks(item.items, `${indent}  `)].filter(Boolean).join('\n'),
    )
    .join('\n')
}
