import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { type MediaKeys, useMediaSession } from './media-session.ts'

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>

function Listener({ keys, playing }: { keys: MediaKeys; playing: boolean }) {
  useMediaSession(keys, { title: 'Stories', part: 'Slide 2 of 7', playing })
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

function fakeKeys() {
  const done: string[] = []
  const keys: MediaKeys = {
    play: () => done.push('play'),
    pause: () => done.push('pause'),
    previous: () => done.push('previous'),
    next: () => done.push('next'),
    skip: (by) => done.push(`skip ${by}`),
  }
  return { keys, done }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

test('media keys play, pause, change slides and skip', async () => {
  const { session, press } = fakeSession()
  const { keys, done } = fakeKeys()
  await render(<Listener keys={keys} playing />)
  press('play')
  press('pause')
  press('previoustrack')
  press('nexttrack')
  press('seekbackward')
  press('seekforward', 30)
  expect(done).toEqual(['play', 'pause', 'previous', 'next', 'skip -5000', 'skip 30000'])
  expect(session).toMatchObject({
    playbackState: 'playing',
    metadata: { title: 'Stories', artist: 'Slide 2 of 7' },
  })
})

test('media keys do nothing after the player is removed', async () => {
  const { session, press } = fakeSession()
  const { keys, done } = fakeKeys()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Listener keys={keys} playing />))
  act(() => root.unmount())
  expect(session).toMatchObject({ playbackState: 'none', metadata: null })
  press('play')
  expect(done).toEqual([])
})

test('a browser without media keys needs no media session', async () => {
  await render(<Listener keys={fakeKeys().keys} playing={false} />)
  expect('mediaSession' in navigator).toBe(false)
})
