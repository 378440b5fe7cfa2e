import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectListeners } from '../../testing/collect-listeners.ts'
import { FakeAudio } from '../../audio/testing/fake-audio.ts'
import { listenToKeys } from './episode-keys.ts'
import { createEpisodePlayer } from './episode-player.ts'

const episode = {
  title: 'Tides',
  duration: 60_000,
  chapters: [{ key: 'a', title: '', start: 0, end: 60_000 }],
}

const listeners = collectListeners(document)

beforeEach(() => localStorage.clear())
afterEach(() => listeners.remove())

test('keys act while the player or no element has the focus, and not elsewhere on the page', () => {
  document.body.innerHTML = `<a href="#line">0:10</a><section id="player"><button>Mute</button></section>`
  const element = new FakeAudio()
  const player = createEpisodePlayer({ element, episode, source: '/learn/x/episode.mp3', start: 20_000 })
  const bar = document.querySelector('#player')
  if (bar) listenToKeys(player, bar)
  const press = (key: string, focused: Element | null) => {
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return element.currentTime
  }
  expect(press('l', document.querySelector('a'))).toBe(20)
  expect(press('ArrowRight', document.querySelector('a'))).toBe(20)
  expect(press('ArrowRight', document.body)).toBe(25)
  expect(press('l', document.querySelector('button'))).toBe(55)
  expect(press('j', document.body), 'letters act in the player only').toBe(55)
  expect(press('j', document.querySelector('button'))).toBe(40)
})
