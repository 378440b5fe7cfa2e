import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { InterfaceLanguageCode } from '../../packages/domain/src/interface-languages/interface-languages.ts'
import { type Messages, translateWith } from '../../packages/domain/src/messages/translated.ts'
import { languageFiles } from '../../packages/web/src/messages/languages/language-files.ts'
import { pseudo } from './untranslated.ts'

/** A language of the walk: one of the interface, or the pseudo language. */
export type WalkedLanguage = InterfaceLanguageCode | 'pseudo'

/**
 * The name of a control in a language, by its English text. `values` are those of a message that is a function:
 * `say('Line 1', 1)`.
 */
export type Say = (english: string, ...values: readonly (string | number)[]) => RegExp

const source = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'packages', 'web', 'src')

/** The English messages of all features, by feature. */
async function readEnglish(): Promise<ReadonlyMap<string, Messages>> {
  const modules = globSync('**/*messages.ts', { cwd: source }).filter(
    (path) => !/messages[\\/]languages[\\/]/.test(path),
  )
  await Promise.all(modules.map((path) => import(pathToFileURL(join(source, path)).href)))
  const english = new Map<string, Messages>()
  translateWith((feature, messages) => {
    english.set(feature, messages)
    return undefined
  })
  return english
}

/** Finds the texts of a language that belong to an English text. */
export async function wordsOf(language: WalkedLanguage): Promise<Say> {
  if (language === 'pseudo') return (english) => pseudo(english)
  if (language === 'en') return (english) => exactly([english])
  const files = languageFiles[language]
  const [english, login, further] = await Promise.all([readEnglish(), files.login(), files.further()])
  const translations = new Map<string, unknown>(Object.entries({ ...login, ...further }))
  const pairs = [...english].flatMap(([feature, messages]) => pairsOf(messages, translations.get(feature)))
  return (text, ...values) => {
    const found = pairs
      .filter(({ one }) => textOf(one, values) === text)
      .map(({ other }) => textOf(other, values))
      .filter((translation) => translation !== undefined)
    if (found.length === 0) throw new Error(`No message says “${text}”.`)
    return exactly([...new Set(found)])
  }
}

interface Pair {
  readonly one: unknown
  readonly other: unknown
}

/** The messages with their translations. Groups are opened. */
function pairsOf(one: unknown, other: unknown): Pair[] {
  if (!isGroup(one) || !isGroup(other)) return [{ one, other }]
  const others = new Map(Object.entries(other))
  return Object.entries(one).flatMap(([name, inner]) => pairsOf(inner, others.get(name)))
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Undefined if the message does not take these values. */
function textOf(message: unknown, values: readonly (string | number)[]): string | undefined {
  if (typeof message === 'string') return values.length === 0 ? message : undefined
  if (typeof message !== 'function' || values.length === 0) return undefined
  try {
    const text: unknown = Reflect.apply(message, undefined, values)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/** Matches one of the texts as a whole name. Names have plain blanks, also where French has a narrow one. */
const exactly = (texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(patternOf).join('|')})$`)

const patternOf = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
