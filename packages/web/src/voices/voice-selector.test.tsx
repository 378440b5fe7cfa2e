import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { VoiceSelector } from './voice-selector.tsx'

const emma = { id: 'flite:slt', name: 'Emma', language: 'en-US' }

/** A selector whose voice is not listed. The server answers with this state of the voice. */
async function openWith(state: 'unreachable' | 'unknown' | Promise<never>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.endsWith('/voices')) return Response.json([emma])
    if (path.endsWith('/choices')) return Response.json([])
    return Response.json({ state: await state })
  })
  const onChange = vi.fn<(voiceId: string) => void>()
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <VoiceSelector label="Narrator" voiceRole="narrator" value="far:nova" onChange={onChange} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => act(async () => expect(asked).toContain('/api/voices/state/far%3Anova')))
  return { page, onChange }
}

test('keeps the voice of a service that cannot be reached, and says so', async () => {
  const { page, onChange } = await openWith('unreachable')
  await vi.waitFor(() =>
    act(async () => expect(page.textContent).toContain('A voice that cannot be reached now')),
  )
  expect(onChange).not.toHaveBeenCalled()
})

test('replaces a voice that does not exist by the default voice', async () => {
  const { onChange } = await openWith('unknown')
  await vi.waitFor(() => act(async () => expect(onChange).toHaveBeenCalledWith('flite:slt')))
})

test('replaces no voice while it is not known whether it exists', async () => {
  const { onChange } = await openWith(new Promise<never>(() => undefined))
  await act(async () => undefined)
  expect(onChange).not.toHaveBeenCalled()
})
