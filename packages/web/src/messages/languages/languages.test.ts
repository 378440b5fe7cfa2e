import { type Messages, translateWith } from '@lectern/domain/messages/translated.ts'
import { describe, expect, test } from 'vitest'
import { languageFiles } from './language-files.ts'
import type { LearnMessages } from './language-messages.ts'
import { names, sameWords } from './testing/same-words.ts'

// Each module registers its English messages.
import.meta.glob(['../../**/*messages.ts', '!./**'], { eager: true })
import.meta.glob(['../../../../domain/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'], { eager: true })

/** The pages for learners are not part of the app, which has the other two files. */
const learnFiles = import.meta.glob<LearnMessages>('./*/learn.ts', { import: 'learn' })

const english = new Map<string, Messages>()
translateWith((feature, messages) => {
  // `problem-sentence.test.ts` compares them with the catalogue of the server.
  if (feature !== 'problems') english.set(feature, messages)
  return undefined
})

describe.each(Object.entries(languageFiles))('the messages in %s', async (code, files) => {
  const { problems: _problems, ...login } = await files.login()
  const translation = new Map<string, Messages>(
    Object.entries({ ...login, ...(await files.further()), ...(await learnFiles[`./${code}/learn.ts`]?.()) }),
  )
  const pairs = [...english].flatMap(([feature, messages]) =>
    pairsOf(feature, messages, translation.get(feature)),
  )

  test('are those of the same features, with the same names', () => {
    expect([...translation.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(pairs.filter(({ one, other }) => typeof one !== typeof other).map(({ name }) => name)).toEqual([])
  })

  test('are no messages without text', () => {
    expect(pairs.filter(({ other }) => other === '').map(({ name }) => name)).toEqual([])
  })

  test('have the elements of the English messages', () => {
    const differing = sentences(pairs).filter(({ one, other }) => tagsIn(one) !== tagsIn(other))
    expect(differing).toEqual([])
  })

  test('contain the values that the English messages contain', () => {
    const lacking = sentences(pairs).filter(({ one, other }) =>
      samples.some((sample) => one.includes(sample) && !other.includes(sample)),
    )
    expect(lacking).toEqual([])
  })

  test('are translated, apart from names and from words that are the same in both languages', () => {
    const same = new Set([...names, ...(sameWords[code] ?? [])])
    const untranslated = sentences(pairs)
      .filter(({ one, other }) => one === other)
      .map(({ name, one }) => ({
        name,
        words: wordsOf(withoutSamples(one)).filter((word) => !same.has(word)),
      }))
      .filter(({ words }) => words.length > 0)
    expect(untranslated).toEqual([])
  })
})

interface Pair {
  /** The feature and the names of the message in it. */
  readonly name: string
  readonly one: unknown
  readonly other: unknown
}

/** Each message in English and in the other language. Groups are opened. */
function pairsOf(name: string, one: unknown, other: unknown): Pair[] {
  if (typeof one !== 'object' || one === null) return [{ name, one, other }]
  // English sentences that the server sends are in its catalogue. The compiler compares their translations with it.
  if (Object.keys(one).length === 0) return []
  const others = new Map<string, unknown>(
    typeof other === 'object' && other !== null ? Object.entries(other) : [],
  )
  const keys = new Set([...Object.keys(one), ...others.keys()])
  const ones = new Map<string, unknown>(Object.entries(one))
  return [...keys].flatMap((key) => pairsOf(`${name}: ${key}`, ones.get(key), others.get(key)))
}

/** Values of messages. They are in no message, and select the usual plural form of each language. */
const texts = ['Xenolith', 'Ytterbium', 'Zwieback', 'Quokka', 'Fjord']
const counts = [107, 208, 309, 410, 511]
const samples = [...texts, ...counts.map(String)]

const withoutSamples = (text: string): string =>
  samples.reduce((left, sample) => left.replaceAll(new RegExp(sample, 'gi'), ''), text)

interface SentencePair {
  readonly name: string
  readonly one: string
  readonly other: string
}

/** The sentences of messages. A message with values is called with texts and numbers, as far as it accepts them. */
function sentences(pairs: readonly Pair[]): SentencePair[] {
  return pairs.flatMap(({ name, one, other }) => {
    if (typeof one === 'string' && typeof other === 'string') return [{ name, one, other }]
    if (typeof one !== 'function' || typeof other !== 'function') return []
    return valuesFor(Math.max(one.length, other.length)).flatMap((values) => {
      const [sentence, translation] = [sentenceOf(one, values), sentenceOf(other, values)]
      return sentence === undefined || translation === undefined
        ? []
        : [{ name, one: sentence, other: translation }]
    })
  })
}

/** All combinations of texts and numbers for some parameters. */
function valuesFor(parameters: number): (string | number)[][] {
  return Array.from({ length: 2 ** parameters }, (_, combination) =>
    Array.from({ length: parameters }, (__, at) =>
      combination & (1 << at) ? (counts[at] ?? 7) : (texts[at] ?? 'text'),
    ),
  )
}

/** Undefined if the message is not for these values: it takes a number, an object or one of some words instead. */
function sentenceOf(message: Function, values: readonly (string | number)[]): string | undefined {
  try {
    const sentence: unknown = Reflect.apply(message, undefined, values)
    return typeof sentence === 'string' && !/undefined|NaN|\[object/.test(sentence) ? sentence : undefined
  } catch {
    return undefined
  }
}

/** Without the names of elements. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The elements of a rich message in a fixed order. */
const tagsIn = (sentence: string): string => (sentence.match(/<\/?\w+\/?>/g) ?? []).toSorted().join(' ')
