import { type BlockKind, joined } from '../block-kind.ts'

interface Table {
  readonly kind: 'table'
  readonly caption: string
  /** Empty if the table has no heading row. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const table: BlockKind<Table> = {
  prose: (block) => joined(textsOf(block)),
  texts: textsOf,
  spokenWithoutProse: ({ rows }) => rows.map((row) => row.filter(Boolean).join(', ')),
  prompt: ({ caption, header, rows }) =>
    [`Table: ${caption}`, ...[header, ...rows].map((row) => row.join(' | '))].join('\n'),
  passageText: (block) => joined(textsOf(block)),
  passageParts: ({ caption, header, rows }) => [[caption], [...header], ...rows.map((row) => [...row])],
  restore({ parts = [] }) {
    const [[caption = ''] = [], header = [], ...rows] = parts
    return { kind: 'table', caption, header, rows }
  },
}

function textsOf({ caption, header, rows }: Table): readonly string[] {
  return [caption, ...header, ...rows.flat()]
}
