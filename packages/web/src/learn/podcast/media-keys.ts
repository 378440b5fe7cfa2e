import { type EpisodePlayer, isGoing, skips } from './episode-player.ts'
import type { Episode } from './read-episode.ts'

interface MediaKeysOptions {
  readonly player: EpisodePlayer
  readonly episode: Episode
  /** The course. */
  readonly album: string
  /** Address of the cover. */
  readonly artwork: string
}

/** Lets media keys, headphones and the lock screen control the player, and shows them the chapter and the cover. */
export function connectMediaKeys({ player, episode, album, artwork }: MediaKeysOptions): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: player.play,
    pause: player.pause,
    previoustrack: player.previousChapter,
    nexttrack: player.nextChapter,
    seekbackward: ({ seekOffset }) => player.skip(seekOffset ? -seekOffset * 1000 : -skips.back),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ? seekOffset * 1000 : skips.forward),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime * 1000),
  }
  for (const action of [
    'play',
    'pause',
    'previoustrack',
    'nexttrack',
    'seekbackward',
    'seekforward',
    'seekto',
  ] as const)
    session.setActionHandler(action, handlers[action] ?? null)

  let shown = -1
  const update = () => {
    const state = player.state()
    session.playbackState = isGoing(state) ? 'playing' : 'paused'
    const { time, speed } = state
    session.setPositionState({
      duration: episode.duration / 1000,
      position: time / 1000,
      playbackRate: speed,
    })
    if (state.chapter === shown) return
    shown = state.chapter
    session.metadata = new MediaMetadata({
      title: episode.chapters[shown]?.title || episode.title,
      artist: episode.title,
      album,
      artwork: [{ src: artwork, type: 'image/png' }],
    })
  }
  let connected = false
  // The cover is loaded when the learner plays.
  player.subscribe(() => {
    connected ||= isGoing(player.state())
    if (connected) update()
  })
}
