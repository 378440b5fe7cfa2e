import { CircleStop, Play, RotateCcw } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { clockTime } from '../ui/clock-time.ts'
import { inBackground } from '../ui/in-background.ts'
import { messages } from './messages.ts'
import type { Recorder } from './recorder.ts'
import { useRecordingSettings } from './recording-settings.ts'
import { takeOutbox } from './outbox/take-outbox.ts'
import type { OutgoingTake, TakeEnd } from './outbox/outgoing-takes.ts'
import { stopTake, toggleTake, useTakePlayer } from './take-player.ts'

/** The actions for a take that was just recorded, and its state. */
export function AfterTake({ id, recorder }: { id: string; recorder: Pick<Recorder, 'record'> }) {
  const take = useStore(takeOutbox, ({ takes }) => takes.find((one) => one.id === id))
  const end = useStore(takeOutbox, ({ ends }) => ends[id])
  const playing = useTakePlayer((player) => player.playing === id)
  const refused = take?.refused !== undefined
  const toSend = take !== undefined && (!take.keep || refused)
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {toSend && (
        <Button
          data-next-act
          look="primary"
          onClick={() => inBackground(takeOutbox.keep(id, { trim: useRecordingSettings.getState().trim }))}
        >
          {refused ? messages.tryAgain : messages.keepTake}
        </Button>
      )}
      {take && (
        <Button
          icon={
            playing ? <CircleStop aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />
          }
          onClick={() => inBackground(toggleTake(id, take.file))}
        >
          {playing ? messages.stopListening : messages.listen(clockTime(take.durationMs))}
        </Button>
      )}
      <Button
        look="quiet"
        data-next-act={!toSend || undefined}
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={() => {
          stopTake()
          inBackground(recorder.record())
        }}
      >
        {messages.recordAgain}
      </Button>
      <p className={classes('text-sm', refused ? 'text-danger-text' : 'text-ink-2')}>
        {take ? stateOf(take) : end && textOfEnd(end)}
      </p>
    </div>
  )
}

const textOfEnd = (end: TakeEnd): string => (end === 'kept' ? messages.takeKept : messages.takeDeleted)

/** The state of a take that the server does not have, as a sentence. */
function stateOf({ refused, keep, storing, safe }: OutgoingTake): string {
  if (refused !== undefined) return refused
  if (keep) return messages.takeOnItsWay
  if (storing) return messages.nothingSent
  if (safe) return messages.nothingSentButSafe
  return messages.nothingSentAndUnsafe
}
