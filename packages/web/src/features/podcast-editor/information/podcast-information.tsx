import type { GroundingAnswerFault } from '@lectern/domain/api/documents/grounding.ts'
import { changePodcastInfo } from '@lectern/domain/podcast/editing/edit-segments.ts'
import type { PodcastInfo } from '@lectern/domain/podcast/podcast.ts'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { GroundingFlags, headlineOf } from '../../../editing/panels/grounding-flags.tsx'
import { RowsField } from '../../../editing/panels/rows-field.tsx'
import { Section } from '../../../editing/panels/section.tsx'
import { useGrounding } from '../../../editing/panels/use-grounding.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { MusicField } from './music-field.tsx'
import { SoundFields } from './sound-fields.tsx'

/** Title, audience, objectives, music and sounds of the podcast. */
export function PodcastInformation() {
  const change = useInfoChange()
  const audience = usePodcastPart(({ podcast }) => podcast.target_audience)
  const objectives = usePodcastPart(({ podcast }) => podcast.learning_objectives.length)
  const passages = usePodcastPart((podcast) => podcast.passages)
  const faults = useHeadingFaults(passages !== undefined)

  return (
    <Section
      title={messages.information}
      summary={
        faults.length > 0
          ? headlineOf(faults)
          : messages.informationSummary(audience || messages.noAudience, objectives)
      }
      initiallyOpen={false}
    >
      <GroundingFlags faults={faults} passages={passages ?? []} />
      <InfoField label={messages.title} name="title" />
      <InfoField label={messages.audience} name="target_audience" />
      <ObjectivesField />
      <MusicField change={change} />
      <SoundFields change={change} />
    </Section>
  )
}

/** The title and the objectives with numbers, names and terms that the page does not have. */
function useHeadingFaults(hasPassages: boolean): readonly GroundingAnswerFault[] {
  const { store, page } = usePodcastEditor()
  const title = usePodcastPart(({ podcast }) => podcast.title)
  const objectives = usePodcastPart(({ podcast }) => podcast.learning_objectives)
  const version = useOpenDocument(store, ({ saved }) => saved.etag)
  const headings = [title, ...objectives].filter((text) => text.trim() !== '')
  return useGrounding(
    page,
    hasPassages && headings.length > 0 ? { format: 'podcast', headings } : undefined,
    version,
  )
}

function useInfoChange() {
  const { store } = usePodcastEditor()
  return (changes: Partial<PodcastInfo>, gesture?: string): void =>
    store.edit((cast) => changePodcastInfo(cast, changes), gesture)
}

function InfoField({ label, name }: { label: string; name: 'title' | 'target_audience' }) {
  const change = useInfoChange()
  return (
    <TextField
      label={label}
      size="small"
      value={usePodcastPart(({ podcast }) => podcast[name])}
      onChange={(event) => change({ [name]: event.target.value }, name)}
    />
  )
}

function ObjectivesField() {
  const change = useInfoChange()
  return (
    <RowsField
      label={messages.objectives}
      texts={messages.objectiveRows}
      rows={usePodcastPart(({ podcast }) => podcast.learning_objectives)}
      onChange={(rows, row) =>
        change({ learning_objectives: rows }, row === undefined ? undefined : `objective ${row}`)
      }
    />
  )
}
