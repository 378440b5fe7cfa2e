import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { editingActions } from '../../editing/commands/editing-actions.ts'
import { type ActionDeclaration, bindActions } from '../../editing/commands/editor-action.ts'
import { createDocumentStore } from '../../editing/document/document-store.ts'
import { createDialogueOperations } from './document/dialogue-operations.ts'
import { podcastDocument } from './document/podcast-document.ts'
import { playbackActions } from './now-playing/playback-actions.ts'
import { podcastActions } from './podcast-actions.ts'

function open() {
  const document = schema.parse({
    podcast: { title: 'Tides' },
    segments: [1, 2].map((number) => ({
      key: `key${number}`,
      segment_id: number,
      segment_title: `Part ${number}`,
      dialogue: [],
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, (cast) => podcastDocument.keysOf(cast))
  const nothing = () => undefined
  const actions = bindActions(podcastActions, {
    store,
    operations: createDialogueOperations(store, nothing),
    find: nothing,
    openSharing: nothing,
    voicing: { generating: true, voiceNeeded: nothing, voiceAll: nothing },
  })
  return { store, actions }
}

test('actions follow the selection', () => {
  const { store, actions } = open()
  const enabled = () => [actions.moveUp.enabled, actions.moveDown.enabled, actions.mergeSegment.enabled]
  expect(enabled()).toEqual([false, true, true])
  store.select('key2')
  expect(enabled()).toEqual([true, false, false])
})

test('a segment is added at the end and selected', () => {
  const { store, actions } = open()
  actions.addSegment.run()
  expect([store.keys().length, store.getState().place]).toEqual([3, 2])
})

test('audio cannot be requested while it is generated', () => {
  const { actions } = open()
  expect([actions.voiceNeeded.enabled, actions.voiceAll.enabled]).toEqual([false, false])
})

test('no two actions of the editor have the same shortcut', () => {
  const lists = { ...editingActions, ...podcastActions, ...playbackActions }
  const all = Object.values<ActionDeclaration<never>>(lists)
  const shortcuts = all.flatMap((action) => action.shortcuts ?? [])
  expect(shortcuts).toEqual([...new Set(shortcuts)])
})
