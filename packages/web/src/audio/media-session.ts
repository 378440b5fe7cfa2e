import { useEffect } from 'react'
import { keySkipMs } from './key-skip.ts'

/** The actions of media keys. */
export interface MediaKeys {
  readonly play: () => void
  readonly pause: () => void
  readonly previous: () => void
  readonly next: () => void
  /** Moves by this many milliseconds, backwards if negative. */
  readonly skip: (by: number) => void
}

interface PlayingPart {
  readonly title: string
  /** The current part: 'Slide 2 of 7'. */
  readonly part: string
  readonly playing: boolean
}

/** Lets media keys, headphones and the lock screen control the player. Shows them its title and current part. */
export function useMediaSession(keys: MediaKeys, { title, part, playing }: PlayingPart): void {
  useEffect(() => handleMediaKeys(keys), [keys])
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

/** The same as a component, so that its code can be loaded after the player. */
export function MediaSessionKeys({ keys, ...shown }: PlayingPart & { readonly keys: MediaKeys }): null {
  useMediaSession(keys, shown)
  return null
}

/** Undefined in browsers without a media session. */
function mediaSession(): MediaSession | undefined {
  return 'mediaSession' in navigator ? navigator.mediaSession : undefined
}

function handleMediaKeys(keys: MediaKeys): () => void {
  const session = mediaSession()
  if (!session) return () => {}
  const handlers = {
    play: keys.play,
    pause: keys.pause,
    previoustrack: keys.previous,
    nexttrack: keys.next,
    seekbackward: ({ seekOffset }) => keys.skip(-(seekOffset ? seekOffset * 1000 : keySkipMs)),
    seekforward: ({ seekOffset }) => keys.skip(seekOffset ? seekOffset * 1000 : keySkipMs),
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>
  const setHandlers = (handlerOf: (action: keyof typeof handlers) => MediaSessionActionHandler | null) => {
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
  setHandlers((action) => handlers[action])
  return () => {
    setHandlers(() => null)
    session.playbackState = 'none'
  }
}
