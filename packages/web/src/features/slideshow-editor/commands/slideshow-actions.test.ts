import { changeSlide, deleteSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { editingActions } from '../../../editing/commands/editing-actions.ts'
import { type ActionDeclaration, bindActions } from '../../../editing/commands/editor-action.ts'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createSlideOperations } from '../document/slide-operations.ts'
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
  const operations = createSlideOperations(store)
  const nothing = () => undefined
  const actions = bindActions(slideshowActions, {
    store,
    operations,
    pickType: nothing,
    openSharing: nothing,
    openTheme: nothing,
    showFullscreen: nothing,
    record: nothing,
    voicing: { busy: false, voiceSlide: nothing, voiceNeeded: nothing, voiceAgain: nothing },
    askToRegenerate: nothing,
    isTranslation: false,
  })
  return { store, operations, actions }
}

test('actions that were created before an edit reflect the edit', () => {
  const { store, actions } = open()
  expect(actions.splitSelected.enabled).toBe(false)
  expect(actions.voiceNeeded.enabled).toBe(false)
  store.edit((show) =>
    changeSlide(show, 'key1', {
      content: { slide_title: 'Part 1', slide_content: 'The sea rises.\n\nThen it falls.' },
      audio_script: 'The sea rises.',
    }),
  )
  expect(actions.splitSelected.enabled).toBe(true)
  expect(actions.voiceNeeded.enabled).toBe(true)
  expect(actions.deleteSlides.enabled).toBe(true)
  store.edit((show) => deleteSlides(show, ['key2']))
  expect(actions.deleteSlides.enabled).toBe(false)
})

test('audio of a substitute voice can be replaced although no audio is missing', () => {
  const { store, actions } = open()
  const narration = {
    text: 'The sea rises.',
    voice_id: 'built-in',
    engine: 'built-in/1',
    duration_ms: 900,
    sentences: [],
  }
  const speakIn = (more: object) =>
    store.edit((show) =>
      changeSlide(show, 'key1', {
        audio_script: narration.text,
        audio_path: '/api/audio/files/a.mp3',
        audio: { ...narration, ...more },
      }),
    )
  speakIn({ substitute_for: 'chosen' })
  expect(actions.voiceNeeded.enabled).toBe(true)
  speakIn({})
  expect(actions.voiceNeeded.enabled).toBe(false)
})

test('actions follow the selection', () => {
  const { store, operations, actions } = open()
  expect([actions.moveUp.enabled, actions.moveDown.enabled]).toEqual([false, true])
  store.select('key2')
  expect([actions.moveUp.enabled, actions.moveDown.enabled]).toEqual([true, false])
  expect(actions.duplicateSlides.label).toBe('Duplicate slide')
  operations.selectAll()
  expect(actions.duplicateSlides.label).toBe('Duplicate 2 slides')
})

test('several slides that are first or last cannot move further', () => {
  const { operations, actions } = open()
  operations.selectAll()
  expect([actions.moveUp.enabled, actions.moveDown.enabled]).toEqual([false, false])
})

test('the mode action offers the other mode', () => {
  const { store, actions } = open()
  expect(actions.switchMode.label).toBe('Preview')
  actions.switchMode.run()
  expect([store.getState().mode, actions.switchMode.label]).toEqual(['preview', 'Edit'])
})

test('no two actions of the editor have the same shortcut', () => {
  const all = Object.values<ActionDeclaration<never>>({ ...editingActions, ...slideshowActions })
  const shortcuts = all.flatMap((action) => action.shortcuts ?? [])
  expect(shortcuts).toEqual([...new Set(shortcuts)])
})
