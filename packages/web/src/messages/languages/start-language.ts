import { resultInTime } from '../in-time.ts'
import { needsNoLoading, noteFurtherScreens, setPageLanguage } from './page-messages.ts'

/**
 * The code that loads languages is loaded only if it is needed, because English is in the code of the screens, and the login
 * screen has a limit of size.
 */
export const languageLoader = () => import('./load-language.ts')

/** How long screens wait for this code, in milliseconds. If it arrives later, the page stays in English. */
const timeLimitMs = 5000

/** Loads the messages of the first screen. English needs no loading. */
export async function startLanguage(): Promise<void> {
  const loader = await loaderInTime()
  await loader?.loadLanguage()
}

/** Loads the messages of all other screens. English needs no loading. */
export async function loadFurtherMessages(): Promise<void> {
  noteFurtherScreens()
  const loader = await loaderInTime()
  await loader?.loadFurtherMessages()
}

async function loaderInTime() {
  if (needsNoLoading()) return undefined
  const loader = await resultInTime(languageLoader(), timeLimitMs)
  if (!loader) setPageLanguage('en')
  return loader
}
