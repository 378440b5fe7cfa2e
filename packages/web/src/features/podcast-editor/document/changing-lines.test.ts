import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changingLines } from './changing-lines.ts'

const line = (key: string, sources: string[]) => ({ key, speaker: 'ALEX', content: key, sources })
const cast = schema.parse({
  podcast: { title: 'Rain' },
  segments: [
    { key: 'one', segment_id: 1, segment_title: 'One', dialogue: [line('old-one', ['b1'])] },
    { key: 'two', segment_id: 2, segment_title: 'Two', dialogue: [line('old-two', ['b2'])] },
  ],
})
const passages: Passage[] = ['n0', 'b1', 'n1', 'n2', 'b2'].map((id) => ({ id, path: [], text: id }))

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      lines: [{ speaker: 'ALEX', content: 'Written.', tone: 'warm', sources: [] }],
      warnings: [],
      notices: [],
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test.each([{ order: ['n0', 'n1', 'n2'] }, { order: ['n2', 'n1', 'n0'] }])(
  'new lines in the order $order stand as their passages on the page',
  async ({ order }) => {
    let now = cast
    const proposals = await Promise.all(
      order.map((id) =>
        changingLines.proposeNew(
          { courseId: '7', pageId: '71' },
          cast,
          { before: undefined, after: passages.find((one) => one.id === id) },
          passages,
          new AbortController().signal,
        ),
      ),
    )
    for (const proposal of proposals) now = proposal?.apply(now) ?? now
    const sources = now.segments.map(({ dialogue }) => dialogue.map((one) => one.sources?.[0]))
    expect(sources).toEqual([['n0', 'b1', 'n1', 'n2'], ['b2']])
  },
)
