import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { classes } from '../../../ui/classes.ts'
import { lineTextLook } from '../dialogue/line-look.ts'
import { messages } from '../dialogue/messages.ts'
import { SpokenLine } from '../dialogue/spoken-line.tsx'
import { usePodcastPart, useSelectedSegmentPart } from '../document/editor-context.ts'
import { HostAvatar } from '../hosts/host-avatar.tsx'
import { LinePlayButton } from '../now-playing/line-play-button.tsx'
import { useLinePlayback } from '../now-playing/use-playback.ts'

/** The selected segment, to read and to play. */
export function WatchedDialogue() {
  const segment = useSelectedSegmentPart((one) => one)
  const language = usePodcastPart(({ podcast }) => podcast.language)
  if (!segment) return null
  return (
    <section aria-label={segment.segment_title} lang={language} className="pb-6">
      <h2 dir="auto" className="text-xl font-strong wrap-break-word">
        {segment.segment_title}
      </h2>
      <ul dir="auto" className="mt-1.5 mb-4 list-disc ps-5 text-sm text-ink-2">
        {segment.key_points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ol className="grid gap-2">
        {segment.dialogue.map((line, place) => (
          <WatchedLine key={line.key} line={line} place={place} />
        ))}
      </ol>
    </section>
  )
}

function WatchedLine({ line, place }: { line: DialogueLine; place: number }) {
  const playback = useLinePlayback(line.key)
  const isHeard = playback === 'playing' || playback === 'paused'
  return (
    <li
      aria-label={messages.lineOf(line.speaker, place + 1)}
      className={classes(
        'grid grid-cols-[36px_minmax(0,1fr)_auto] gap-x-3.5 rounded-3 border py-2.5 ps-3.5 pe-3',
        isHeard ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <HostAvatar host={line.speaker} />
      <div className="relative min-w-0">
        <SpokenLine line={line} />
        <p dir="auto" className={`${lineTextLook} wrap-break-word whitespace-pre-wrap`}>
          {line.content}
        </p>
      </div>
      {line.audio_path && <LinePlayButton line={line.key} place={place} silent={false} />}
    </li>
  )
}
