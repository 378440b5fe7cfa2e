import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentStore } from '../../editing/document/document-store.ts'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { useSidePanel } from './use-side-panel.ts'

beforeAll(completeBrowser)

const store = createDocumentStore(
  {
    document: schema.parse({
      presentation: { title: 'Letters', css_theme: {} },
      slides: [{ key: 'a', slide_id: 'slide-1', slide_type: 'text', content: { text: 'Letters' } }],
    }),
    etag: undefined,
  },
  ({ slides }) => slides.map(({ key }) => key),
)

function Panel() {
  const { drawerOpen, recording, open, startRecording } = useSidePanel(store)
  return (
    <>
      <button type="button" onClick={() => open('slide')}>
        Slide settings
      </button>
      <button type="button" onClick={startRecording}>
        Record
      </button>
      <output>{`drawer ${drawerOpen ? 'open' : 'closed'}, ${recording ? 'recording' : 'not recording'}`}</output>
    </>
  )
}

test('a recording closes the drawer of the slide settings, which would cover the recorder', async () => {
  const shown = await render(<Panel />)
  const [settings, record] = shown.querySelectorAll('button')
  await act(async () => settings?.click())
  expect(shown.querySelector('output')?.textContent).toBe('drawer open, not recording')
  await act(async () => record?.click())
  expect(shown.querySelector('output')?.textContent).toBe('drawer closed, recording')
})
