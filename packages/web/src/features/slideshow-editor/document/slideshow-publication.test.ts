import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createDocumentStore, hasUnsavedEdits } from '../../../editing/document/document-store.ts'
import { hasSameContent } from '../../../editing/document/has-same-content.ts'
import { compareDocuments } from '../../../editing/merge/merge-document.ts'
import { slideshowDocument } from './slideshow-document.ts'

const page = { courseId: '1', pageId: 'tides' }
const published = { revision: 3, at: '2026-11-23T14:02:00Z', silent_parts: 1 }
const saved = {
  presentation: { title: 'Tides', css_theme: defaultTheme.theme },
  slides: [
    {
      key: 'key1',
      slide_id: 'slide-1',
      slide_type: 'text',
      audio_path: '/media/tides.mp3',
      content: { slide_title: 'High tide', slide_content: 'The sea rises.' },
    },
  ],
}

/** The server answers with the saved slideshow and this state. */
function answerWith(state: object): void {
  vi.stubGlobal('fetch', async () => Response.json({ ...saved, ...state }))
}

afterEach(() => vi.unstubAllGlobals())

test('what learners get is kept beside the document, never in it', async () => {
  answerWith({ published, changed_since_published: true })
  const loaded = await slideshowDocument.load(page)
  expect(loaded.publication).toEqual({ published, changed_since_published: true })
  expect(loaded.document).not.toHaveProperty('published')
  expect(loaded.document).not.toHaveProperty('changed_since_published')
  const again = await slideshowDocument.save(page, loaded.document, '3')
  expect(again.publication).toEqual(loaded.publication)
  expect(again.document).not.toHaveProperty('published')
})

test('a tab whose slideshow another tab has completed merges it without a difference', async () => {
  answerWith({ published: null, changed_since_published: false })
  const { document: mine } = await slideshowDocument.load(page)
  answerWith({ published, changed_since_published: false })
  const { document: theirs } = await slideshowDocument.load(page, mine)
  expect(hasSameContent(slideshowDocument, mine, theirs)).toBe(true)
  const { frame, rows } = compareDocuments(slideshowDocument, mine, theirs, mine)
  expect([frame, ...rows].every(({ same }) => same)).toBe(true)
})

test('publishing is no unsaved edit and no step of the history', async () => {
  answerWith({ published: null, changed_since_published: false })
  const store = createDocumentStore(await slideshowDocument.load(page), (show) =>
    slideshowDocument.keysOf(show),
  )
  store.setPublication({ published, changed_since_published: false })
  expect(store.getState().publication?.published).toEqual(published)
  expect(hasUnsavedEdits(store.getState())).toBe(false)
  expect(store.getState().history.past).toEqual([])
})

test('slides whose script no audio says are silent', () => {
  const document = slideshow.parse({
    ...saved,
    slides: [
      { ...saved.slides[0], audio_path: undefined, audio_script: 'The sea rises.' },
      { ...saved.slides[0], key: 'key2', audio_path: undefined, audio_script: '' },
    ],
  })
  expect(slideshowDocument.silentPieces(document)).toEqual([1])
})
