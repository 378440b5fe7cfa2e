import { mediaAddress } from '@lectern/domain/api/media-address.ts'
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
import type { RecordedPart } from './recorded-part.ts'
import { type OutgoingTake, takeOutbox } from './take-outbox.ts'
import { stopTake, toggleTake, useTakePlayer } from './take-player.ts'
import { type Take, useRefreshTakes } from './use-takes.ts'

interface TakesListProps {
  part: RecordedPart
  takes: readonly Take[]
  onUse: (take: Take) => void
}

/** Every take of a slide or line, the newest first: to hear, to use, to delete. */
export function TakesList({ part, takes, onUse }: TakesListProps) {
  if (takes.length === 0)
    return <p className="text-sm text-ink-2">No takes yet. Each one you record is listed here.</p>
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
  const name = `take ${take.number}`
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
          aria-label={playing ? `Stop ${name}` : `Play ${name}`}
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
            <b className="font-strong">Take {take.number}</b>
            {inUse && <span className="text-xs font-medium text-brand-text">In use</span>}
            {local && !local.keep && <span className="text-xs text-ink-2">Not kept yet</span>}
          </p>
          <p className="text-xs text-ink-2 tabular-nums">{factsOf(take)}</p>
          {local && <Bars bars={local.bars} />}
        </div>
        <TakeMenu take={take} name={name} inUse={inUse} part={part} onUse={onUse} />
      </div>
      {isOfEarlierScript(take, part) && (
        <p className="text-xs text-progress-text">It says an earlier script.</p>
      )}
      {local && <SendingState take={local} />}
    </li>
  )
}

/** Whether a kept take says other words than the part does now. */
function isOfEarlierScript({ kept }: Take, { script }: RecordedPart): boolean {
  return kept !== undefined && kept.audio.text !== script.trim()
}

function factsOf(take: Take): string {
  const [length, at] = take.kept
    ? [take.kept.audio.duration_ms, new Date(take.kept.recorded_at)]
    : [take.local.durationMs, new Date(take.local.recordedAt)]
  const day = daysBetween(at, new Date()) === 0 ? '' : `${dayOf(at)}, `
  return `${clockTime(length)} · ${day}${timeOfDay(at)}`
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
        // oxlint-disable-next-line react/no-array-index-key -- the bars of a sound stay where they are
        return <rect key={at} x={at * 4} y={11 - height / 2} width={2.4} height={height} rx={1.2} />
      })}
    </svg>
  )
}

/** How far a take is on its way to the server. */
function SendingState({ take }: { take: OutgoingTake }) {
  if (take.refused !== undefined)
    return (
      <p role="alert" className="text-sm text-danger-text">
        {take.refused}
      </p>
    )
  if (!take.keep) return take.safe ? null : <p className="text-xs text-ink-2">{unsafe}</p>
  const { share, waiting } = take.sending ?? { share: 0, waiting: 'Waiting for its turn.' }
  const percent = Math.floor(share * 100)
  return (
    <div className="grid gap-1.5">
      <Progress label={`Take on its way, ${percent} % sent`} value={share} />
      <output className="text-xs text-ink-2 tabular-nums">
        {waiting !== undefined
          ? `${percent} % sent. ${waiting} ${take.safe ? 'The take is safe on this device and goes on by itself.' : unsafe}`
          : share < 1
            ? `${percent} % sent.`
            : 'Sent. Levelling the sound...'}
      </output>
    </div>
  )
}

const unsafe = 'This browser keeps nothing, so leave this page open until the take is sent.'

interface TakeMenuProps {
  part: RecordedPart
  take: Take
  name: string
  inUse: boolean
  onUse: () => void
}

function TakeMenu({ part, take, name, inUse, onUse }: TakeMenuProps) {
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
      toast.error(sentenceOf(problem, 'This take could not be deleted. Please try again.'))
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${name}`}>
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
            Use this take
          </MenuItem>
        )}
        {local && (!local.keep || local.refused !== undefined) && (
          <MenuItem
            icon={local.keep ? <RotateCcw aria-hidden /> : <Upload aria-hidden />}
            onSelect={() => inBackground(takeOutbox.keep(take.id))}
          >
            {local.keep ? 'Try again' : 'Keep this take'}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden />} disabled={inUse || !mine} onSelect={() => setAsking(true)}>
          Delete {name}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={asking}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onConfirm={() => inBackground(remove())}
        onCancel={() => setAsking(false)}
      >
        A deleted take cannot be brought back.
      </AlertDialog>
    </>
  )
}
