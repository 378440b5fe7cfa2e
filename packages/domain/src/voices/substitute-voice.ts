import { choiceLanguage } from './voice-role.ts'
import { sortVoices, tagsOf, type Voice } from './voice.ts'

/**
 * A built-in voice for each of these voices while their services are away, by id. It speaks the language of the content
 * well and has the gender of the voice, if there is such a voice. Voices of one document get different substitutes as long
 * as there are enough. A voice without a fitting substitute is not in the map.
 */
export function substituteVoices(
  away: readonly Pick<Voice, 'id' | 'gender'>[],
  builtIn: readonly Voice[],
  language: string | undefined,
): ReadonlyMap<string, Voice> {
  const ids = new Set(away.map(({ id }) => id))
  const fitting = sortVoices(
    builtIn.filter((voice) => !ids.has(voice.id) && voice.quality !== 'poor' && speaks(voice, language)),
  )
  const substitutes = new Map<string, Voice>()
  for (const { id, gender } of away) {
    const taken = new Set(substitutes.values())
    const free = fitting.filter((voice) => !taken.has(voice))
    const substitute = free.find((voice) => voice.gender === gender) ?? free[0] ?? fitting[0]
    if (substitute) substitutes.set(id, substitute)
  }
  return substitutes
}

/** Content in a language that Lectern does not know gets a voice of that language only. */
function speaks(voice: Voice, language: string | undefined): boolean {
  if (voice.languages === 'any' || language === undefined) return true
  return tagsOf(voice).some((tag) => choiceLanguage(tag) === choiceLanguage(language))
}
