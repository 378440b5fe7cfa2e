import type { DialogueLine, Segment } from '@lectern/domain/podcast/podcast.ts'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { AskButton } from '../../../editing/asking/ask-button.tsx'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { headlineOf } from '../../../editing/panels/grounding-flags.tsx'
import { Section } from '../../../editing/panels/section.tsx'
import { Sources } from '../../../editing/panels/sources.tsx'
import { type TextsToCheck, useGrounding } from '../../../editing/panels/use-grounding.ts'
import { Button } from '../../../ui/button.tsx'
import { usePodcastEditor, usePodcastPart, useSelectedSegmentPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/**
 * Sources of the line that had the focus last, if it is in the selected segment. Otherwise the sources of the segment.
 * While they are closed, the summary says how many sentences do not agree with the page.
 */
export function LineSources() {
  const { store, operations, page } = usePodcastEditor()
  const focused = useStore(operations, (state) => state.focused)
  const place = useSelectedSegmentPart((segment) => placeIn(segment, focused)) ?? -1
  const ofLine = place >= 0
  const passages = usePodcastPart((podcast) => podcast.passages)
  const language = usePodcastPart(({ podcast }) => podcast.language)
  const dialogue = useSelectedSegmentPart((segment) => segment.dialogue)
  // The search in the whole page may be later than the typing.
  const lines = useDeferredValue(useMemo(() => shownLines(dialogue, place), [dialogue, place]))
  const version = useOpenDocument(store, ({ saved }) => saved.etag)
  const faults = useGrounding(page, passages === undefined ? undefined : textsOf(lines), version)
  const shown = useMemo(
    () => (
      <Sources
        passages={passages}
        sources={lines.flatMap(({ sources }) => sources ?? [])}
        text={lines.map(({ content }) => content).join('\n')}
        language={language}
        faults={faults}
      />
    ),
    [passages, lines, language, faults],
  )
  const summary = ofLine ? messages.lineSourcesSummary : messages.segmentSourcesSummary
  return (
    <Section
      title={ofLine ? messages.sourcesOfLine(place + 1) : messages.sources}
      initiallyOpen={false}
      summary={faults.length > 0 ? headlineOf(faults) : summary}
    >
      {ofLine && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => operations.focusOn(undefined)}
        >
          {messages.showAllOfSegment}
        </Button>
      )}
      {shown}
      <AskButton />
    </Section>
  )
}

/** The line at an index, or all lines if the index is -1. */
function shownLines(dialogue: readonly DialogueLine[] = [], place: number): readonly DialogueLine[] {
  return place < 0 ? dialogue : dialogue.slice(place, place + 1)
}

/** Lines without words are not checked. */
function textsOf(lines: readonly DialogueLine[]): TextsToCheck | undefined {
  const spoken = lines.filter(({ content }) => content.trim() !== '')
  if (spoken.length === 0) return undefined
  return {
    lines: spoken.map(({ speaker, content, tone, sources = [] }) => ({
      speaker,
      content,
      sources: [...sources],
      tone: tone ?? 'conversational',
    })),
  }
}

/** Index of a line in a segment, from 0. -1 if it is not in the segment. */
function placeIn({ dialogue }: Segment, line: string | undefined): number {
  return line === undefined ? -1 : dialogue.findIndex(({ key }) => key === line)
}
