import { changeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { changePodcastInfo, changeSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, Profiler, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../editing/document/document-store.ts'
import { createRewriting } from '../../editing/rewriting/rewriting.ts'
import { enabledAction } from '../../editing/testing/enabled-action.ts'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { createDialogueOperations } from './document/dialogue-operations.ts'
import { createDialogueSearch } from './document/dialogue-search.ts'
import { DownloadMenu } from './download-menu.tsx'
import { PodcastContext } from './document/editor-context.ts'
import { RecordedLinesQuestion } from './hosts/line-recording.tsx'
import { createLinePlayer } from './playback/line-player.ts'
import { NowPlaying } from './now-playing/now-playing.tsx'
import { podcastDocument } from './document/podcast-document.ts'
import { PodcastInformation } from './information/podcast-information.tsx'
import { SegmentEditor } from './segments/segment-editor.tsx'
import { SegmentList } from './segments/segment-list.tsx'
import { SegmentPanel } from './segments/segment-panel.tsx'
import type { PodcastVoicing } from './hosts/use-podcast-voicing.ts'
import { VoicingPanel } from './hosts/voicing-panel.tsx'

const seen = vi.hoisted((): { lines: string[]; buttons: string[] } => ({ lines: [], buttons: [] }))

vi.mock(import('./dialogue/spoken-line.tsx'), () => ({
  SpokenLine: ({ line }) => {
    seen.lines.push(line.key)
    return null
  },
}))
vi.mock(import('../../ui/icon-button.tsx'), async (original) => {
  const { IconButton } = await original()
  return {
    IconButton: (props) => {
      seen.buttons.push(props.label)
      return <IconButton {...props} />
    },
  }
})

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
const voices = { ALEX: undefined, JAMIE: undefined }

const audio = { text: 'It falls.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }

function segmentOf(key: string, lines: number) {
  return {
    key,
    segment_id: 1,
    segment_title: `Part ${key}`,
    dialogue: Array.from({ length: lines }, (_, at) => ({
      key: `${key}${at}`,
      speaker: at % 2 ? 'JAMIE' : 'ALEX',
      content: 'It falls.',
      ...(at === 0 && { audio_path: `/${key}.mp3`, audio }),
    })),
  }
}

/** The parts of the editor with a podcast of 60 lines. `renderedBy` returns the names of the parts that an edit renders. */
async function open() {
  const document = schema.parse({
    podcast: { title: 'Tides', target_audience: 'Sailors' },
    segments: [segmentOf('s', 58), segmentOf('t', 2)],
  })
  const store = createDocumentStore({ document, etag: undefined }, (cast) => podcastDocument.keysOf(cast))
  const player = createLinePlayer(store)
  const editor = {
    store,
    player,
    page: { courseId: '1', pageId: 'p' },
    rewriting: createRewriting(),
    operations: createDialogueOperations(store),
    search: createDialogueSearch(store, nothing),
    record: nothing,
    sayAgain: nothing,
  }
  const rendered = new Set<string>()
  const parts: Readonly<Record<string, ReactNode>> = {
    information: <PodcastInformation />,
    segments: <SegmentList add={enabledAction()} onSelect={nothing} />,
    editor: <SegmentEditor onSettings={nothing} />,
    panel: <SegmentPanel />,
    voicing: (
      <VoicingPanel
        voices={voices}
        voicing={idle}
        needed={enabledAction()}
        all={enabledAction()}
        onGoToLine={nothing}
      />
    ),
    download: <DownloadMenu unsaved={false} />,
    playing: <NowPlaying />,
    question: <RecordedLinesQuestion extent={undefined} onYes={nothing} onClose={nothing} />,
  }
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PodcastContext value={editor}>
        {Object.entries(parts).map(([name, part]) => (
          <Profiler key={name} id={name} onRender={() => rendered.add(name)}>
            {part}
          </Profiler>
        ))}
      </PodcastContext>
    </QueryClientProvider>,
  )
  return {
    page,
    player,
    renderedBy: async (edit: Parameters<typeof store.edit>[0]) => {
      rendered.clear()
      await act(async () => store.edit(edit, 'typing'))
      return [...rendered].toSorted()
    },
  }
}

beforeEach(() => {
  seen.lines.length = 0
  seen.buttons.length = 0
})

test('a letter in a line renders the text of that line and its sources, and none of the other lines and buttons', async () => {
  const { page, renderedBy } = await open()
  expect(new Set(seen.lines).size).toBe(58)
  seen.lines.length = 0
  seen.buttons.length = 0
  // The text has about the same length, so that no shown duration changes.
  expect(await renderedBy((cast) => changeLine(cast, 's3', { content: 'It fells.' }))).toEqual([
    'editor',
    'panel',
  ])
  expect(new Set(seen.lines)).toEqual(new Set(['s3']))
  expect(seen.buttons).toEqual([])
  expect(page.querySelector<HTMLTextAreaElement>('[data-line=s3]')?.value).toBe('It fells.')
})

test('an edit renders what it changes elsewhere: durations, and how many lines need audio', async () => {
  const { page, renderedBy } = await open()
  const said = await renderedBy((cast) =>
    changeLine(cast, 's0', { content: `It falls. ${'And rises. '.repeat(90)}` }),
  )
  expect(said).toEqual(['download', 'editor', 'panel', 'segments', 'voicing'])
  expect(page.textContent).toContain('Audio available, needs update')
})

test('a letter in the title of the podcast renders nothing of its segments and lines', async () => {
  const { renderedBy } = await open()
  expect(await renderedBy((cast) => changePodcastInfo(cast, { title: 'Tide' }))).toEqual(['information'])
})

test('a letter in the title of a segment renders what shows that title', async () => {
  const { page, renderedBy } = await open()
  seen.lines.length = 0
  const said = await renderedBy((cast) => changeSegment(cast, 't', { segment_title: 'Ebb' }))
  // The player's plan names the segments as chapters.
  expect(said).toEqual(['playing', 'segments'])
  expect(seen.lines).toEqual([])
  expect(page.textContent).toContain('Ebb')
})

test('the title of a segment begins at the edge of the interface, whatever its own direction', async () => {
  const { page } = await open()
  const title = page.querySelector<HTMLInputElement>('input[aria-label="Segment title"]')
  // In these classes, the direction of a field with `dir="auto"` is that of its text.
  const ofDirection = [...page.querySelectorAll('[dir=auto]')].filter(({ className }) =>
    /\b(?:ltr|rtl):/.test(className),
  )
  expect(ofDirection).toEqual([])
  expect(title?.dir).toBe('auto')
  expect(title?.className).toContain('[text-align:inherit]')
  expect(title?.parentElement?.className).toContain('rtl:text-right')
})

test('the plan of the episode stays the same object until a time changes', async () => {
  const { player, renderedBy } = await open()
  const before = player.plan()
  expect(before.lines).toHaveLength(2)
  await renderedBy((cast) => changeLine(cast, 's3', { content: 'It fell.' }))
  expect(player.plan()).toBe(before)
  await renderedBy((cast) =>
    changeLine(cast, 's0', { speaker: 'JAMIE', audio: { ...audio, duration_ms: 1200 } }),
  )
  expect(player.plan()).not.toBe(before)
})
