import { recordingEngine, recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createRewriting } from '../../../editing/rewriting/rewriting.ts'
import { enabledAction } from '../../../editing/testing/enabled-action.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { createDialogueOperations } from '../document/dialogue-operations.ts'
import { createDialogueSearch } from '../document/dialogue-search.ts'
import { PodcastContext } from '../document/editor-context.ts'
import { createLinePlayer } from '../playback/line-player.ts'
import { podcastDocument } from '../document/podcast-document.ts'
import type { PodcastVoicing } from './use-podcast-voicing.ts'
import { VoicingPanel } from './voicing-panel.tsx'

beforeAll(completeBrowser)

const nothing = () => undefined
const idle: PodcastVoicing = {
  generating: false,
  progress: undefined,
  message: undefined,
  failed: [],
  dismiss: nothing,
  generate: async () => undefined,
  cancel: undefined,
  refresh: async () => undefined,
}

const silent = { key: 'a', speaker: 'ALEX', content: 'The tide rises.' }
const recorded = {
  key: 'b',
  speaker: 'JAMIE',
  content: 'It falls.',
  audio_path: '/b.mp3',
  audio: {
    text: 'It falls.',
    voice_id: recordingVoice('1'),
    engine: recordingEngine,
    duration_ms: 900,
    sentences: [],
  },
}

/** The text of the panel about the audio of these lines. */
async function sentenceOf(...dialogue: object[]) {
  return (await show(dialogue)).querySelector('p')?.textContent
}

async function show(dialogue: object[], voicing: PodcastVoicing = idle) {
  const document = schema.parse({
    podcast: { title: 'Tides' },
    segments: [{ key: 's', segment_id: 1, segment_title: 'One', dialogue }],
  })
  const store = createDocumentStore({ document, etag: undefined }, (cast) => podcastDocument.keysOf(cast))
  const editor = {
    store,
    player: createLinePlayer(store),
    page: { courseId: '1', pageId: 'p' },
    rewriting: createRewriting(),
    operations: createDialogueOperations(store),
    search: createDialogueSearch(store, nothing),
    record: nothing,
    sayAgain: nothing,
  }
  return await render(
    <PodcastContext value={editor}>
      <VoicingPanel
        voices={{ ALEX: 'deep', JAMIE: 'bright' }}
        voicing={voicing}
        needed={enabledAction()}
        all={enabledAction()}
        onGoToLine={nothing}
      />
    </PodcastContext>,
  )
}

test('the number of lines that need audio is the only sentence', async () => {
  expect(await sentenceOf(silent)).toBe('1 line needs audio.')
})

test('the number of recorded lines is the second sentence', async () => {
  expect(await sentenceOf(silent, recorded)).toBe('1 line needs audio. 1 line has your own voice.')
})

test('a line that could not be voiced is a button, followed by the reason', async () => {
  const failed = [{ key: 'a', reason: 'The voice does not read <line>.' }]
  const shown = await show([silent], { ...idle, failed })
  expect(shown.querySelector('li')?.textContent).toBe('Segment 1, line 1: The voice does not read <line>.')
  expect(shown.querySelector('li button')?.textContent).toBe('Segment 1, line 1')
})
