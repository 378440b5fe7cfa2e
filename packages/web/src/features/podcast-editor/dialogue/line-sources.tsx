import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { Section } from '../../../editing/section.tsx'
import { Sources } from '../../../editing/sources.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePodcast, usePodcastEditor, useSelectedSegment } from '../editor-context.ts'

/** What the line that was last gone to rests on in the page; what the segment does, where that is none of its lines. */
export function LineSources() {
  const { acts } = usePodcastEditor()
  const { passages, podcast } = usePodcast()
  const dialogue = useSelectedSegment()?.dialogue
  const focused = useStore(acts, (state) => state.focused)
  const place = dialogue?.findIndex(({ key }) => key === focused) ?? -1
  const line = dialogue?.[place]
  const lines = useMemo(() => (line ? [line] : (dialogue ?? [])), [line, dialogue])
  // Looking for words in the whole page may follow typing.
  const shown = useDeferredValue(lines)
  return (
    <Section
      title={line ? `Sources of line ${place + 1}` : 'Sources'}
      initiallyOpen={false}
      summary={`What this ${line ? 'line' : 'segment'} rests on in the page`}
    >
      {line && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => acts.focusOn(undefined)}
        >
          Show all of the segment
        </Button>
      )}
      <SourcesOf lines={shown} passages={passages} language={podcast.language} />
    </Section>
  )
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
