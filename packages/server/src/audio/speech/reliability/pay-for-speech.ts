import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import type { Sound, SpeechEngine, SpeechRequest } from '../speech-engine.ts'
import { billedCharacters } from './billed-characters.ts'

/** The provider may charge for a request that was left before its end, and for sound that cannot be used. */
const charged = new Set<ProblemCode>(['SPEECH_UNUSABLE', 'CANCELLED', 'SHUTTING_DOWN'])

/** Speaks a text within the budget. Built-in engines are free. */
export async function payForSpeech(
  engine: SpeechEngine,
  request: SpeechRequest,
  spending: Spending,
): Promise<Sound> {
  if (!engine.remote) return engine.speak(request)
  const characters = await billedCharacters(engine, request)
  const charge = engine.charge?.(characters)
  const use = { calls: 1, characters, dollars: charge ? (charge.dollars ?? null) : 0 }
  const purchase = {
    provider: engine.name,
    expected: use,
    used: () => use,
    isCharged: (error: unknown) =>
      request.signal?.aborted === true ||
      (error instanceof Problem && (charged.has(error.code) || error.reason === 'slow')),
  }
  return spending.call(purchase, () => engine.speak(request))
}
