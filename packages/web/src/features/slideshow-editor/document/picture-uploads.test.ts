import { changeSlideType } from '@lectern/domain/slideshow/editing/change-slide-type.ts'
import { deleteSlides, moveSlides, slideOf } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import type { upload } from '../../../api/upload.ts'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createPictureUploads, isUploading, uploadTo } from './picture-uploads.ts'

const shownToasts = vi.hoisted(() => ({ success: [] as string[], error: [] as string[] }))
vi.mock('../../../ui/overlays/toast.ts', () => ({
  toast: {
    success: (text: string) => shownToasts.success.push(text),
    error: (text: string) => shownToasts.error.push(text),
  },
}))

const document = schema.parse({
  presentation: { title: 'Leaves', css_theme: {} },
  slides: ['a', 'b', 'c'].map((key, at) => ({
    key,
    slide_id: `slide-${at + 1}`,
    slide_type: 'image',
    content: { slide_title: key },
  })),
})
const field = 'image_url'

/** An editor whose uploads the test ends, in any order. */
function open() {
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const sent: { answer: PromiseWithResolvers<{ url: string }>; signal: AbortSignal }[] = []
  const send = ((_endpoint: unknown, _file: File, { signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<{ url: string }>()
    signal.addEventListener('abort', () => answer.reject(signal.reason as Error))
    sent.push({ answer, signal })
    return answer.promise
  }) as unknown as typeof upload
  const uploads = createPictureUploads(store, { courseId: '1', pageId: 'p' }, send)
  const present = () => store.getState().history.present
  return {
    store,
    uploads,
    start: (slide: string) => uploads.start({ slide, field }, new File(['x'], 'leaf.png')),
    /** Ends an upload. `index` counts the uploads from 0 in the order of their start. */
    answer: (at: number, url: string) => sent[at]?.answer.resolve({ url }),
    fail: (at: number, problem: Error) => sent[at]?.answer.reject(problem),
    aborted: (at: number) => sent[at]?.signal.aborted,
    pictures: () => present().slides.map(({ content }) => content[field]),
    pictureOf: (key: string) => slideOf(present(), key)?.content[field],
    at: (slide: string) => uploadTo(uploads.getState(), { slide, field }),
    uploading: () => isUploading(uploads.getState()),
  }
}

beforeEach(() => {
  shownToasts.success.length = 0
  shownToasts.error.length = 0
})

describe('an uploaded picture', () => {
  test('goes to the slide that it was chosen for, also after that slide moved', async () => {
    const { store, start, answer, pictures, uploading } = open()
    const done = start('a')
    expect(uploading()).toBe(true)
    store.edit((show) => moveSlides(show, ['a'], undefined))
    answer(0, '/leaf.png')
    await done
    expect(pictures()).toEqual([undefined, undefined, '/leaf.png'])
    expect([uploading(), shownToasts]).toEqual([false, { success: [], error: [] }])
  })

  test('goes there also while another slide is shown, and reports it', async () => {
    const { store, start, answer, pictureOf } = open()
    const done = start('a')
    store.select('c')
    answer(0, '/leaf.png')
    await done
    expect(pictureOf('a')).toBe('/leaf.png')
    expect(shownToasts.success).toEqual(['The picture is on slide 1.'])
  })

  test('is one step that can be undone', async () => {
    const { store, start, answer } = open()
    const done = start('a')
    answer(0, '/leaf.png')
    await done
    store.undo()
    expect(store.getState().history.present).toBe(document)
  })

  test.each([
    ['deleted', 'The slide was deleted while its picture was uploading.'],
    ['given another type', 'The slide got another type while its picture was uploading.'],
  ])('can still be chosen if its slide is %s', async (what, sentence) => {
    const { store, uploads, start, answer, pictures } = open()
    const done = start('a')
    store.edit((show) =>
      what === 'deleted' ? deleteSlides(show, ['a']) : changeSlideType(show, 'a', 'quiz'),
    )
    answer(0, '/leaf.png')
    await done
    expect(pictures()).not.toContain('/leaf.png')
    expect(uploads.getState().unplaced).toEqual([{ url: '/leaf.png', alt: '' }])
    expect(shownToasts.error).toEqual([
      `${sentence} You find the picture under the picture field of any slide.`,
    ])
  })

  test('does not wait for others, which go to their own slides', async () => {
    const { start, answer, pictures } = open()
    const done = [start('a'), start('b'), start('c')]
    answer(2, '/c.png')
    answer(0, '/a.png')
    answer(1, '/b.png')
    await Promise.all(done)
    expect(pictures()).toEqual(['/a.png', '/b.png', '/c.png'])
  })

  test('is replaced by a later one for the same field, in any order of the answers', async () => {
    const { start, answer, pictureOf, aborted, at } = open()
    const [first, second] = [start('a'), start('a')]
    expect(aborted(0)).toBe(true)
    await first
    expect(at('a').share).toBe(0)
    answer(1, '/second.png')
    await second
    expect(pictureOf('a')).toBe('/second.png')
  })

  test('reports a failure at its own field only', async () => {
    const { start, fail, at } = open()
    const done = start('a')
    fail(0, new ApiProblem(415, 'NOT_A_PICTURE', 'This is not a picture.'))
    await done
    expect([at('a'), at('b')]).toEqual([{ problem: 'This is not a picture.' }, {}])
  })

  test('can be cancelled, and stops when the editor closes', async () => {
    const { start, uploads, at, pictures } = open()
    const done = [start('a'), start('b')]
    uploads.cancel({ slide: 'a', field })
    uploads.close()
    await Promise.all(done)
    expect([at('a'), at('b'), pictures()]).toEqual([{}, {}, [undefined, undefined, undefined]])
  })
})
