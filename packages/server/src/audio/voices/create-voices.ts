import type { Database } from '../../platform/db/database.ts'
import { type VoiceRouteDependencies, voiceRoutes } from './routes.ts'
import { createVoiceChoiceStore } from './voice-choice-store.ts'
import { createVoiceChoices } from './voice-choices.ts'

/** The available voices, and the voices that an account chose. */
export function createVoices({
  database,
  ...dependencies
}: Omit<VoiceRouteDependencies, 'choices'> & { readonly database: Database }) {
  const choices = createVoiceChoices(createVoiceChoiceStore(database))
  return { choices, routes: voiceRoutes({ ...dependencies, choices }) }
}
