import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { Block, StructuredPage } from '../../../page.ts'
import { lexiconOf } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { partWordsOf } from './words/numbered-words.ts'

interface PartWords {
  /** Words before the number of a part that send the reader there. */
  readonly before: string
  /** Verbs after it that say what is written there. */
  readonly after: string
}

const words: Partial<Record<Language, PartWords>> = {
  en: {
    before: 'in|see|from|of|and|through|to|read|next|previous|this',
    after:
      'covers?|explains?|discusses|introduces|looks|describes?|presents?|deals?|examines?|explores?|shows?|continues|provides|reviews|focuses',
  },
  es: {
    before: 'en el|en la|ver|véase|del|de la|y|al|a la|este|esta',
    after: 'trata|explica|presenta|describe|muestra|analiza|introduce|aborda',
  },
  fr: {
    before: 'dans le|dans la|voir|du|de la|et|au|ce|cette',
    after: 'traite|explique|présente|décrit|montre|analyse|introduit|aborde',
  },
  de: {
    before: 'in|im|siehe|aus|von|und|zu|dieses|diesem',
    after: 'behandelt|erklärt|beschreibt|zeigt|stellt|führt|geht|befasst',
  },
}

/** A page that says something of a part in fewer sentences may be a page of a textbook, which names its chapters. */
const fewestSentences = 4

/**
 * The phrases of a page's language. If the page is about numbered parts of a law ('Chapter 7 is fast, whereas Chapter 11
 * may take years'), they do not send the reader elsewhere.
 */
export function lexiconOfPage({ language, blocks }: StructuredPage): Lexicon {
  const lexicon = lexiconOf(language)
  const named = namedPart(language)
  if (!named || statementsAbout(blocks, named.stated) < fewestSentences) return lexicon
  const plain = (text: string) => text.replace(named.part, 'x')
  return {
    ...lexicon,
    sendsAway: (text) => lexicon.sendsAway(plain(text)),
    pointsElsewhere: (text) => lexicon.pointsElsewhere(plain(text)),
  }
}

/** Whether the page is about the numbered part that its title names: 'Chapter 11: a second chance'. */
export function isAboutPart(title: string, { language, blocks }: StructuredPage): boolean {
  const named = namedPart(language)
  const [part] = named?.part.exec(title) ?? []
  return (
    part !== undefined &&
    named !== undefined &&
    statementsAbout(
      blocks.filter((block) => textOf(block).toLowerCase().includes(part.toLowerCase())),
      named.stated,
    ) >= fewestSentences
  )
}

function namedPart(language: string): { readonly part: RegExp; readonly stated: RegExp } | undefined {
  const code = languageOf(language) ?? 'en'
  const [known, parts] = [words[code], partWordsOf(code)]
  if (!known || parts === undefined) return undefined
  const part = String.raw`(?<!\p{L})(?:${parts})\s(?:\d{1,3}|[IVX]{1,5})(?![\p{L}\d]|\.\d)`
  return {
    part: new RegExp(part, 'giu'),
    stated: new RegExp(
      String.raw`(?<!(?<!\p{L})(?:${known.before})\s)${part}(?!\s(?:${known.after})(?!\p{L}))`,
      'iu',
    ),
  }
}

function statementsAbout(blocks: readonly Block[], stated: RegExp): number {
  return blocks
    .flatMap((block) => textOf(block).split(/(?<=[.!?])\s/u))
    .filter((sentence) => stated.test(sentence)).length
}

function textOf(block: Block): string {
  return block.kind === 'paragraph' ? block.text : ''
}
