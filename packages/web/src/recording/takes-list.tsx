import { saysTheSame } from '@lectern/domain/narration/audio/audio-status.ts'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { Check, Ellipsis, Pause, Play, RotateCcw, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../api/api-problem.ts'
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { classes } from '../ui/classes.ts'
import { clockTime } from '../ui/clock-time.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { inBackground } from '../ui/in-background.ts'
import { Menu, MenuItem } from '../ui/overlays/menu.tsx'
import { dayOf, daysBetween, timeOfDay } from '../messages/moments.ts'
import { Progress } from '../ui/progress.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { deleteTake } from './delete-take.ts'
import { messages } from './messages.ts'
import type { RecordedPart } from './recorded-part.ts'
import { takeOutbox } from './outbox/take-outbox.ts'
import type { OutgoingTake } from './outbox/outgoing-takes.ts'
import { stopTake, toggleTake, useTakePlayer } from './take-player.ts'
import { type Take, useRefreshTakes } from './use-takes.ts'

interface TakesListProps {
  part: RecordedPart
  takes: readonly Take[]
  onUse: (take: Take) => void
}

/** All takes of a slide or line, newest first, with the actions to play, use and delete them. */
export function TakesList({ part, takes, onUse }: TakesListProps) {
  if (takes.length === 0) return <p className="text-sm text-ink-2">{messages.noTakes}</p>
  return (
    <ul className="grid gap-2">
      {takes.map((take) => (
        <TakeRow key={take.id} part={part} take={take} onUse={() => onUse(take)} />
      ))}
    </ul>
  )
}

function TakeRow({ part, take, onUse }: { part: RecordedPart; take: Take; onUse: () => void }) {
  const playing = useTakePlayer((player) => player.playing === take.id)
  const inUse = take.kept !== undefined && take.kept.audio_path === part.audioPath
  const local = take.kept ? undefined : take.local
  const source = take.kept ? mediaAddress(take.kept.audio_path) : take.local.file
  return (
    <li
      className={classes(
        'grid gap-2 rounded-3 border p-2.5',
        inUse ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5">
        <button
          type="button"
          aria-label={playing ? messages.stopTake(take.number) : messages.playTake(take.number)}
          onClick={() => inBackground(toggleTake(take.id, source))}
          className="pressable grid size-10 place-items-center rounded-full text-brand-text inset-ring inset-ring-brand-line hover:bg-brand-soft-2"
        >
          {playing ? (
            <Pause aria-hidden className="size-4 fill-current" />
          ) : (
            <Play aria-hidden className="size-4 fill-current" />
          )}
        </button>
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <b className="font-strong">{messages.take(take.number)}</b>
            {inUse && <span className="text-xs font-medium text-brand-text">{messages.takeInUse}</span>}
            {local && !local.keep && <span className="text-xs text-ink-2">{messages.takeNotKeptYet}</span>}
          </p>
          <p className="text-xs text-ink-2 tabular-nums">{factsOf(take)}</p>
          {local && <Bars bars={local.bars} />}
        </div>
        <TakeMenu take={take} inUse={inUse} part={part} onUse={onUse} />
      </div>
      {isOfEarlierScript(take, part) && (
        <p className="text-xs text-progress-text">{messages.earlierScript}</p>
      )}
      {local && <SendingState take={local} />}
    </li>
  )
}

/** True if the script has changed since the take was recorded. */
function isOfEarlierScript({ kept }: Take, { script }: RecordedPart): boolean {
  return kept !== undefined && !saysTheSame(kept.audio.text, script)
}

function factsOf(take: Take): string {
  const [length, at] = take.kept
    ? [take.kept.audio.duration_ms, new Date(take.kept.recorded_at)]
    : [take.local.durationMs, new Date(take.local.recordedAt)]
  return daysBetween(at, new Date()) === 0
    ? messages.recordedToday(clockTime(length), timeOfDay(at))
    : messages.recordedOn(clockTime(length), dayOf(at), timeOfDay(at))
}

function Bars({ bars }: { bars: readonly number[] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 22"
      preserveAspectRatio="none"
      className="h-4.5 w-full fill-line-strong"
    >
      {bars.map((bar, at) => {
        const height = Math.max(2.4, bar * 20)
        // oxlint-disable-next-line react/no-array-index-key -- the bars of a sound never change their order
        return <rect key={at} x={at * 4} y={11 - height / 2} width={2.4} height={height} rx={1.2} />
      })}
    </svg>
  )
}

/** Progress of sending a take to the server. */
function SendingState({ take }: { take: OutgoingTake }) {
  if (take.refused !== undefined)
    return (
      <p role="alert" className="text-sm text-danger-text">
        {take.refused}
      </p>
    )
  if (!take.keep) return take.safe ? null : <p className="text-xs text-ink-2">{messages.leavePageOpen}</p>
  const { share, waiting } = take.sending ?? { share: 0, waiting: messages.waitingForTurn }
  const percent = Math.floor(share * 100)
  return (
    <div className="grid gap-1.5">
      <Progress label={messages.sendingProgress(percent)} value={share} />
      <output className="text-xs text-ink-2 tabular-nums">
        {waiting === undefined
          ? share < 1
            ? messages.sent(percent)
            : messages.levelling
          : take.safe
            ? messages.sentAndWaiting(percent, waiting)
            : messages.sentAndWaitingUnsafe(percent, waiting)}
      </output>
    </div>
  )
}

interface TakeMenuProps {
  part: RecordedPart
  take: Take
  inUse: boolean
  onUse: () => void
}

function TakeMenu({ part, take, inUse, onUse }: TakeMenuProps) {
  const [asking, setAsking] = useState(false)
  const refresh = useRefreshTakes(part)
  const local = take.kept ? undefined : take.local
  const mine = take.kept?.mine ?? true

  async function remove(): Promise<void> {
    setAsking(false)
    stopTake()
    try {
      await deleteTake(part, take)
      if (take.kept) refresh()
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.takeNotDeleted))
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={messages.moreForTake(take.number)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {take.kept && (
          <MenuItem
            icon={<Check aria-hidden />}
            disabled={inUse || isOfEarlierScript(take, part)}
            onSelect={onUse}
          >
            {messages.chooseTake}
          </MenuItem>
        )}
        {local && (!local.keep || local.refused !== undefined) && (
          <MenuItem
            icon={local.keep ? <RotateCcw aria-hidden /> : <Upload aria-hidden />}
            onSelect={() => inBackground(takeOutbox.keep(take.id))}
          >
            {local.keep ? messages.tryAgain : messages.keepTake}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden />} disabled={inUse || !mine} onSelect={() => setAsking(true)}>
          {messages.deleteTake(take.number)}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={asking}
        title={messages.askDeleteTake(take.number)}
        confirmLabel={messages.delete}
        onConfirm={() => inBackground(remove())}
        onCancel={() => setAsking(false)}
      >
        {messages.aboutDeleting}
      </AlertDialog>
    </>
  )
}
