import { countAudio } from '@lectern/domain/podcast/audio-count.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { placeOfLine, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { sentencesOf } from '../../../messages/sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { withLineField } from '../document/line-field.ts'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import type { ChosenVoices } from './use-host-voices.ts'
import type { PodcastVoicing } from './use-podcast-voicing.ts'

interface VoicingPanelProps {
  voices: ChosenVoices
  voicing: PodcastVoicing
  /** Voices the lines that need audio. */
  needed: EditorAction
  /** Voices all lines again. */
  all: EditorAction
  /** Shows the dialogue if it is hidden, as on a phone. */
  onGoToLine: () => void
}

/** Starts the voicing, and shows its progress and failures. */
export function VoicingPanel({ voices, voicing, needed, all, onGoToLine }: VoicingPanelProps) {
  const { generating } = voicing
  const silent = usePodcastPart((podcast) => countAudio(podcast).lines === 0)
  const text = usePodcastPart((podcast) => sentencesOf([needText(podcast, voices), ...recordedText(podcast)]))
  return (
    <div className="grid gap-1.5">
      <Button
        look="soft"
        size="small"
        className="min-h-9.5"
        icon={<needed.icon aria-hidden className="size-4" />}
        busy={generating}
        onClick={needed.run}
      >
        {generating ? messages.generating : needed.label}
      </Button>
      {generating ? (
        <VoicingProgress {...voicing} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="text-xs text-ink-3">{text}</p>
          <Button
            look="quiet"
            size="small"
            icon={<all.icon aria-hidden className="size-4" />}
            disabled={silent}
            onClick={all.run}
          >
            {messages.regenerateAll}
          </Button>
        </div>
      )}
      <Failures voicing={voicing} onGoToLine={onGoToLine} />
    </div>
  )
}

function VoicingProgress({ progress, cancel }: PodcastVoicing) {
  if (!progress) return null
  const { done, total } = progress
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <output className="text-xs text-ink-3 tabular-nums">{messages.linesDone(done, total)}</output>
        {cancel && (
          <Button look="quiet" size="small" onClick={() => inBackground(cancel())}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <Progress label={messages.generating} thin value={total > 0 ? done / total : 0} />
    </>
  )
}

/** The failures of the voicing, with a link to each line. */
function Failures({ voicing, onGoToLine }: Pick<VoicingPanelProps, 'voicing' | 'onGoToLine'>) {
  const { store } = usePodcastEditor()
  const { message, failed, dismiss } = voicing
  const podcast = usePodcastPart((present) => (failed.length > 0 ? present : undefined))
  const found = failed.flatMap(({ key, reason }) => {
    const place = podcast && placeOfLine(podcast, key)
    const segment = podcast && segmentOfLine(podcast, key)
    return place && segment ? [{ key, reason, place, segment: segment.key }] : []
  })
  if (found.length === 0) return message ? <Banner onDismiss={dismiss}>{message}</Banner> : null
  return (
    <Banner onDismiss={dismiss}>
      <ul className="grid gap-1">
        {found.map(({ key, place, segment, reason }) => (
          <li key={key}>
            <RichMessage
              text={messages.lineWithoutAudio(place.segment + 1, place.line + 1)}
              parts={{
                line: (
                  <LineLink
                    onPress={() => {
                      flushSync(() => {
                        onGoToLine()
                        store.select(segment)
                      })
                      withLineField(key, (field) => {
                        field.scrollIntoView({ block: 'center' })
                        field.focus()
                      })
                    }}
                  />
                ),
                reason: <>{reason}</>,
              }}
            />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function LineLink({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="inline min-h-6 font-strong underline" onClick={onPress}>
      {children}
    </button>
  )
}

/** How many lines 'Generate Audio' would voice. */
function needText(cast: Podcast, voices: ChosenVoices): string {
  const { lines, missing, outdated } = countAudio(cast)
  const need = missing + outdated
  if (need > 0) return messages.linesNeedAudio(need)
  const other = allLines(cast).filter(
    ({ audio, speaker }) =>
      audio && !isOwnRecording(audio) && voices[speaker] && audio.voice_id !== voices[speaker],
  ).length
  if (other > 0) return messages.linesHaveOtherVoice(other)
  return lines === 0 ? messages.noLinesYet : messages.everyLineHasAudio
}

/** How many lines an author has recorded. Empty if there are none. */
function recordedText(cast: Podcast): string[] {
  const count = allLines(cast).filter(({ audio }) => isOwnRecording(audio)).length
  return count === 0 ? [] : [messages.linesHaveOwnVoice(count)]
}
