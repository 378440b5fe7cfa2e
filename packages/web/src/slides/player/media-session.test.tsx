import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { useMediaSession } from './media-session.ts'
import type { Player } from './player.ts'

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>

function Listener({ player, playing }: { player: Player; playing: boolean }) {
  useMediaSession(player, { title: 'Stories', part: 'Slide 2 of 7', playing })
  return null
}

function fakeSession() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const handlers: Handlers = {}
  const session = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      handlers[action] = handler
    },
  }
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string
      readonly artist: string
      constructor({ title, artist }: { title: string; artist: string }) {
        this.title = title
        this.artist = artist
      }
    },
  )
  return {
    session,
    press: (action: MediaSessionAction, seekOffset?: number) =>
      handlers[action]?.({ action, ...(seekOffset && { seekOffset }) }),
  }
}

function fakePlayer() {
  const done: string[] = []
  // What the media keys do with a player, and no more.
  const player = {
    state: () => ({ index: 1 }),
    play: () => done.push('play'),
    pause: () => done.push('pause'),
    goTo: (index: number) => done.push(`go to ${index}`),
    skip: (by: number) => done.push(`skip ${by}`),
  } as unknown as Player
  return { player, done }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

test('media keys play, pause, change slides and skip', async () => {
  const { session, press } = fakeSession()
  const { player, done } = fakePlayer()
  await render(<Listener player={player} playing />)
  press('play')
  press('pause')
  press('previoustrack')
  press('nexttrack')
  press('seekbackward')
  press('seekforward', 30)
  expect(done).toEqual(['play', 'pause', 'go to 0', 'go to 2', 'skip -5000', 'skip 30000'])
  expect(session).toMatchObject({
    playbackState: 'playing',
    metadata: { title: 'Stories', artist: 'Slide 2 of 7' },
  })
})

test('when the player has gone, the keys are free again', async () => {
  const { session, press } = fakeSession()
  const { player, done } = fakePlayer()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Listener player={player} playing />))
  act(() => root.unmount())
  expect(session).toMatchObject({ playbackState: 'none', metadata: null })
  press('play')
  expect(done).toEqual([])
})

test('a browser without media keys plays all the same', async () => {
  await render(<Listener player={fakePlayer().player} playing={false} />)
  expect('mediaSession' in navigator).toBe(false)
})
