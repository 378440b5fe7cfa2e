import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { newDrawing } from '@lectern/domain/drawings/new-drawing.ts'
import { blankContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { ImageStage } from './image-stage.tsx'

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const tides: Drawing = {
  ...newDrawing(),
  unit: 'm',
  rows: [
    { label: 'Bristol', text: '', values: [11.4] },
    { label: 'Venice', text: '', values: [0.9] },
  ],
}

async function nameOf(drawing: Drawing, language: string, image_alt = '') {
  const content = { ...blankContent(slideTypes.image), image_alt }
  const page = await render(
    <ImageStage content={content} drawing={drawing} family="minimal" language={language} />,
  )
  return page.querySelector('[role=img]')?.getAttribute('aria-label')
}

test('a drawing is described by its current data in the current language', async () => {
  expect(await nameOf(tides, 'en')).toBe('Bristol: 11.4 m; Venice: 0.9 m')
  expect(await nameOf(tides, 'de')).toBe('Bristol: 11,4 m; Venice: 0,9 m')
  expect(await nameOf({ ...tides, unit: 'km' }, 'en')).toBe('Bristol: 11.4 km; Venice: 0.9 km')
})

test('the words of the author describe a drawing', async () => {
  expect(await nameOf(tides, 'en', 'Bristol has the highest tides.')).toBe('Bristol has the highest tides.')
})

test('a drawing without data has a name', async () => {
  expect(await nameOf({ ...newDrawing(), rows: [] }, 'en')).toBe('This drawing has no data yet.')
  expect(await nameOf({ ...newDrawing(), kind: 'tree' }, 'en')).toBe('This drawing has no data yet.')
})
