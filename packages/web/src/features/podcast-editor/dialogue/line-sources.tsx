import type { DialogueLine, Segment } from '@lectern/domain/podcast/podcast.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { Section } from '../../../editing/panels/section.tsx'
import { Sources } from '../../../editing/panels/sources.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePodcastEditor, usePodcastPart, useSelectedSegmentPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** Sources of the line that had the focus last, if it is in the selected segment. Otherwise the sources of the segment. */
export function LineSources() {
  const { acts } = usePodcastEditor()
  const focused = useStore(acts, (state) => state.focused)
  const place = useSelectedSegmentPart((segment) => placeIn(segment, focused)) ?? -1
  const ofLine = place >= 0
  return (
    <Section
      title={ofLine ? messages.sourcesOfLine(place + 1) : messages.sources}
      initiallyOpen={false}
      summary={ofLine ? messages.lineSourcesSummary : messages.segmentSourcesSummary}
    >
      {ofLine && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => acts.focusOn(undefined)}
        >
          {messages.showAllOfSegment}
        </Button>
      )}
      <ShownSources line={ofLine ? focused : undefined} />
    </Section>
  )
}

/** Sources of one line, by its key, or of all lines of the segment. */
function ShownSources({ line: key }: { line: string | undefined }) {
  const passages = usePodcastPart((podcast) => podcast.passages)
  const language = usePodcastPart(({ podcast }) => podcast.language)
  const dialogue = useSelectedSegmentPart((segment) => (key === undefined ? segment.dialogue : undefined))
  const line = useSelectedSegmentPart((segment) => segment.dialogue[placeIn(segment, key)])
  const lines = useMemo(() => (line ? [line] : (dialogue ?? [])), [line, dialogue])
  // The search in the whole page may be later than the typing.
  return <SourcesOf lines={useDeferredValue(lines)} passages={passages} language={language} />
}

/** Index of a line in a segment, from 0. -1 if it is not in the segment. */
function placeIn({ dialogue }: Segment, line: string | undefined): number {
  return line === undefined ? -1 : dialogue.findIndex(({ key }) => key === line)
}

interface SourcesOfProps {
  lines: readonly DialogueLine[]
  passages: readonly Passage[] | undefined
  language: string | undefined
}

const SourcesOf = memo(function SourcesOf({ lines, passages, language }: SourcesOfProps) {
  return (
    <Sources
      passages={passages}
      sources={lines.flatMap(({ sources }) => sources ?? [])}
      text={lines.map(({ content }) => content).join('\n')}
      language={language}
    />
  )
})
