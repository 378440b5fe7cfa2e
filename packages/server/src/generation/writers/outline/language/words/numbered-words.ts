import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives } from './word-patterns.ts'

interface NumberedWords {
  /** Parts of a law or a book. */
  readonly parts: string
  readonly kinds: string
  /** Words that are also part of the names of products: 'Model 3'. */
  readonly others: string
}

/** Words whose number or letter names a thing. Of other words it is an amount or a date: 'about 40', 'after 3 days'. */
const words: Partial<Record<Language, NumberedWords>> = {
  en: {
    parts: 'chapter|section|part|title|article',
    kinds: 'type|types|group|stage|phase',
    others: 'class|level|category|method|model|plan|option|case|sample|team',
  },
  es: {
    parts: 'capítulo|sección|título|artículo',
    kinds: 'tipo|grupo|etapa|fase',
    others: 'parte|clase|nivel',
  },
  fr: {
    parts: 'chapitre|section|titre|article',
    kinds: 'type|groupe|étape|phase',
    others: 'partie|classe|niveau',
  },
  de: {
    parts: 'kapitel|abschnitt|artikel|paragraf|titel',
    kinds: 'typ|gruppe|stufe|stadium|phase',
    others: 'teil|klasse',
  },
}

/** The words for parts of a law or a book, separated as in a pattern; undefined for a language without a list. */
export function partWordsOf(code: Language): string | undefined {
  return words[code]?.parts
}

const all = Object.values(words)
const patternOf = (lists: readonly string[]) =>
  new RegExp(`^(?:${alternatives([...new Set(lists.flatMap((list) => list.split('|')))])})$`, 'iu')
const partsAndKinds = patternOf(all.flatMap(({ parts, kinds }) => [parts, kinds]))
const every = patternOf(all.flatMap(({ parts, kinds, others }) => [parts, kinds, others]))

/** 'Chapter' of 'Chapter 7', 'group' of 'group B', 'level' of 'level 2'. */
export function hasNumberAsName(word: string): boolean {
  return every.test(word)
}

/** 'Chapter' and 'group', but not 'Model', which may follow the name of its maker. */
export function isPartOrKind(word: string): boolean {
  return partsAndKinds.test(word)
}
