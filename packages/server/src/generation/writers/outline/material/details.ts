import { languageOf } from '@lectern/domain/voices/languages.ts'
import { memoized } from '../language/memoized.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/** A name inside a sentence. German writes all nouns with a capital. */
const name = /(?<=[\p{Ll},;’']\s)\p{Lu}\p{Ll}{2,}/gu

const sentencesWith = memoized((sentences: readonly Sentence[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const one of new Set(text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []))
      counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
})

/** The sentences before the first heading of a page with several. */
const introduction = memoized(({ sections }: Material): ReadonlySet<Sentence> => {
  const [first, ...others] = sections
  const isIntroduction = first?.title === '' && others.length >= fewestSections
  return new Set(isIntroduction ? first.units.flatMap((unit) => unit.sentences) : [])
})

/** Whether a sentence is before the first heading of a page with several. There, pages often tell an anecdote. */
export function opensPage(sentence: Sentence, material: Material): boolean {
  return introduction(material).has(sentence)
}

const fewestSections = 3
const shares = { name: 0.6, introduction: 0.6 }

/**
 * How well a sentence stands for the page: less if it has a name that the page uses only once, or if
 * it belongs to the introduction, which is often an anecdote.
 */
export function standingOf(sentence: Sentence, material: Material): number {
  const counts = sentencesWith(material.sentences)
  const names = languageOf(material.page.language) === 'de' ? [] : (sentence.text.match(name) ?? [])
  const isDetail = names.some((one) => counts.get(one) === 1)
  return (isDetail ? shares.name : 1) * (opensPage(sentence, material) ? shares.introduction : 1)
}
