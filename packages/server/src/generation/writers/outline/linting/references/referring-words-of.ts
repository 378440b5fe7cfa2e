import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'
import { pl } from './pl.ts'
import { zh } from './zh.ts'
import type { ReferringWords } from './referring-words.ts'

const own: Partial<Record<Language, ReferringWords>> = { ar, en, es, hi, pl, zh }

/** The patterns of a language. Languages without own patterns use the words of their phrase books. */
export function referringWordsOf(tag: string): ReferringWords {
  const language = languageOf(tag) ?? 'en'
  const found = own[language] ?? fromPhrases(language)
  own[language] = found
  return found
}

function fromPhrases(language: Language): ReferringWords {
  const { dependentStarts, pointingBack } = phrasesOf(language)
  const words = [...new Set([...dependentStarts, ...pointingBack])].sort((a, b) => b.length - a.length)
  const choice = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  const end = ['ja', 'th'].includes(language) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`
  return { openers: [new RegExp(`^(${choice})${end}`, 'u')] }
}
