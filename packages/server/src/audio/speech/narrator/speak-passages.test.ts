import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import type { Spending } from '../../../platform/providers/spending.ts'
import { createFakeSpeechEngine } from '../../../testing/sound/fake-speech-engine.ts'
import { noSpeechCache } from '../reliability/speech-cache.ts'
import { createPassageSpeaker } from './speak-passages.ts'

const passages = [{ text: 'Water', pause: 0, parts: [{ text: 'Water', sentence: 0 }] }]

test('speech for two accounts at the same time is refused only to the one whose budget is spent', async () => {
  const paidBy: string[] = []
  const budgetOf = (accountId: string, isSpent = false): Spending => ({
    accountId,
    hasDollarLimit: false,
    async call(_purchase, make) {
      if (isSpent) throw new Problem('BUDGET_SPENT')
      paidBy.push(accountId)
      return make()
    },
  })
  const engine = { ...createFakeSpeechEngine(), remote: { longestRequest: 500 } }
  const speak = createPassageSpeaker(engine, noSpeechCache)
  const speaker = { voiceId: 'fake:ada', language: 'en' }
  const [refused, ...spoken] = await Promise.allSettled([
    speak(passages, speaker, { spending: budgetOf('ada', true) }),
    speak(passages, speaker, { spending: budgetOf('ben') }),
    speak(passages, speaker, { spending: budgetOf('eva') }),
  ])
  expect(refused).toMatchObject({ reason: { code: 'BUDGET_SPENT' } })
  expect(spoken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(paidBy, 'the two share the request').toHaveLength(1)
})
