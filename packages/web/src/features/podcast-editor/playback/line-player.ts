import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { lastToPlay, nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { MediaKeys } from '../../../audio/media-session.ts'
import { keepSound } from '../../../audio/player-choices.ts'
import type { Sound } from '../../../audio/sound.ts'
import { messages } from './messages.ts'
import { type AudioRelay, createAudioRelay } from './audio-relay.ts'
import { createLineTransport } from './line-transport.ts'
import { createMusicPlayer, type MusicPlayer } from './music-player.ts'
import { seekTarget } from './seek-target.ts'

export type LinePlayer = ReturnType<typeof createLinePlayer>

/**
 * Plays one line of the open podcast, or all lines with audio in their order, with the pauses and the music of the
 * episode. One line plays at a time. It continues if it is moved.
 */
export function createLinePlayer(
  store: DocumentStore<Podcast>,
  relay: AudioRelay = createAudioRelay([new Audio(), new Audio()]),
  music: MusicPlayer = createMusicPlayer(),
) {
  const document = () => store.getState().history.present
  const transport = createLineTransport(document, relay, music)
  const { state, plan, interlude, turn, load, play, stop, pause, resume } = transport
  const { leadIn, leadOut, lookAhead, followMusic, isGoing, position } = transport
  const { setState, getState } = state

  const forget = store.subscribe((open, before) => {
    const { line } = getState()
    const [now, then] = [open.history.present, before.history.present]
    if (line === undefined || now === then) return
    const heard = lineOf(now, line)
    // A line that was removed or has other audio stops.
    if (!heard || heard.audio_path !== lineOf(then, line)?.audio_path) return stop()
    // The music was turned off.
    if (interlude.time() !== undefined && !plan().music) return interlude.finish()
    lookAhead()
    followMusic()
  })

  function toggle(line: string): void {
    const { line: loaded, phase, previewing } = getState()
    const same = loaded === line
    if (same && isGoing()) pause()
    else if (same && phase === 'paused') resume()
    else play(line, previewing)
  }

  function preview(): void {
    const cast = document()
    const first = nextToPlay(cast)
    const message = cast.segments.length === 0 ? messages.noSegments : messages.audioErrors.none
    const opening = plan().music?.opening
    if (first === undefined) setState({ message })
    else if (opening && lineInEpisode(plan(), first)) leadIn(first, opening.startMs)
    else play(first, true)
  }

  function playOrPause(): void {
    const { line } = getState()
    if (line === undefined) preview()
    else toggle(line)
  }

  function seek(time: number): void {
    const now = getState()
    const target = seekTarget(plan(), time, { ...now, inInterlude: interlude.time() !== undefined })
    if (!target) return
    const stays = now.phase === 'paused'
    // The music is moved to the new position when playback continues.
    music.hold()
    if (target.kind === 'same line') seekInLine(target.offset, stays)
    else if (target.kind === 'other line') {
      if (stays) load(target.line, now.previewing, target.offset)
      else play(target.line, now.previewing || now.line === undefined, target.offset)
    } else {
      if (target.kind === 'lead-in') leadIn(target.line, time)
      else {
        load(target.line, true, target.offset)
        leadOut(target.line, time)
      }
      if (stays) pause()
    }
  }

  function seekInLine(offset: number, stays: boolean): void {
    turn.reset()
    relay.current().seek(offset)
    // Audio that had ended does not continue by itself.
    if (!stays && relay.current().state().status === 'paused') relay.current().play()
    lookAhead()
    followMusic()
  }

  function step(direction: 1 | -1): void {
    const { line, previewing } = getState()
    if (line === undefined) return
    const there = direction === 1 ? nextToPlay(document(), line) : lastToPlay(document(), line)
    if (there === undefined) return
    if (isGoing()) play(there, previewing)
    else load(there, previewing, 0)
  }

  const mediaKeys: MediaKeys = {
    play: () => {
      if (!isGoing()) playOrPause()
    },
    pause,
    previous: () => step(-1),
    next: () => step(1),
    skip: (by) => seek(Math.max(0, position() + by)),
  }

  return {
    state,
    plan,
    position,
    mediaKeys,
    pause,
    /** Pauses what plays or loads. */
    pauseIfGoing(): void {
      if (isGoing()) pause()
    },
    stop,
    subscribe: relay.subscribe,
    /** The position in the line, in milliseconds. Negative while only music plays. */
    time: () => (interlude.time() === undefined ? relay.current().time() : -1),
    /** The clock of the episode. */
    clock: { time: position, subscribe: relay.subscribe },
    /** Plays, pauses or resumes a line. */
    toggle,
    /** Plays all lines with audio from the start. */
    preview,
    /** Plays, pauses or resumes the loaded line. Starts a preview if no line is loaded. */
    playOrPause,
    /** Moves to a time of the episode, in milliseconds. A paused player stays paused. */
    seek,
    /** Moves to the next or previous line with audio. */
    step,
    adjust(changes: Partial<Sound>): void {
      const sound = { ...getState().sound, ...changes }
      setState({ sound })
      relay.adjust(sound)
      music.adjust(sound)
      if (interlude.time() !== undefined && isGoing()) interlude.resume(sound.speed)
      followMusic()
      keepSound(sound)
      lookAhead()
    },
    close(): void {
      forget()
      stop()
      music.follow({ bed: undefined, stretches: undefined, time: 0, movement: 'held', speed: 1 })
    },
  }
}
