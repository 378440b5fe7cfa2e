import { createHash } from 'node:crypto'
import type { SpokenIdentity } from '../speech/narrator/spoken-identity.ts'

/**
 * Identifies a piece of audio: the words as spoken, the voice with its settings, the engine's version and the host.
 * Audio with the same recipe is the same, so it is spoken only once. SHA-256, hexadecimal.
 */
export function audioRecipe(identity: SpokenIdentity, host: string | undefined): string {
  const { spokenText, voiceId, language, engine, engineVersion, settings } = identity
  const inOrder = Object.entries(settings).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(
      JSON.stringify(['audio', spokenText, voiceId, language, engine, engineVersion, inOrder, host ?? null]),
    )
    .digest('hex')
}
