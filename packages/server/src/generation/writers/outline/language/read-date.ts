import { languageCode } from '@lectern/domain/voices/languages.ts'

/** A date as a text writes it, and its order in time. */
export interface ReadDate {
  readonly written: string
  /** Years since the beginning of the era; months and days are fractions. */
  readonly year: number
}

const months = new Map<string, readonly string[]>()

/** The names of the months, each in the form that dates have and alone. */
function monthsOf(language: string): readonly string[] {
  const code = languageCode(language)
  const cached = months.get(code)
  if (cached) return cached
  const inDate = new Intl.DateTimeFormat([code, 'en'], { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const alone = new Intl.DateTimeFormat([code, 'en'], { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2000, month, 15))
    const part = inDate.formatToParts(date).find(({ type }) => type === 'month')?.value ?? ''
    return [part, alone.format(date)].map((name) => name.toLowerCase()).join('|')
  })
  months.set(code, names)
  return names
}

/** Letters by which the case of a month differs from the names that a calendar has: 'w styczniu', 'stycznia'. */
const ending = 2

/** The month of a name, from 0 to 11, in any case of the language. */
export function monthOf(name: string, language: string): number | undefined {
  const low = name.toLowerCase()
  const names = monthsOf(language).map((forms) => forms.split('|'))
  const exact = names.findIndex((forms) => forms.includes(low))
  if (exact >= 0 || !inflected.has(languageCode(language).split('-')[0] ?? ''))
    return exact < 0 ? undefined : exact
  if (alike.test(low)) return undefined
  // 'červenci' has more letters of 'červenec' than of 'červen'.
  const letters = names.map((forms) => Math.max(...forms.map((form) => lettersInCase(form, low))))
  const most = Math.max(...letters)
  return most > 0 ? letters.indexOf(most) : undefined
}

/** Other words that start as a month does: red things, the dead, a fridge, a sickle and a rut. */
const alike = /^(?:czerwon|červen[ýáéouí]|martw|mŕtv|марте?н|марто|lednic|ledov|srp(?:u|em|y)?$|říj[ieí]$)/u

/** The number of letters that the name of a month and a word at their start have in common, if the word may be the name in a case. */
function lettersInCase(form: string, low: string): number {
  const short = isShortInCase(form, low)
  if (short !== undefined) return short ? form.length : 0
  const [plain, other] = [form, low].map(withoutAccents)
  const stem = plain?.slice(0, Math.max(3, form.length - ending)) ?? ''
  // 'W majątku' is no May.
  if (low.length > form.length + ending || !other?.startsWith(stem)) return 0
  let shared = stem.length
  while (shared < (plain?.length ?? 0) && plain?.[shared] === other[shared]) shared += 1
  return shared
}

/** Greek moves its accent in another case: 'Μάιος', 'Μαΐου'. */
function withoutAccents(text: string): string {
  return /\p{Script=Greek}/u.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
}

/** 'В мае' is in May, and 'в майке' in a vest. Undefined for longer names. */
function isShortInCase(form: string, low: string): boolean | undefined {
  return /^ма[йя]$/u.test(form) ? /^ма[йяею]$|^маем$/u.test(low) : undefined
}

/** Languages in which months have cases. */
const inflected: ReadonlySet<string> = new Set(['pl', 'cs', 'sk', 'ru', 'uk', 'fi', 'hu', 'el'])

const year = String.raw`(?<year>1[0-9]{3}|20[0-9]{2})`

/** A date that is a whole text: '1789', '14 July 1789', 'July 1789', '1789–1799', '1789年'. */
export function readDate(text: string, language: string): ReadDate | undefined {
  const written = text.trim()
  const plain = new RegExp(`^${year}\\s?(?:年|년)?(?:\\s?[–—-]\\s?\\d{2,4}\\s?(?:年|년)?)?$`, 'u').exec(
    written,
  )
  if (plain?.groups) return { written, year: Number(plain.groups['year']) }
  const found = new RegExp(`(?<!\\d)${year}(?!\\d)`, 'u').exec(written)
  if (!found?.groups || written.length > 24) return undefined
  const rest = written.replace(found[0], ' ').toLowerCase()
  // '2月' is also the end of '12月'.
  const numbered = /(\d{1,2})\s?[月월]/u.exec(rest)?.[1]
  const month =
    numbered === undefined
      ? monthsOf(language).findIndex((names) => names.split('|').some((name) => name && rest.includes(name)))
      : Number(numbered) - 1
  if (month < 0) return undefined
  const day = Number(/(?<!\d)(\d{1,2})(?!\d|\s?[月월])/u.exec(rest)?.[1] ?? 1)
  return day <= 31 ? { written, year: Number(found.groups['year']) + month / 12 + day / 372 } : undefined
}

/** The date that a text ends with, without the words before it: 'June 1099' of 'Jerusalem in June 1099'. */
export function findDate(text: string, language: string): ReadDate | undefined {
  const words = text.trim().split(/\s+/u)
  for (const count of [3, 2, 1]) {
    const date = words.length >= count ? readDate(words.slice(-count).join(' '), language) : undefined
    if (date) return date
  }
  return undefined
}
