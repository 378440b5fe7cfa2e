import {
  type InterfaceLanguageCode,
  isInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { createSpeech } from '../messages/player-language.ts'

const speak = createSpeech(async (language) => {
  const { fetchLearnTranslation } = await import('../messages/languages/learn-translation.ts')
  return fetchLearnTranslation(language)
})

/** Loads the language of Lectern's own words on this page. English if the messages do not arrive in time. */
export function loadPageWords(): Promise<InterfaceLanguageCode> {
  const { words } = document.documentElement.dataset
  return speak(isInterfaceLanguage(words) ? words : 'en').language
}
