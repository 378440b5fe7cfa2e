import { changePresentation } from '@lectern/domain/slideshow/editing/edit-presentation.ts'
import { changeContent, changeSlide } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { act, Profiler, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { enabledAction } from '../../../editing/testing/enabled-action.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { AudioControls } from '../voicing/audio-controls.tsx'
import { AudioScript } from '../voicing/audio-script.tsx'
import { ContentFields } from '../inspector/content-fields.tsx'
import { SlideshowContext } from '../document/editor-context.ts'
import { LayoutChoice } from '../inspector/layout-choice.tsx'
import { PictureViewFields } from '../inspector/picture-view-fields.tsx'
import { RecordingQuestions } from '../voicing/recording-questions.tsx'
import { createSlideOperations } from '../document/slide-operations.ts'
import { SlideCanvas } from '../canvas/slide-canvas.tsx'
import { SlideList } from '../rail/slide-list.tsx'

const seen = vi.hoisted((): { stages: string[]; fields: string[] } => ({ stages: [], fields: [] }))

vi.mock(import('../../../slides/stage/stage.tsx'), async (original) => {
  const { memo } = await import('react')
  return {
    ...(await original()),
    // A picture of a slide, memoized like the real one.
    SlideStage: memo(({ slide, still }) => {
      seen.stages.push(`${slide.key}${still ? ' small' : ''}`)
      return <span />
    }),
  }
})
vi.mock(import('../../../ui/fields/text-area.tsx'), async (original) => {
  const { TextArea } = await original()
  return {
    TextArea: (props) => {
      seen.fields.push(props.label)
      return <TextArea {...props} />
    },
  }
})

beforeAll(() => {
  completeBrowser()
  Element.prototype.scrollBy = () => undefined
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const notVoiced = () => ({ busy: false, message: undefined })

/**
 * The parts of the editor of a slideshow of 30 slides. `renderedBy` returns the names of those that an action renders.
 */
async function open() {
  const document = schema.parse({
    presentation: { title: 'Tides', css_theme: {} },
    slides: Array.from({ length: 30 }, (_, at) => ({
      key: `key${at}`,
      slide_id: `slide-${at + 1}`,
      slide_type: 'text',
      content: { slide_title: `Part ${at}`, slide_content: 'High water.' },
      audio_script: 'It rises.',
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const rendered = new Set<string>()
  const parts: Readonly<Record<string, ReactNode>> = {
    list: <SlideList operations={createSlideOperations(store)} />,
    canvas: <SlideCanvas onPicture={nothing} />,
    script: (
      <AudioScript readOnly={false} voiceId={undefined} status={null}>
        {null}
      </AudioScript>
    ),
    audio: (
      <AudioControls
        voicingOf={notVoiced}
        generate={enabledAction()}
        record={enabledAction()}
        sayAgain={() => undefined}
      />
    ),
    layout: <LayoutChoice />,
    content: <ContentFields />,
    picture: <PictureViewFields />,
    questions: (
      <RecordingQuestions
        extent={undefined}
        onExtent={nothing}
        onExtentClose={nothing}
        slide={undefined}
        onSlide={nothing}
        onSlideClose={nothing}
      />
    ),
  }
  await render(
    <SlideshowContext value={store}>
      {Object.entries(parts).map(([name, part]) => (
        <Profiler key={name} id={name} onRender={() => rendered.add(name)}>
          {part}
        </Profiler>
      ))}
    </SlideshowContext>,
  )
  return {
    store,
    renderedBy: async (edit: Parameters<typeof store.edit>[0]) => {
      rendered.clear()
      seen.stages.length = 0
      seen.fields.length = 0
      await act(async () => store.edit(edit, 'typing'))
      return [...rendered].toSorted()
    },
  }
}

test('a keystroke in a field renders that field, the slide and its thumbnail, and no panel', async () => {
  const { renderedBy } = await open()
  const said = await renderedBy((show) => changeContent(show, 'key0', 'slide_title', 'Part 0a'))
  expect(said).toEqual(['canvas', 'content', 'layout', 'list'])
  expect(new Set(seen.stages)).toEqual(new Set(['key0', 'key0 small']))
  expect(seen.stages).toHaveLength(2)
  expect(new Set(seen.fields)).toEqual(new Set(['Slide title']))
})

test('the pictures of the layouts update once, after a pause in typing', async () => {
  const { renderedBy } = await open()
  for (const title of ['Parts', 'Parts o', 'Parts of'])
    // oxlint-disable-next-line no-await-in-loop -- one keystroke after the other
    await renderedBy((show) => changeContent(show, 'key0', 'slide_title', title))
  seen.stages.length = 0
  await act(async () => vi.advanceTimersByTime(1000))
  expect(seen.stages).toEqual(Array.from({ length: 4 }, () => 'key0 small'))
})

test('the pictures of the layouts update immediately when another slide is selected', async () => {
  const { store } = await open()
  seen.stages.length = 0
  await act(async () => store.select('key7'))
  expect(seen.stages.filter((stage) => stage === 'key7 small').length).toBeGreaterThanOrEqual(4)
})

test('a keystroke in the script renders the script, and no slide', async () => {
  const { renderedBy } = await open()
  const said = await renderedBy((show) => changeSlide(show, 'key0', { audio_script: 'It rises a' }))
  expect(said).not.toContain('audio')
  expect(said).not.toContain('content')
  expect(said).not.toContain('questions')
  expect(seen).toEqual({ stages: [], fields: [] })
})

test('a keystroke in the title of the slideshow renders no slide', async () => {
  const { renderedBy } = await open()
  expect(await renderedBy((show) => changePresentation(show, { title: 'Tide' }))).toEqual([])
})
