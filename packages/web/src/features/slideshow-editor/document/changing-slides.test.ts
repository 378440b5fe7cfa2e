import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changingSlides } from './changing-slides.tsx'

const slide = (key: string, sources: string[]) => ({
  key,
  slide_id: key,
  slide_type: 'text',
  audio_script: key,
  content: {},
  sources,
})
const show = schema.parse({
  presentation: { title: 'Rain', css_theme: {} },
  slides: [slide('old-one', ['b1']), slide('old-two', ['b2'])],
})
const passages: Passage[] = ['n0', 'b1', 'n1', 'n2', 'b2'].map((id) => ({ id, path: [], text: id }))

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      slide: { slide_type: 'text', content: {}, audio_script: 'Written.', sources: [] },
      warnings: [],
      notices: [],
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test.each([{ order: ['n0', 'n1', 'n2'] }, { order: ['n2', 'n1', 'n0'] }])(
  'new slides in the order $order stand as their passages on the page',
  async ({ order }) => {
    let now = show
    const proposals = await Promise.all(
      order.map((id) =>
        changingSlides.proposeNew(
          { courseId: '7', pageId: '71' },
          show,
          { before: undefined, after: passages.find((one) => one.id === id) },
          passages,
          new AbortController().signal,
        ),
      ),
    )
    for (const proposal of proposals) now = proposal?.apply(now) ?? now
    expect(now.slides.map(({ sources }) => sources?.[0])).toEqual(['n0', 'b1', 'n1', 'n2', 'b2'])
  },
)
