import type { Voice } from '@lectern/domain/voices/voice.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { voicesQuery } from '../../../voices/use-voices.ts'
import { VoiceTones } from './voice-tones.tsx'

beforeAll(completeBrowser)

const voices: Voice[] = [
  { id: 'azure:jenny', name: 'Jenny', language: 'en-US', tones: ['enthusiastic', 'warm'] },
  { id: 'flite:slt', name: 'Emma', language: 'en-US' },
]

async function textOf(voiceId: string | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(voicesQuery.queryKey, voices)
  const shown = await render(
    <QueryClientProvider client={client}>
      <VoiceTones voiceId={voiceId} />
    </QueryClientProvider>,
  )
  return shown.textContent
}

test('the tones of a voice are named', async () => {
  expect(await textOf('azure:jenny')).toBe('Expresses these tones: enthusiastic and warm')
})

test('a voice without tones speaks all tones alike', async () => {
  expect(await textOf('flite:slt')).toBe('Speaks all tones alike')
})

test('nothing is said about a voice that is not in the list', async () => {
  expect(await textOf('azure:gone')).toBe('')
  expect(await textOf(undefined)).toBe('')
})
