import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import {
  addressOf,
  followMusic,
  type LineTransport,
  loadLine,
  playLine,
  stopLines,
} from './line-transport.ts'

/** Plays the lead-in before the first line, from a time of the episode. */
export function leadIn(transport: LineTransport, line: string, from: number): void {
  loadLine(transport, line, true, 0)
  const to = lineInEpisode(transport.plan(), line)?.startMs ?? from
  beginInterlude(transport, from, to, () => playLine(transport, line, true))
}

/** Plays the lead-out after the last line. */
export function leadOut(transport: LineTransport, line: string, from: number): void {
  const { turn, state, plan } = transport
  turn.reset()
  state.setState({ line, previewing: true, message: undefined })
  beginInterlude(transport, from, plan().music?.closing.endMs ?? from, () => stopLines(transport))
}

function beginInterlude(transport: LineTransport, from: number, to: number, after: () => void): void {
  const { state, interlude } = transport
  state.setState({ phase: 'playing' })
  interlude.start({ from, to, speed: state.getState().sound.speed, after })
  followMusic(transport)
}

/** Continues after a pause. */
export function resume(transport: LineTransport): void {
  const { interlude, state, audioPair } = transport
  if (interlude.time() !== undefined) {
    state.setState({ phase: 'playing' })
    interlude.resume(state.getState().sound.speed)
    followMusic(transport)
  }
  // The podcast was paused between two lines.
  else if (audioPair.current().state().status === 'ended') playNext(transport)
  else audioPair.current().play()
}

/** Plays what follows the line: the next line, the lead-out, or nothing. */
export function playNext(transport: LineTransport): void {
  const { state, plan } = transport
  const next = following(transport)
  const { line, previewing } = state.getState()
  const heard = line === undefined ? undefined : lineInEpisode(plan(), line)
  if (next !== undefined) playLine(transport, next, true)
  else if (line !== undefined && heard && previewing && plan().music) leadOut(transport, line, heard.endMs)
  else stopLines(transport)
}

/** Loads the next line, and starts it after the end of the current line and its pause. */
export function prepareNext(transport: LineTransport): void {
  const { turn, state, interlude, audioPair } = transport
  turn.stop()
  const { line, phase, sound } = state.getState()
  if (line === undefined || phase !== 'playing' || interlude.time() !== undefined) return
  const next = following(transport)
  audioPair.prepare(addressOf(transport, next))
  if (next !== undefined) turn.start(audioPair.current(), pauseBetween(transport, line, next), sound.speed)
}

function following({ state, document }: LineTransport): string | undefined {
  const { previewing, line } = state.getState()
  return previewing ? nextToPlay(document(), line) : undefined
}

function pauseBetween({ plan }: LineTransport, line: string, next: string): number {
  const [here, there] = [lineInEpisode(plan(), line), lineInEpisode(plan(), next)]
  // A line of unknown length is not in the plan.
  return here && there ? there.startMs - here.endMs : 0
}

/** Follows the audio of the line. It does not play during an interlude. */
export function followAudio(transport: LineTransport): void {
  const { interlude, audioPair, turn, state } = transport
  const { line, phase } = state.getState()
  if (interlude.time() !== undefined) return
  const { status, error } = audioPair.current().state()
  if (error !== undefined) {
    turn.stop()
    state.setState({ phase: 'error', previewing: false, message: error })
    followMusic(transport)
  } else if (status === 'ended') {
    if (phase === 'paused') return
    state.setState({ phase: 'playing' })
    if (following(transport) !== undefined) prepareNext(transport)
    else playNext(transport)
  } else if (line !== undefined && status !== 'idle') {
    state.setState({ phase: status })
    prepareNext(transport)
    followMusic(transport)
  }
}
