import type { Language } from '@lectern/domain/voices/languages.ts'

/** English words for peoples, religions, ages and stars that are names of no language and no country. */
const english =
  'african|alpine|american|arab|arctic|asian|atlantic|aztec|babylonian|baltic|bible|buddhist|byzantine|catholic|celtic|christian|dane|earth|easter|egyptian|european|gothic|greek|hindu|inca|incan|indian|internet|iraqi|islamic|israeli|jew|jewish|latin|lutheran|mars|maya|mayan|mediterranean|mexican|mongol|moor|muslim|nazi|nordic|norman|olympic|ottoman|pacific|persian|phoenician|protestant|renaissance|roman|saxon|slavic|soviet|spartan|sumerian|swede|swiss|turk|venetian|victorian|viking|brazilian|canadian|australian|austrian|belgian|cuban|syrian|athenian|scot|scottish|british|argentine|chilean|peruvian|christmas'

const known = new Map<Language, ReadonlySet<string>>()

/** Whether a word keeps its capital within a sentence: a country, a language, a people, a month or a day. */
export function isProperWord(word: string, code: Language): boolean {
  const words = known.get(code) ?? properWords(code)
  known.set(code, words)
  const low = word.toLowerCase().replace(/[’']s?$/u, '')
  return words.has(low) || (code === 'en' && words.has(low.replace(/s$/u, '')))
}

/** Only names that the language writes with a capital, of one word. */
function properWords(code: Language): ReadonlySet<string> {
  const names = [...namesOf(code, 'region'), ...namesOf(code, 'language'), ...daysAndMonths(code)]
  const own = names.filter((name) => /^\p{Lu}\p{L}+$/u.test(name)).map((name) => name.toLowerCase())
  return new Set([...own, ...(code === 'en' ? english.split('|') : [])])
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

function namesOf(code: Language, type: 'region' | 'language'): readonly string[] {
  const names = new Intl.DisplayNames([code], { type, fallback: 'none' })
  return letters.flatMap((one) =>
    letters.flatMap((other) => {
      const pair = one + other
      return names.of(type === 'region' ? pair.toUpperCase() : pair) ?? []
    }),
  )
}

function daysAndMonths(code: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(code, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 366 }, (_, day) => format.formatToParts(Date.UTC(2024, 0, day + 1))).flatMap(
    (parts) => parts.filter(({ type }) => type === 'month' || type === 'weekday').map(({ value }) => value),
  )
}
