import { changeSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Segment } from '@lectern/domain/podcast/podcast.ts'
import { useState } from 'react'
import { MadeWith } from '../../../editing/panels/made-with.tsx'
import { RowsField } from '../../../editing/panels/rows-field.tsx'
import { Section } from '../../../editing/panels/section.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LineSources } from '../dialogue/line-sources.tsx'
import {
  usePodcastEditor,
  usePodcastPart,
  usePodcastParts,
  useSelectedSegmentPart,
} from '../document/editor-context.ts'
import { RewriteField } from '../dialogue/rewrite-field.tsx'
import { messages } from './messages.ts'

/** Properties of the selected segment, and the writer and engines of the podcast. */
export function SegmentPanel() {
  const { store } = usePodcastEditor()
  const key = useSelectedSegmentPart((segment) => segment.key)
  const duration = useSelectedSegmentPart((segment) => segment.duration)
  const points = useSelectedSegmentPart((segment) => segment.key_points)
  if (key === undefined || points === undefined) return null
  const change = (changes: Partial<Segment>, gesture?: string) =>
    store.edit((podcast) => changeSegment(podcast, key, changes), gesture)

  return (
    <>
      <Section title={messages.segment}>
        <MinutesField
          key={key}
          minutes={duration ?? 0}
          onChange={(minutes) => change({ duration: minutes }, `${key} duration`)}
        />
        <RowsField
          label={messages.keyPoints}
          texts={messages.keyPointRows}
          rows={points}
          onChange={(rows, row) =>
            change({ key_points: rows }, row === undefined ? undefined : `${key} key point ${row}`)
          }
        />
      </Section>
      <Section title={messages.rewrite} initiallyOpen={false} summary={messages.rewriteSegmentSummary}>
        <RewriteField key={key} what={{ segment: key }} />
      </Section>
      <LineSources />
      <PodcastMadeWith />
    </>
  )
}

interface MinutesFieldProps {
  minutes: number
  onChange: (minutes: number) => void
}

const readMinutes = (text: string) => Math.max(0, Number(text) || 0)

/** The planned minutes. While the author types, the field keeps the text: '0.' is on the way to '0.5'. */
function MinutesField({ minutes, onChange }: MinutesFieldProps) {
  const [typed, setTyped] = useState<string>()
  // Undo and other changes from outside replace what was typed.
  const isCurrent = typed !== undefined && readMinutes(typed) === minutes
  return (
    <TextField
      label={messages.minutes}
      type="number"
      min={0}
      step="any"
      size="small"
      className="w-28"
      value={isCurrent ? typed : minutes}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readMinutes(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function PodcastMadeWith() {
  const writer = usePodcastPart(({ podcast }) => podcast.made_by)
  const engines = usePodcastParts((podcast) => [
    ...new Set(allLines(podcast).map(({ audio }) => audio?.engine)),
  ])
  return <MadeWith writer={writer} engines={engines} />
}
