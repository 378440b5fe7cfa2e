import { switchSpeaker } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { DialogueLine, Host } from '@lectern/domain/podcast/podcast.ts'
import { ArrowLeftRight, GripVertical, Trash2, WandSparkles } from 'lucide-react'
import { memo, type Ref, useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { InsertLine } from './insert-line.tsx'
import { LineAudioNote } from './line-audio-note.tsx'
import { LineMenuButton } from './line-menu.tsx'
import { LineMarks } from './line-marks.tsx'
import { LineText } from './line-text.tsx'
import { ToneChoice } from './tone-choice.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { HostAvatar } from '../hosts/host-avatar.tsx'
import { messages } from './messages.ts'
import { LinePlayButton } from '../now-playing/line-play-button.tsx'
import { RewriteField } from './rewrite-field.tsx'
import { useLinePlayback } from '../now-playing/use-playback.ts'

interface DialogueRowProps {
  line: DialogueLine
  /** Key of its segment. */
  segment: string
  /** Index of the line in the segment, from 0. */
  place: number
  /** The side on which a dragged line would be inserted. */
  dropLine: 'before' | 'after' | undefined
}

/** A line with its host, tone, text, audio and tools. */
export const DialogueRow = memo(function DialogueRow({ line, segment, place, dropLine }: DialogueRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const playback = useLinePlayback(line.key)
  const isHeard = playback === 'playing' || playback === 'paused'
  const [rewriting, setRewriting] = useState(false)
  const rewriteButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (playback === 'playing') row.current?.scrollIntoView({ block: 'nearest' })
  }, [playback])

  return (
    <li
      ref={row}
      aria-label={messages.lineOf(line.speaker, place + 1)}
      className="group relative scroll-my-20"
    >
      {dropLine && <DropLine at={dropLine} />}
      <InsertLine segment={segment} before={line.key} place={place} host={line.speaker} />
      {/* Only the visible ones of hundreds of rows have a layout. */}
      <div
        className={classes(
          'relative grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-2.5 overflow-hidden rounded-3 border py-2.5 ps-3 pe-2.5 [contain-intrinsic-size:auto_98px] [content-visibility:auto] md:grid-cols-[36px_minmax(0,1fr)_auto] md:gap-x-3.5 md:ps-3.5 md:pe-3',
          isHeard
            ? 'border-accent-line bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-accent-strong'
            : 'border-line bg-surface',
        )}
      >
        <div
          data-drag-handle
          className="flex cursor-grab flex-col items-center gap-1.5 active:cursor-grabbing"
        >
          <DragHandle host={line.speaker} />
        </div>
        <div className="min-w-0 max-md:col-span-2">
          <LineHead line={line.key} speaker={line.speaker} tone={line.tone} place={place} />
          <LineText line={line} place={place} />
          <LineMarks line={line} />
        </div>
        <LineAudioNote
          line={line}
          className="max-md:col-span-2 max-md:col-start-1 max-md:-me-2.5 max-md:mt-2 max-md:border-t max-md:border-line max-md:pt-1.5 md:col-start-2 md:row-start-2 md:mt-1"
        />
        <div className="flex items-center gap-0.5 self-start max-md:mt-2 max-md:border-t max-md:border-line max-md:pt-1.5 md:col-start-3 md:row-span-2 md:row-start-1">
          <LineTools
            line={line.key}
            place={place}
            silent={!line.audio_path}
            rewriteButton={rewriteButton}
            rewriting={rewriting}
            onRewriting={setRewriting}
          />
        </div>
        {rewriting && (
          <div className="col-span-full mt-2.5 border-t border-line pt-2.5 md:row-start-3 md:col-start-2">
            <RewriteField
              what={{ line: line.key }}
              field={focusOnOpening}
              onClose={() => {
                setRewriting(false)
                rewriteButton.current?.focus()
              }}
            />
          </div>
        )}
      </div>
    </li>
  )
})

const DragHandle = memo(function DragHandle({ host }: { host: Host }) {
  return (
    <>
      <HostAvatar host={host} />
      <GripVertical
        aria-hidden
        className="size-4.5 text-ink-3 opacity-0 group-hover:opacity-100 pointer-coarse:hidden"
      />
    </>
  )
})

interface LineToolsProps {
  /** Key of the line, and its index in the segment, from 0. */
  line: string
  place: number
  silent: boolean
  rewriteButton: Ref<HTMLButtonElement>
  rewriting: boolean
  onRewriting: (rewriting: boolean) => void
}

/** Buttons for a whole line. They do not render again while the user types in the line. */
const LineTools = memo(function LineTools(props: LineToolsProps) {
  const { line, place, silent, rewriteButton, rewriting, onRewriting } = props
  const { operations } = usePodcastEditor()
  return (
    <>
      <LinePlayButton line={line} place={place} silent={silent} />
      <IconButton
        ref={rewriteButton}
        label={messages.rewriteLine(place + 1)}
        aria-expanded={rewriting}
        onClick={() => onRewriting(!rewriting)}
      >
        <WandSparkles aria-hidden />
      </IconButton>
      <IconButton
        label={messages.removeLine(place + 1)}
        look="danger"
        data-remove-line={line}
        onClick={() => operations.remove(line)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <LineMenuButton line={line} place={place} />
    </>
  )
})

interface LineHeadProps {
  /** Key of the line, and its index in the segment, from 0. */
  line: string
  place: number
  speaker: Host
  tone: string
}

/** Host and tone of a line. It does not render again while the user types in the line. */
const LineHead = memo(function LineHead({ line, place, speaker, tone }: LineHeadProps) {
  const { store } = usePodcastEditor()
  return (
    <div className="flex min-h-6.5 items-center gap-2">
      <b
        className={classes(
          'text-sm font-bold tracking-[0.02em]',
          speaker === 'ALEX' ? 'text-brand-text' : 'text-accent-text',
        )}
      >
        {speaker}
      </b>
      <Tooltip text={messages.switchSpeaker}>
        <IconButton
          label={messages.switchSpeakerOf(place + 1)}
          size="tiny"
          onClick={() => store.edit((cast) => switchSpeaker(cast, line))}
        >
          <ArrowLeftRight aria-hidden className="size-4" />
        </IconButton>
      </Tooltip>
      <ToneChoice tone={tone} line={line} place={place} />
    </div>
  )
})

function DropLine({ at }: { at: 'before' | 'after' }) {
  return (
    <span
      aria-hidden
      className={classes(
        'pointer-events-none absolute inset-x-0 z-(--z-raised) h-1 rounded-full bg-brand',
        at === 'before' ? '-top-1.75' : '-bottom-1.75',
      )}
    />
  )
}

function focusOnOpening(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
