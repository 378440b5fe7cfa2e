import { languageCode } from '@lectern/domain/voices/languages.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { nearestSpeakers, speaksLanguage, tagsOf, type Voice } from '@lectern/domain/voices/voice.ts'
import { sameLanguage, scriptLanguage } from '../../../platform/languages/recognise-language.ts'
import { isReadable } from './readable-scripts.ts'
import type { Script } from '../script.ts'

/**
 * Throws VOICE_CANNOT_SPEAK, with the name of a voice that can, if a voice of one language cannot read the script of a
 * text. A voice of another language with the same script is the author's choice.
 */
export function requireFittingVoice(
  voice: Voice,
  { text, language }: Pick<Script, 'text' | 'language'>,
  voices: readonly Voice[],
): void {
  if (voice.languages === 'any' || tagsOf(voice).some((tag) => isReadable(text, tag))) return
  const byScript = scriptLanguage(text)
  const own = byScript && !(language && sameLanguage(byScript, language)) ? byScript : language
  if (!own || speaksLanguage(voice, own)) throw new Problem('VOICE_CANNOT_SPEAK')
  throw otherLanguage(
    {
      voice: voice.name,
      voiceLanguage: languageCode(voice.language),
      content: language ? 'page' : 'text',
      language: languageCode(own),
    },
    fittingVoice(voice, own, voices),
  )
}

function otherLanguage(values: OtherLanguage, better: Voice | undefined): Problem {
  if (!better) return new Problem('VOICE_CANNOT_SPEAK', { reason: 'noVoice', values })
  return new Problem('VOICE_CANNOT_SPEAK', {
    reason: better.languages === 'any' ? 'readsEveryLanguage' : 'speaksLanguage',
    values: { ...values, better: better.name },
  })
}

/** A voice of this language, preferably of the same sex; otherwise one that reads every language. */
function fittingVoice(instead: Voice, language: string, voices: readonly Voice[]): Voice | undefined {
  const speaking = voices.filter((one) => speaksLanguage(one, language))
  const nearest = nearestSpeakers(speaking, language)
  return nearest.find(({ gender }) => gender === instead.gender) ?? nearest[0]
}
