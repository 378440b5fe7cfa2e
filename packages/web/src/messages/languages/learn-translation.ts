import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import type { LearnMessages } from './language-messages.ts'
import { fetchPlayerTranslation } from './player-translation.ts'

const learnFiles = import.meta.glob<LearnMessages>('./*/learn.ts', { import: 'learn' })

/** Like `fetchPlayerTranslation`, for a page for learners with its player. */
export async function fetchLearnTranslation(language: InterfaceLanguageCode): Promise<() => () => void> {
  const [learn, translatePlayer] = await Promise.all([
    learnFiles[`./${language}/learn.ts`]?.(),
    fetchPlayerTranslation(language),
  ])
  if (!learn) throw new Error(`The pages for learners have no messages in the language '${language}'.`)
  return () => {
    const speakEnglish = translatePlayer()
    translateWith(translatorFrom(learn))
    return speakEnglish
  }
}
