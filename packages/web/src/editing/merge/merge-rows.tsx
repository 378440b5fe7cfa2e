import type { Format } from '@lectern/domain/courses/formats.ts'
import { rowOf } from '../../messages/lists.ts'
import type { MergeRow, Side } from './compare-versions.ts'
import { messages, type SideMessages } from './both-versions-messages.ts'
import { PartChoice } from './part-choice.tsx'

interface MergeRowsProps {
  rows: readonly MergeRow[]
  format: Format
  sides: SideMessages
  language: string | undefined
  choiceOf: (row: MergeRow) => Side
  onChoose: (row: MergeRow, side: Side) => void
}

/** The parts in order. Equal parts are only counted, so that the others stand out. */
export function MergeRows({ rows, format, sides, language, choiceOf, onChoose }: MergeRowsProps) {
  return groupSame(rows).map((group) => {
    const [row] = group
    const key = `${row?.mine?.key ?? ''}/${row?.theirs?.key ?? ''}`
    if (!row || row.same) return <SameParts key={key} rows={group} format={format} />
    return (
      <PartChoice
        key={key}
        row={row}
        format={format}
        sides={sides}
        language={language}
        chosen={choiceOf(row)}
        onChoose={(side) => onChoose(row, side)}
      />
    )
  })
}

/** Groups adjacent equal parts. Each other part is a group of its own. */
function groupSame(rows: readonly MergeRow[]): MergeRow[][] {
  const groups: MergeRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.same && last?.[0]?.same) last.push(row)
    else groups.push([row])
  }
  return groups
}

function SameParts({ rows, format }: { rows: readonly MergeRow[]; format: Format }) {
  return (
    <p className="flex min-w-0 gap-2 px-1 text-sm text-ink-2">
      <span className="shrink-0">{messages.sameInBoth[format](rows.length)}</span>
      <span dir="auto" className="min-w-0 truncate">
        {rowOf(rows.map((row) => row.mine?.name ?? ''))}
      </span>
    </p>
  )
}
