import { changeSlide, deleteSlides } from '@lectern/domain/slideshow/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../editing/document/document-store.ts'
import { createSlideActs } from './document/slide-acts.ts'
import { slideshowActions } from './slideshow-actions.ts'

function open() {
  const document = schema.parse({
    presentation: { title: 'Tides', css_theme: {} },
    slides: [1, 2].map((number) => ({
      key: `key${number}`,
      slide_id: `slide-${number}`,
      slide_type: 'text',
      content: { slide_title: `Part ${number}`, slide_content: 'The sea rises.' },
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const acts = createSlideActs(store)
  const nothing = () => undefined
  const actions = slideshowActions({
    store,
    acts,
    mode: 'edit',
    busy: false,
    onAdd: nothing,
    onChangeType: nothing,
    onTheme: nothing,
    onFullscreen: nothing,
    onVoice: nothing,
    onRecord: () => undefined,
    onVoiceAll: nothing,
    onVoiceAgain: nothing,
    voicing: false,
    onRegenerate: nothing,
    onComplete: nothing,
  })
  const named = (name: string) => actions.find((action) => action.name === name)
  return { store, acts, named }
}

test('actions that were created before an edit reflect the edit', () => {
  const { store, named } = open()
  expect(named('split')?.enabled).toBe(false)
  expect(named('voice-all')?.enabled).toBe(false)
  store.edit((show) =>
    changeSlide(show, 'key1', {
      content: { slide_title: 'Part 1', slide_content: 'The sea rises.\n\nThen it falls.' },
      audio_script: 'The sea rises.',
    }),
  )
  expect(named('split')?.enabled).toBe(true)
  expect(named('voice-all')?.enabled).toBe(true)
  expect(named('delete')?.enabled).toBe(true)
  store.edit((show) => deleteSlides(show, ['key2']))
  expect(named('delete')?.enabled).toBe(false)
})

test('actions follow the selection', () => {
  const { store, acts, named } = open()
  expect([named('up')?.enabled, named('down')?.enabled]).toEqual([false, true])
  store.select('key2')
  expect([named('up')?.enabled, named('down')?.enabled]).toEqual([true, false])
  expect(named('duplicate')?.label).toBe('Duplicate slide')
  acts.selectAll()
  expect(named('duplicate')?.label).toBe('Duplicate 2 slides')
})
