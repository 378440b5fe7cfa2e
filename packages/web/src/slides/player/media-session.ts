import { useEffect } from 'react'
import type { Player } from './player.ts'

const skipMs = 5000

interface Shown {
  readonly title: string
  /** What is shown of it now: 'Slide 2 of 7'. */
  readonly part: string
  readonly playing: boolean
}

/** Lets the media keys, headphones and the lock screen play the slideshow, and tells them what it is. */
export function useMediaSession(player: Player, { title, part, playing }: Shown): void {
  useEffect(() => handleMediaKeys(player), [player])
  useEffect(() => {
    const session = mediaSession()
    if (!session) return
    session.metadata = new MediaMetadata({ title, artist: part })
    return () => {
      session.metadata = null
    }
  }, [title, part])
  useEffect(() => {
    const session = mediaSession()
    if (session) session.playbackState = playing ? 'playing' : 'paused'
  }, [playing])
}

/** Some browsers have none. */
function mediaSession(): MediaSession | undefined {
  return 'mediaSession' in navigator ? navigator.mediaSession : undefined
}

function handleMediaKeys(player: Player): () => void {
  const session = mediaSession()
  if (!session) return () => {}
  const handlers = {
    play: player.play,
    pause: player.pause,
    previoustrack: () => player.goTo(player.state().index - 1),
    nexttrack: () => player.goTo(player.state().index + 1),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ? seekOffset * 1000 : skipMs)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ? seekOffset * 1000 : skipMs),
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>
  const set = (handlerOf: (action: keyof typeof handlers) => MediaSessionActionHandler | null) => {
    for (const action of [
      'play',
      'pause',
      'previoustrack',
      'nexttrack',
      'seekbackward',
      'seekforward',
    ] as const)
      session.setActionHandler(action, handlerOf(action))
  }
  set((action) => handlers[action])
  return () => {
    set(() => null)
    session.playbackState = 'none'
  }
}
