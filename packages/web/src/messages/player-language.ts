import {
  bestInterfaceLanguage,
  type InterfaceLanguageCode,
  knownInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { resultInTime } from './in-time.ts'

/**
 * The language of the controls of a player outside the app: that of the slideshow or, if it has none, of the page. If
 * Lectern has no messages in it, the language that the learner's browser prefers.
 */
export function languageOfControls(
  slideshow: string | undefined,
  page: string | undefined,
): InterfaceLanguageCode {
  const content = languageOf(slideshow || page)
  return knownInterfaceLanguage(content ? [content] : []) ?? bestInterfaceLanguage(navigator.languages)
}

/** The language of the players of a page. */
interface Speech {
  /** English if the messages cannot be loaded in time. Never rejects. */
  readonly language: Promise<InterfaceLanguageCode>
  /** Call it when the player is removed. After the last one, the next player chooses the language. */
  readonly end: () => void
}

/** How long a player waits for the messages of its language, in milliseconds. */
const timeoutMs = 4000

/**
 * Returns a function that loads the messages of a language for a player. All players of a page share their messages, so the
 * first one chooses the language for the others. `fetchTranslation` is that of `player-translation.ts`, loaded on demand.
 */
export function createSpeech(
  fetchTranslation: (language: InterfaceLanguageCode) => Promise<() => () => void>,
): (wanted: InterfaceLanguageCode) => Speech {
  let spoken: { readonly language: Promise<InterfaceLanguageCode>; players: number } | undefined
  let loads = 0
  let speakEnglish = () => {}

  async function load(language: InterfaceLanguageCode): Promise<InterfaceLanguageCode> {
    const number = (loads += 1)
    speakEnglish()
    if (language === 'en') return language
    const translate = await resultInTime(fetchTranslation(language), timeoutMs)
    if (!translate) return 'en'
    // The player may have been replaced by one with another language.
    if (number === loads) speakEnglish = translate()
    return language
  }

  return (wanted) => {
    const ours = (spoken ??= { language: load(wanted), players: 0 })
    ours.players += 1
    return {
      language: ours.language,
      end() {
        ours.players -= 1
        if (ours.players === 0) spoken = undefined
      },
    }
  }
}
