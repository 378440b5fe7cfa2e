import { recordingEngine, recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createRewriting } from '../../../editing/rewriting/rewriting.ts'
import { render } from '../../../slides/testing/render.tsx'
import { voicesQuery } from '../../../voices/use-voices.ts'
import { createDialogueOperations } from '../document/dialogue-operations.ts'
import { createDialogueSearch } from '../document/dialogue-search.ts'
import { HostVoicesContext, PodcastContext } from '../document/editor-context.ts'
import { podcastDocument } from '../document/podcast-document.ts'
import { createLinePlayer } from '../playback/line-player.ts'
import { LineMarks } from './line-marks.tsx'

const nothing = () => undefined

/** The sentence about the marks of a line of ALEX, who has the voice Deep. */
async function sentenceOf(audio?: { voice_id: string; engine?: string; host?: string }) {
  const content = 'It [slow]falls[/slow].'
  const spoken = { text: 'It falls.', engine: 'e', duration_ms: 900, sentences: [], ...audio }
  const line = { key: 'a', speaker: 'ALEX', content, ...(audio && { audio_path: '/a.mp3', audio: spoken }) }
  const document = schema.parse({
    podcast: { title: 'Tides' },
    segments: [{ key: 's', segment_id: 1, segment_title: 'One', dialogue: [line] }],
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
  const client = new QueryClient()
  const voices = ['Deep', 'Bright'].map((name) => ({ id: name.toLowerCase(), name, language: 'en-US' }))
  client.setQueryData(voicesQuery.queryKey, voices)
  const shown = await render(
    <QueryClientProvider client={client}>
      <PodcastContext value={editor}>
        <HostVoicesContext value={{ ALEX: 'deep', JAMIE: undefined }}>
          {document.segments.flatMap(({ dialogue }) =>
            dialogue.map((each) => <LineMarks key={each.key} line={each} />),
          )}
        </HostVoicesContext>
      </PodcastContext>
    </QueryClientProvider>,
  )
  return shown.querySelector('p')?.textContent
}

const notSlower = (voice: string) => `${voice} cannot do this: Slower. The words are spoken as usual.`

test('a line without audio says what the chosen voice of its host does not follow', async () => {
  expect(await sentenceOf()).toBe(notSlower('Deep'))
  expect(await sentenceOf({ voice_id: 'bright', host: 'JAMIE' })).toBe(notSlower('Deep'))
})

test('the voice of the audio has priority, and a recording has none', async () => {
  expect(await sentenceOf({ voice_id: 'bright' })).toBe(notSlower('Bright'))
  expect(await sentenceOf({ voice_id: recordingVoice('1'), engine: recordingEngine })).toBeUndefined()
})
