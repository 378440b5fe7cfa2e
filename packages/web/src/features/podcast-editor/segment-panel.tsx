import { changeSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Segment } from '@lectern/domain/podcast/podcast.ts'
import { MadeWith } from '../../editing/made-with.tsx'
import { RowsField } from '../../editing/rows-field.tsx'
import { Section } from '../../editing/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LineSources } from './dialogue/line-sources.tsx'
import { usePodcast, usePodcastEditor, useSelectedSegment } from './editor-context.ts'
import { RewriteField } from './rewrite-field.tsx'

/** What is known of the selected segment beside its dialogue, and who made the podcast. */
export function SegmentPanel() {
  const { store } = usePodcastEditor()
  const segment = useSelectedSegment()
  const cast = usePodcast()
  if (!segment) return null
  const change = (changes: Partial<Segment>, gesture?: string) =>
    store.edit((podcast) => changeSegment(podcast, segment.key, changes), gesture)

  return (
    <>
      <Section title="Segment">
        <TextField
          label="Duration, minutes"
          type="number"
          min={0}
          size="small"
          className="w-28"
          value={segment.duration}
          onChange={(event) =>
            change({ duration: event.target.valueAsNumber || 0 }, `${segment.key} duration`)
          }
        />
        <RowsField
          label="Key points"
          item="key point"
          rows={segment.key_points}
          onChange={(rows, row) =>
            change({ key_points: rows }, row === undefined ? undefined : `${segment.key} key point ${row}`)
          }
        />
      </Section>
      <Section title="Rewrite" initiallyOpen={false} summary="All lines of this segment, as you wish">
        <RewriteField key={segment.key} what={{ segment: segment.key }} />
      </Section>
      <LineSources />
      <MadeWith writer={cast.podcast.made_by} engines={allLines(cast).map((line) => line.audio?.engine)} />
    </>
  )
}
