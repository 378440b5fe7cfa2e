import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { endTranslation, translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import { rememberLanguage } from '../chosen-language.ts'
import { interfaceLanguage } from '../current-language.ts'
import { resultInTime } from '../in-time.ts'
import { setInterfaceLanguage } from '../interface-language.ts'
import type { FurtherMessages, LoginMessages } from './language-messages.ts'
import { languageFiles } from './language-files.ts'
import {
  hasFurtherScreens,
  noteChange,
  noteFurtherScreens,
  pageLanguage,
  setPageLanguage,
} from './page-messages.ts'

/**
 * A language is loaded in two files: the messages of the screens before the login, and all others. English needs none. A
 * file that does not arrive in time leaves the whole interface in English until the page is reloaded, so that no screen
 * has two languages.
 */
const timeLimitMs = 5000

let begun: Promise<void> | undefined
let further: Promise<void> | undefined
let changes = 0
/** The latest change, until its messages are shown. The messages of other screens wait for it. Never rejects. */
let changing: Promise<unknown> | undefined

/** Loads the messages of the first screen. Resolves when the screen can be rendered, in English if they are missing. */
export const loadLanguage = (): Promise<void> => (begun ??= begin())

/** Loads the messages of all other screens, for the screens behind the login. Resolves like `loadLanguage`. */
export function loadFurtherMessages(): Promise<void> {
  noteFurtherScreens()
  return (further ??= bringFurther())
}

async function begin(): Promise<void> {
  const code = pageLanguage()
  if (code === 'pseudo') return translateWith((await import('../pseudo.ts')).pseudo)
  const login = await resultInTime(filesOf(code).login(), timeLimitMs)
  if (login) show(code, login)
  else showEnglish()
}

async function bringFurther(): Promise<void> {
  if (changing) await changing
  const code = pageLanguage()
  if (code === 'pseudo') return
  // Both files load at the same time.
  const arriving = resultInTime(filesOf(code).further(), timeLimitMs)
  await loadLanguage()
  const messages = await arriving
  // English, because the first file is missing, or another language that brought its own messages.
  if (interfaceLanguage() !== code) return
  if (messages) translateWith(translatorFrom(messages))
  else showEnglish()
}

/**
 * Changes the language of this page at once, and of pages that this browser opens later. Resolves to false if its files
 * cannot be loaded: the language stays. Screens render again and keep their state, so neither edits nor playing audio are
 * lost. After two quick changes, the later one counts.
 */
export function changeLanguage(code: InterfaceLanguageCode): Promise<boolean> {
  noteChange()
  const changed = change(code)
  changing = changed.catch(() => false)
  return changed
}

async function change(code: InterfaceLanguageCode): Promise<boolean> {
  const number = (changes += 1)
  await Promise.all([begun, further])
  const files = filesOf(code)
  const isBehindLogin = hasFurtherScreens()
  const [login, rest] = await Promise.all([
    resultInTime(files.login(), timeLimitMs),
    isBehindLogin ? resultInTime(files.further(), timeLimitMs) : Promise.resolve(emptyMessages),
  ])
  if (number !== changes) return true
  if (!login || !rest) return false
  rememberLanguage(code)
  show(code, login, rest)
  // A page that began in English has loaded nothing before.
  begun ??= Promise.resolve()
  if (isBehindLogin) further ??= Promise.resolve()
  return true
}

function show(code: InterfaceLanguageCode, ...messages: readonly FileMessages[]): void {
  setPageLanguage(code)
  endTranslation()
  for (const each of messages) translateWith(translatorFrom(each))
  setInterfaceLanguage(code)
}

const showEnglish = () => show('en')

type FileMessages = LoginMessages | FurtherMessages | typeof emptyMessages

const emptyMessages = {}
const english = { login: async () => emptyMessages, further: async () => emptyMessages }

const filesOf = (code: InterfaceLanguageCode) => (code === 'en' ? english : languageFiles[code])
