import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { withoutStop } from '../language/marks.ts'
import { opensPage, recurringWords } from './details.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

const name = /(?<=[\p{Ll},;’']\s)\p{Lu}\p{Ll}{2,}/gu

/** The names inside a sentence. None in German, which writes all nouns with a capital. */
export function namesIn(text: string, language: string): readonly string[] {
  return languageOf(language) === 'de' ? [] : (text.match(name) ?? [])
}

/** With fewer words that another sentence has too, the first sentence of a page is about something else. */
const fewestRecurring = 2

/** With fewer sentences, a page says each thing once. */
const leastSentences = 8

/**
 * 'Every morning the farmer comes': a page may open with a scene, which has nothing of its title. Below a heading, it has
 * nothing of that either, and hardly a word of it comes back. A name of the title only says where it happens.
 */
export function isScene(sentence: Sentence, material: Material): boolean {
  const { page, sections, sentences } = material
  const { text } = sentence
  const isFirst = sentence === sentences[0]
  if (!isFirst && !opensPage(sentence, material)) return false
  if (!sentence.listed && definitionIn(withoutStop(text, page.language), page.language)) return false
  const own = namesIn(text, page.language).reduce((rest, one) => rest.replace(one, ''), text)
  const words = stems(contentWords(own))
  const sharesWith = (other: string) => overlap(stems(contentWords(other)), words) > 0
  if (sharesWith(page.title)) return false
  if (opensPage(sentence, material)) return true
  const unit = sections.flatMap(({ units }) => units).find((one) => one.sentences.includes(sentence))
  return (
    unit !== undefined &&
    sentences.length >= leastSentences &&
    unit.path.every((heading) => !sharesWith(heading)) &&
    recurringWords(sentence, material) < fewestRecurring
  )
}
