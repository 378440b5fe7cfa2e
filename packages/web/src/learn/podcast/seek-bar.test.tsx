import { beforeEach, expect, test, vi } from 'vitest'
import { FakeAudio } from '../../audio/testing/fake-audio.ts'
import { render } from '../../slides/testing/render.tsx'
import { createEpisodePlayer } from './episode-player.ts'
import { SeekBar } from './seek-bar.tsx'

beforeEach(() => {
  // The waveform.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})

/** The seek bar of an episode with chapters of a minute each. */
async function seekBarOf(count: number): Promise<HTMLElement> {
  const chapters = Array.from({ length: count }, (_, at) => ({
    key: String(at),
    title: `Chapter ${at}`,
    start: at * 60_000,
    end: (at + 1) * 60_000,
  }))
  const episode = { title: 'Tides', duration: count * 60_000, chapters }
  const player = createEpisodePlayer({ element: new FakeAudio(), episode, source: '/learn/x/episode.mp3' })
  return render(<SeekBar player={player} state={player.state()} episode={episode} />)
}

test('a seek bar names its chapters', async () => {
  const names = [...(await seekBarOf(3)).querySelectorAll('.learn-names span')].map(
    ({ textContent }) => textContent,
  )
  expect(names).toEqual(['Chapter 0', 'Chapter 1', 'Chapter 2'])
})

test('a seek bar of many chapters has a segment for each, and no names that are cut to a letter', async () => {
  const bar = await seekBarOf(60)
  expect(bar.querySelectorAll('.learn-pieces i')).toHaveLength(60)
  expect(bar.querySelector('.learn-names')).toBeNull()
})
