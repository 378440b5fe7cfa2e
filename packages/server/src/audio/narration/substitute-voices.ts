import type { Preferences } from '@lectern/domain/accounts/preferences.ts'
import type { Problem } from '@lectern/domain/problems/problems.ts'
import { substituteVoices } from '@lectern/domain/voices/substitute-voice.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Narrator } from '../speech/narrator/narrator.ts'

export interface SubstituteDependencies {
  readonly narrator: Pick<Narrator, 'voices' | 'isBuiltIn'>
  readonly accounts: { preferences(accountId: string): Promise<Pick<Preferences, 'substitute_voices'>> }
}

/** The built-in voices that speak while services of chosen voices are away. */
export interface SubstituteVoices {
  /** The id of the substitute of a chosen voice. Undefined if the author does not allow one, or none fits. */
  of(voiceId: string): Promise<string | undefined>
  /** The name of a substitute. */
  nameOf(voiceId: string): string
}

/** `chosen` are the ids of all voices of the document, in the order of its speakers. Reads nothing until a voice is away. */
export function createSubstituteVoices(
  { narrator, accounts }: SubstituteDependencies,
  request: {
    readonly accountId: string
    readonly chosen: readonly string[]
    readonly language: string | undefined
  },
): SubstituteVoices {
  let substitutes: Promise<ReadonlyMap<string, Voice>> | undefined
  const names = new Map<string, string>()

  async function choose(): Promise<ReadonlyMap<string, Voice>> {
    const { substitute_voices: isAllowed } = await accounts.preferences(request.accountId)
    if (!isAllowed) return new Map()
    const voices = await narrator.voices()
    // Voices of a service that is away may be unknown. Their gender is unknown then, too.
    const chosen = request.chosen.map((id) => voices.find((voice) => voice.id === id) ?? { id })
    const builtIn = voices.filter(({ id }) => narrator.isBuiltIn(id))
    const language = request.language ?? languageOfVoices(chosen)
    const found = substituteVoices(chosen, builtIn, language)
    for (const { id, name } of found.values()) names.set(id, name)
    return found
  }

  return {
    async of(voiceId) {
      substitutes ??= choose()
      return (await substitutes).get(voiceId)?.id
    },
    nameOf: (voiceId) => names.get(voiceId) ?? voiceId,
  }
}

/** A job is retried after such a pause, in the chosen voice. */
const longestWaitSeconds = 120

/** Whether the service of a voice gives no speech for a while, independent of the words. */
export function isAway({ code, retryAfterSeconds = Infinity }: Problem): boolean {
  return (
    code === 'SPEECH_REFUSED' || (code === 'SPEECH_UNAVAILABLE' && retryAfterSeconds > longestWaitSeconds)
  )
}

/** The language of the first voice that has one language. A document may name none. */
function languageOfVoices(voices: readonly Partial<Voice>[]): string | undefined {
  return voices.find(({ language, languages }) => language !== undefined && languages !== 'any')?.language
}
