import { changePodcastInfo } from '@lectern/domain/podcast/edit-segments.ts'
import type { PodcastInfo } from '@lectern/domain/podcast/podcast.ts'
import { RowsField } from '../../editing/rows-field.tsx'
import { Section } from '../../editing/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePodcast, usePodcastEditor } from './editor-context.ts'
import { MusicField } from './music-field.tsx'
import { SoundFields } from './sound-fields.tsx'

/** What the podcast is called, whom it is for, and what they should learn. */
export function PodcastInformation() {
  const { store } = usePodcastEditor()
  const { title, target_audience, learning_objectives } = usePodcast().podcast
  const change = (changes: Partial<PodcastInfo>, gesture?: string) =>
    store.edit((cast) => changePodcastInfo(cast, changes), gesture)

  return (
    <Section
      title="Podcast Information"
      summary={`${target_audience || 'No audience yet'}, ${countOf(learning_objectives.length, 'objective')}`}
      initiallyOpen={false}
    >
      <TextField
        label="Title"
        size="small"
        value={title}
        onChange={(event) => change({ title: event.target.value }, 'title')}
      />
      <TextField
        label="Target Audience"
        size="small"
        value={target_audience}
        onChange={(event) => change({ target_audience: event.target.value }, 'audience')}
      />
      <RowsField
        label="Learning Objectives"
        item="objective"
        rows={learning_objectives}
        onChange={(rows, row) =>
          change({ learning_objectives: rows }, row === undefined ? undefined : `objective ${row}`)
        }
      />
      <MusicField change={change} />
      <SoundFields change={change} />
    </Section>
  )
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
