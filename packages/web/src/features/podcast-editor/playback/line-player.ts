import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore, OpenDocument } from '../../../editing/document/document-store.ts'
import type { MediaKeys } from '../../../audio/media-session.ts'
import { saveSound } from '../../../audio/player-choices.ts'
import type { Sound } from '../../../audio/sound.ts'
import { messages } from './messages.ts'
import { type AudioPair, createAudioPair } from './audio-pair.ts'
import {
  createLineTransport,
  followMusic,
  isGoing,
  type LineTransport,
  pauseLines,
  playLine,
  positionOf,
  stopLines,
} from './line-transport.ts'
import { createMusicPlayer, type MusicPlayer } from './music-player.ts'
import { followAudio, playNext, leadIn, prepareNext, resume } from './play-onwards.ts'
import { seekInEpisode, stepToLine } from './seek-in-episode.ts'

export type LinePlayer = ReturnType<typeof createLinePlayer>

/**
 * Plays one line of the open podcast, or all lines with audio in their order, with the pauses and the music of the
 * episode. One line plays at a time. It continues if it is moved.
 */
export function createLinePlayer(
  store: DocumentStore<Podcast>,
  audioPair: AudioPair = createAudioPair([new Audio(), new Audio()]),
  music: MusicPlayer = createMusicPlayer(),
) {
  const document = () => store.getState().history.present
  const transport = createLineTransport(document, audioPair, music, playNext)
  audioPair.subscribe(() => followAudio(transport))
  const forget = store.subscribe((open, before) => followDocument(transport, open, before))
  const position = () => positionOf(transport)
  return {
    state: transport.state,
    plan: transport.plan,
    position,
    mediaKeys: mediaKeysOf(transport),
    pause: (): void => pauseLines(transport),
    /** Pauses what plays or loads. */
    pauseIfGoing(): void {
      if (isGoing(transport)) pauseLines(transport)
    },
    stop: (): void => stopLines(transport),
    subscribe: audioPair.subscribe,
    /** The position in the line, in milliseconds. Negative while only music plays. */
    time: () => (transport.interlude.time() === undefined ? audioPair.current().time() : -1),
    /** The clock of the episode. */
    clock: { time: position, subscribe: audioPair.subscribe },
    toggle: (line: string): void => toggle(transport, line),
    preview: (): void => preview(transport),
    playOrPause: (): void => playOrPause(transport),
    seek: (time: number): void => seekInEpisode(transport, time),
    step: (direction: 1 | -1): void => stepToLine(transport, direction),
    adjust: (changes: Partial<Sound>): void => adjustSound(transport, changes),
    close(): void {
      forget()
      stopLines(transport)
      music.follow({ bed: undefined, stretches: undefined, time: 0, movement: 'held', speed: 1 })
    },
  }
}

function followDocument(
  transport: LineTransport,
  open: OpenDocument<Podcast>,
  before: OpenDocument<Podcast>,
): void {
  const { state, interlude, plan } = transport
  const { line } = state.getState()
  const [now, then] = [open.history.present, before.history.present]
  if (line === undefined || now === then) return
  const heard = lineOf(now, line)
  // A line that was removed or has other audio stops.
  if (!heard || heard.audio_path !== lineOf(then, line)?.audio_path) return stopLines(transport)
  // The music was turned off.
  if (interlude.time() !== undefined && !plan().music) return interlude.finish()
  prepareNext(transport)
  followMusic(transport)
}

/** Plays, pauses or resumes a line. */
function toggle(transport: LineTransport, line: string): void {
  const { line: loaded, phase, previewing } = transport.state.getState()
  const same = loaded === line
  if (same && isGoing(transport)) pauseLines(transport)
  else if (same && phase === 'paused') resume(transport)
  else playLine(transport, line, previewing)
}

/** Plays all lines with audio from the start. */
function preview(transport: LineTransport): void {
  const { document, plan, state } = transport
  const cast = document()
  const first = nextToPlay(cast)
  const message = cast.segments.length === 0 ? messages.noSegments : messages.audioErrors.none
  const opening = plan().music?.opening
  if (first === undefined) state.setState({ message })
  else if (opening && lineInEpisode(plan(), first)) leadIn(transport, first, opening.startMs)
  else playLine(transport, first, true)
}

/** Plays, pauses or resumes the loaded line. Starts a preview if no line is loaded. */
function playOrPause(transport: LineTransport): void {
  const { line } = transport.state.getState()
  if (line === undefined) preview(transport)
  else toggle(transport, line)
}

function mediaKeysOf(transport: LineTransport): MediaKeys {
  return {
    play: () => {
      if (!isGoing(transport)) playOrPause(transport)
    },
    pause: () => pauseLines(transport),
    previous: () => stepToLine(transport, -1),
    next: () => stepToLine(transport, 1),
    skip: (by) => seekInEpisode(transport, Math.max(0, positionOf(transport) + by)),
  }
}

function adjustSound(transport: LineTransport, changes: Partial<Sound>): void {
  const { state, audioPair, music, interlude } = transport
  const sound = { ...state.getState().sound, ...changes }
  state.setState({ sound })
  audioPair.adjust(sound)
  music.adjust(sound)
  if (interlude.time() !== undefined && isGoing(transport)) interlude.resume(sound.speed)
  followMusic(transport)
  saveSound(sound)
  prepareNext(transport)
}
