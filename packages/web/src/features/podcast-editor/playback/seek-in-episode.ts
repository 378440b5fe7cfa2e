import { lastToPlay, nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import { followMusic, isGoing, type LineTransport, loadLine, pauseLines, playLine } from './line-transport.ts'
import { leadIn, leadOut, prepareNext } from './play-onwards.ts'
import { seekTarget } from './seek-target.ts'

/** Moves to a time of the episode, in milliseconds. A paused player stays paused. */
export function seekInEpisode(transport: LineTransport, time: number): void {
  const { state, plan, interlude, music } = transport
  const now = state.getState()
  const target = seekTarget(plan(), time, { ...now, inInterlude: interlude.time() !== undefined })
  if (!target) return
  const stays = now.phase === 'paused'
  // The music is moved to the new position when playback continues.
  music.hold()
  if (target.kind === 'same line') seekInLine(transport, target.offset, stays)
  else if (target.kind === 'other line') {
    if (stays) loadLine(transport, target.line, now.previewing, target.offset)
    else playLine(transport, target.line, now.previewing || now.line === undefined, target.offset)
  } else {
    if (target.kind === 'lead-in') leadIn(transport, target.line, time)
    else {
      loadLine(transport, target.line, true, target.offset)
      leadOut(transport, target.line, time)
    }
    if (stays) pauseLines(transport)
  }
}

function seekInLine(transport: LineTransport, offset: number, stays: boolean): void {
  const { turn, audioPair } = transport
  turn.reset()
  audioPair.current().seek(offset)
  // Audio that had ended does not continue by itself.
  if (!stays && audioPair.current().state().status === 'paused') audioPair.current().play()
  prepareNext(transport)
  followMusic(transport)
}

/** Moves to the next or previous line with audio. */
export function stepToLine(transport: LineTransport, direction: 1 | -1): void {
  const { state, document } = transport
  const { line, previewing } = state.getState()
  if (line === undefined) return
  const there = direction === 1 ? nextToPlay(document(), line) : lastToPlay(document(), line)
  if (there === undefined) return
  if (isGoing(transport)) playLine(transport, there, previewing)
  else loadLine(transport, there, previewing, 0)
}
