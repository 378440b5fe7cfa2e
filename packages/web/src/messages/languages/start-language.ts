import { chosenLanguage } from '../chosen-language.ts'
import { inTime } from '../in-time.ts'

/**
 * The code that loads languages is loaded only if it is needed, because English is in the code of the screens, and the login
 * screen has a limit of size.
 */
export const languageLoader = () => import('./load-language.ts')

/** How long screens wait for this code, in milliseconds. They are in English if it arrives later. */
const timeLimitMs = 5000

/** Loads the messages of the first screen. English needs no loading. */
export async function startLanguage(): Promise<void> {
  if (chosenLanguage() === 'en') return
  const loader = await loaderInTime()
  await loader?.loadLanguage()
}

/** Loads the messages of all other screens. */
export async function loadFurtherMessages(): Promise<void> {
  const loader = await loaderInTime()
  await loader?.loadFurtherMessages()
}

const loaderInTime = () => inTime(languageLoader(), timeLimitMs)
