import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { kindOf } from '../../../blocks/block-kinds.ts'
import type { Block, BlockOf, StructuredPage } from '../../../page.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { statesClause } from '../language/words/define-in-english.ts'
import { headsFactors } from '../language/words/factor-words.ts'
import { startsWithCopula } from '../language/words/copulas.ts'
import { opensWithSubjectPronoun } from '../language/words/subject-pronouns.ts'
import { denies } from '../language/words/negations.ts'
import { contentWords, stems } from '../language/words/content-words.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import { quoted } from '../language/phrase-book.ts'
import { opensWithLabel } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, isAskedFor, usesTerm } from '../material/terms.ts'

type Definition = BlockOf<'definition'>

/** A shorter label that denies nothing is the name of a thing. */
const fewestWords = 3
/** A word between the parts of a name. */
const ofName = /\s(?:of|de|del|della|di|da|do|dos|von|der|des|van|av|af|du)\s/iu
/** A section has at least this number of labels. */
const fewest = 2

/**
 * The definitions that are statements below a label: 'Too much glue: a thick layer cracks.' Such a label is no term, and above
 * all not what a misconception means: 'Heavier is safer: its own weight …' A section of the text has several of them, and each
 * statement ends in a full stop. Most labels have several words, which no other block uses, or they answer a heading
 * that asks. A kind of the subject is a term: 'half cadence' below 'Two cadences'.
 */
export function labelledStatements({ blocks }: StructuredPage, lexicon: Lexicon): ReadonlySet<Definition> {
  const found = blocks.flatMap((block) => (block.kind === 'definition' ? [block] : []))
  const groups = Map.groupBy(found, ({ path }) => path.join('\n'))
  return new Set([...groups.values()].filter((group) => areLabels(group)).flat())

  function areLabels(group: readonly Definition[]): boolean {
    const path = group[0]?.path ?? []
    if (group.length < fewest || path.length === 0) return false
    if (path.some((heading) => lexicon.roleOf(heading) !== undefined)) return false
    if (!group.every(({ definition }) => lexicon.isWhole(definition.trim()))) return false
    return (
      group.filter(isLabel).length * 2 > group.length || group.every(saysWhatItDoes) || answerHeading(group)
    )
  }

  /** 'Käufer: Er zahlt den Preis' says what the buyer does, and not what a buyer is. English glossaries are written so, too. */
  function saysWhatItDoes({ definition }: Definition): boolean {
    const { language } = lexicon
    const text = definition.trim()
    const [, predicate = ''] = /^\S+\s(.+)$/u.exec(text) ?? []
    return (
      languageOf(language) !== 'en' &&
      opensWithSubjectPronoun(text, language) &&
      !startsWithCopula(predicate, language)
    )
  }

  /** Below 'What changes the rate', 'pH: each enzyme has an optimum.' does not say what pH is. */
  function answerHeading(group: readonly Definition[]): boolean {
    const [first] = group
    const areFactors = headsFactors(first?.path.at(-1) ?? '')
    if (!areFactors && !group.every((one) => isAskedFor(one, lexicon.language))) return false
    // Only English clauses are known from the nouns of definitions.
    const suits = languageOf(lexicon.language) === 'en' ? isClause : isKnown
    return group.filter(suits).length * 2 >= group.length
  }

  function isClause({ definition }: Definition): boolean {
    return statesClause(definition)
  }

  /** A word that the text above uses without a definition. */
  function isKnown(one: Definition): boolean {
    return blocks
      .slice(0, blocks.indexOf(one))
      .some(
        (block) =>
          block.path.join() !== one.path.join() && textsOf(block).some((text) => usesTerm(text, one.term)),
      )
  }

  function isLabel({ id, term, path }: Definition): boolean {
    // 'Opportunity cost' and 'Law of supply' are terms, 'No clamp' and 'Too much resin' are not.
    const isShort = countWords(bareTerm(term)) < fewestWords && !denies(term, lexicon.language)
    if (isShort || ofName.test(term)) return false
    const subject = stems(contentWords(path.join(' ')))
    if ([...stems(contentWords(term))].some((word) => subject.has(word))) return false
    return !blocks.some((other) => other.id !== id && textsOf(other).some((text) => usesTerm(text, term)))
  }
}

function textsOf(block: Block): readonly string[] {
  return kindOf(block).texts(block)
}

/** Whether a sentence of the spoken page starts with a label. The label may be a wrong claim, and defines nothing. */
export function startsWithLabel({ text, index, listed }: Sentence): boolean {
  return index === 0 && !listed && opensWithLabel.test(text)
}

/** '“Too much glue”: a thick layer cracks.' The marks show that a wrong claim is only quoted. */
export function asStatement(
  { id, path, term, definition }: Definition,
  { phrases, language }: Lexicon,
): Block {
  const label = quoted(phrases, withoutStop(term.trim().replace(/[:：]$/u, ''), language))
  const text = withEndMark(`${label}${marksOf(language).colon}${definition.trim()}`, language)
  return { kind: 'paragraph', id, path, text }
}

/** A label of a few words at the start of a paragraph. */
const openingLabel = /^["“„«「『]?[^:：.!?。！？\n]{2,48}[:：]\s?\S/u
const mostOfLabel = 4

/** The ids of the definitions and of the paragraphs with labels that stand beside others of them: together they are a series. */
export const blocksOfLabels = memoized(({ blocks }: StructuredPage): ReadonlySet<string> => {
  const isOne = (block: Block | undefined) =>
    block?.kind === 'definition' ||
    (block?.kind === 'paragraph' &&
      openingLabel.test(block.text) &&
      countWords(block.text.split(/[:：]/u)[0] ?? '') <= mostOfLabel)
  // A definition may stand twice, also as the paragraph that is said.
  const series = blocks.filter(isOne)
  const isBeside = (one: Block, other: Block | undefined) =>
    other !== undefined && other.path.join('\n') === one.path.join('\n') && other.id !== one.id
  const found = series.filter((one) => {
    const first = blocks.findIndex(({ id }) => id === one.id)
    const last = blocks.findLastIndex(({ id }) => id === one.id)
    return [blocks[first - 1], blocks[last + 1]].some((other) => isBeside(one, other) && isOne(other))
  })
  return new Set(found.map(({ id }) => id))
})
