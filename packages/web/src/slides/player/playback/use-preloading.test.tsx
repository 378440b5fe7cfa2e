import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slide, type Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { render } from '../../testing/render.tsx'
import { usePreloading } from './use-preloading.ts'

const next = slide.parse({ slide_id: 'b', slide_type: 'text', content: {}, audio_path: 'b.mp3' })
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'Audio',
    class {
      constructor(address: string) {
        asked.push(address)
      }
      removeAttribute() {
        asked.pop()
      }
      load() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked = []
})

function Player({ then }: { readonly then: Slide }) {
  usePreloading(then)
  return null
}

test('loads the audio of the next slide shortly after the current one appears', async () => {
  await render(<Player then={next} />)
  expect(asked).toEqual([])
  act(() => void vi.advanceTimersByTime(250))
  expect(asked).toEqual(['/api/audio/files/b.mp3'])
})
