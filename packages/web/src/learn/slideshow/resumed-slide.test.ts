import { beforeEach, expect, test, vi } from 'vitest'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { savePlaybackPosition } from '../../slides/player/playback/playback-position.ts'
import type { OnDemand } from '../../slides/runtime/on-demand.ts'
import { fetchResumedSlide } from './resumed-slide.ts'

const labels = { organization: '', course_id: '', page_id: '/learn/x' }
const slides = ['a', 'b'].map((key): Slide => ({
  key,
  slide_id: key,
  slide_type: 'text',
  transition: 'none',
  audio_script: '',
  content: {},
  ...labels,
}))
const presentation = {
  title: 'Tides',
  css_theme: themes['educational-blue'].theme,
  total_slides: 2,
  language: 'en',
  ...labels,
}
const slideshow: Slideshow = { slides, presentation }

beforeEach(() => localStorage.clear())

/** The keys of the slides whose code is loaded. */
async function loadedFor(shown: Slideshow): Promise<string[]> {
  const loaded: string[] = []
  const codeFor = ({ key }: Slide): readonly OnDemand<unknown>[] => {
    loaded.push(key)
    return []
  }
  await fetchResumedSlide(shown, codeFor)
  return loaded
}

test('loads the code of the first slide, or of the one where the learner was', async () => {
  expect(await loadedFor(slideshow)).toEqual(['a'])
  savePlaybackPosition(presentation, { slide: { key: 'b', slide_id: 'b' }, time: 4000 })
  expect(await loadedFor(slideshow)).toEqual(['b'])
  expect(await loadedFor({ ...slideshow, slides: [] })).toEqual([])
})

test('rejects if code of that slide cannot be loaded, so that the drawn slide stays', async () => {
  const fetch = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('No network.'))
  await expect(fetchResumedSlide(slideshow, () => [{ loaded: () => undefined, fetch }])).rejects.toThrow(
    'No network.',
  )
})
