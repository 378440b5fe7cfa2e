import { audioStatus } from '@lectern/domain/narration/audio-status.ts'
import { changeLine, removeLine, switchSpeaker } from '@lectern/domain/podcast/edit-dialogue.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { ArrowLeftRight, CircleCheck, CircleDashed, RefreshCw, Trash2, WandSparkles } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { usePodcastEditor } from './editor-context.ts'
import { HostAvatar } from './host-avatar.tsx'
import { PlayButton } from './play-button.tsx'
import { RewriteField } from './rewrite-field.tsx'
import { useLinePlayback } from './use-playback.ts'

interface DialogueRowProps {
  line: DialogueLine
  /** Positions of the segment and of the line in it. */
  segment: number
  place: number
}

/** One turn of a host: who says it, what, and how it sounds. */
export const DialogueRow = memo(function DialogueRow({ line, segment, place }: DialogueRowProps) {
  const { store } = usePodcastEditor()
  const row = useRef<HTMLLIElement>(null)
  const playback = useLinePlayback(segment, place)
  const sounding = playback === 'playing' || playback === 'paused'
  const name = `line ${place + 1}`
  const [rewriting, setRewriting] = useState(false)
  const rewriteButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (playback === 'playing') row.current?.scrollIntoView({ block: 'nearest' })
  }, [playback])

  return (
    <li
      ref={row}
      aria-label={`${line.speaker}, ${name}`}
      className={classes(
        'relative grid scroll-my-20 grid-cols-[32px_minmax(0,1fr)] gap-x-2.5 overflow-hidden rounded-3 border py-2.5 ps-3 pe-2.5 md:grid-cols-[36px_minmax(0,1fr)_auto] md:gap-x-3.5 md:ps-3.5 md:pe-3',
        sounding
          ? 'border-accent-line bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-accent-strong'
          : 'border-line bg-surface',
      )}
    >
      <HostAvatar host={line.speaker} />
      <div className="min-w-0">
        <div className="flex min-h-6.5 items-center gap-2">
          <b
            className={classes(
              'text-sm font-bold tracking-[0.02em]',
              line.speaker === 'ALEX' ? 'text-brand-text' : 'text-accent-text',
            )}
          >
            {line.speaker}
          </b>
          <Tooltip text="Switch speaker">
            <IconButton
              label={`Switch speaker of ${name}`}
              size="tiny"
              onClick={() => store.edit((cast) => switchSpeaker(cast, segment, place))}
            >
              <ArrowLeftRight aria-hidden className="size-4" />
            </IconButton>
          </Tooltip>
          <span className="inline-flex min-h-6 items-center rounded-full bg-sunken px-2.25 text-xs font-medium text-ink-2">
            {line.tone}
          </span>
        </div>
        <textarea
          aria-label={`Dialogue of ${line.speaker}, ${name}`}
          dir="auto"
          rows={1}
          value={line.content}
          onChange={(event) =>
            store.edit(
              (cast) => changeLine(cast, segment, place, { content: event.target.value }),
              `${segment} line ${place}`,
            )
          }
          className="-ms-2.25 block field-sizing-content w-[calc(100%+9px)] resize-none rounded-[6px] border border-transparent bg-transparent px-2 py-0.5 text-lg leading-[1.55] hover:border-line-strong focus:border-focus focus:bg-surface"
        />
        <AudioNote line={line} className="mt-1 max-md:hidden" />
      </div>
      <div className="flex items-start gap-0.5 max-md:col-span-2 max-md:mt-2 max-md:items-center max-md:border-t max-md:border-line max-md:pt-1.5">
        <AudioNote line={line} className="me-auto md:hidden" />
        <PlayButton segment={segment} place={place} silent={!line.audio_path} />
        <IconButton
          ref={rewriteButton}
          label={`Rewrite ${name}`}
          aria-expanded={rewriting}
          onClick={() => setRewriting(!rewriting)}
        >
          <WandSparkles aria-hidden />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          look="danger"
          onClick={() => store.edit((cast) => removeLine(cast, segment, place))}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {rewriting && (
        <div className="col-span-full mt-2.5 border-t border-line pt-2.5 md:col-start-2">
          <RewriteField
            place={{ segment, line: place }}
            part={line}
            field={focusOnOpening}
            onClose={() => {
              setRewriting(false)
              rewriteButton.current?.focus()
            }}
          />
        </div>
      )}
    </li>
  )
})

function focusOnOpening(field: HTMLTextAreaElement | null): void {
  field?.focus()
}

const notes = {
  Available: { icon: CircleCheck, look: 'text-done-text', text: 'Audio available' },
  'Update Needed': { icon: RefreshCw, look: 'text-progress-text', text: 'Audio available, of earlier words' },
  'Not Generated': { icon: CircleDashed, look: 'text-ink-3', text: 'No audio - generate when ready' },
} as const

function AudioNote({ line, className }: { line: DialogueLine; className: string }) {
  const { icon: Icon, look, text } = notes[audioStatus({ ...line, script: line.content })]
  return (
    <p className={classes('flex min-h-5 items-center gap-1.5 text-xs tabular-nums', look, className)}>
      <Icon aria-hidden className="size-4" />
      {line.audio ? `${text}, ${clockTime(line.audio.duration_ms)}` : text}
    </p>
  )
}
