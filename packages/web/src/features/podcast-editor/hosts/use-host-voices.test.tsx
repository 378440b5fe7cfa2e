import { switchSpeaker } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { useHostVoices, voicesOf, type VoicesOfHosts } from './use-host-voices.ts'

const line = (key: string, speaker: string, voice_id: string, text = key, host?: string) => ({
  key,
  speaker,
  content: key,
  audio_path: `/${key}.mp3`,
  audio: { text, voice_id, engine: 'e', duration_ms: 900, sentences: [], ...(host && { host }) },
})
const castOf = (...dialogue: object[]) =>
  schema.parse({
    podcast: { title: 'Leaves' },
    segments: [{ key: 's', segment_id: 1, segment_title: 'One', dialogue }],
  })

test('each host has the voice of the audio that was made for them', () => {
  const cast = castOf(line('a', 'ALEX', 'deep'), line('b', 'JAMIE', 'bright'))
  expect(voicesOf(cast)).toEqual({ ALEX: 'deep', JAMIE: 'bright' })
})

test('a line that was moved to the other host does not define the voice of that host', () => {
  const cast = castOf(line('a', 'ALEX', 'deep'), line('b', 'JAMIE', 'bright'))
  expect(voicesOf(switchSpeaker(cast, 'a'))).toEqual({ ALEX: undefined, JAMIE: 'bright' })
  const alone = castOf(line('a', 'JAMIE', 'deep', 'a', 'ALEX'))
  expect(voicesOf(alone)).toEqual({ ALEX: undefined, JAMIE: undefined })
})

test('audio of the current text has priority over older audio', () => {
  const cast = castOf(line('a', 'ALEX', 'older', 'Other words'), line('b', 'ALEX', 'newer'))
  expect(voicesOf(cast).ALEX).toBe('newer')
  expect(voicesOf(castOf(line('a', 'ALEX', 'older', 'Other words'))).ALEX).toBe('older')
})

async function openWithLateVoices() {
  const list = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('choices') ? Response.json([]) : list.promise,
  )
  const shown: { hosts?: VoicesOfHosts } = {}
  function Hook() {
    shown.hosts = useHostVoices(castOf())
    return null
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Hook />
    </QueryClientProvider>,
  )
  const load = () =>
    list.resolve(
      Response.json([
        { id: 'flite:slt', name: 'Emma', language: 'en-US' },
        { id: 'flite:rms', name: 'Ryan', language: 'en-US' },
      ]),
    )
  return { shown, load }
}

test('the voices of a podcast without audio are found when they load late', async () => {
  const { shown, load } = await openWithLateVoices()
  const found = shown.hosts?.find()
  expect(shown.hosts?.voices).toEqual({ ALEX: undefined, JAMIE: undefined })
  load()
  const voices = await found
  expect(new Set(Object.values(voices ?? {}))).toEqual(new Set(['flite:rms', 'flite:slt']))
})

test('a voice that the author chooses while the voices are loading is used', async () => {
  const { shown, load } = await openWithLateVoices()
  const found = shown.hosts?.find()
  shown.hosts?.choose('ALEX', 'own:deep')
  load()
  expect((await found)?.ALEX).toBe('own:deep')
})
