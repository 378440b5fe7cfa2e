import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { findDate, monthOf } from '../language/read-date.ts'
import type { Block, BlockOf, StructuredPage } from '../../../page.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { contentStems } from '../language/words/content-words.ts'
import { mayNameSubject, precedesWork, speaksOfCourse } from '../language/words/headings-of-subjects.ts'
import { isHomework } from '../language/words/homework-words.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { denies } from '../language/words/negations.ts'
import { namesReader } from '../language/words/question-frames.ts'
import { isQuestion } from './sentence.ts'

/** With fewer statements, a section may be a note. */
const fewestStatements = 2
const fewestWords = 4
const fewestRows = 2

/**
 * The phrases of a page in which 'Reflection' or 'Notes' heads what it teaches: its section states several things of what the
 * heading names, and asks nothing of its readers; and the same for 'Before you start' above a warning. Without this, the whole section would be left out as an exercise.
 */
export function withTaughtHeadings(lexicon: Lexicon, { blocks }: StructuredPage): Lexicon {
  const names = new Set(
    blocks
      .flatMap(({ path }) => path)
      .filter(
        (heading) =>
          (mayNameSubject(heading, lexicon.language) || precedesWork(heading, lexicon.language)) &&
          lexicon.roleOf(heading) !== undefined,
      ),
  )
  const taught = new Set(
    [...names].filter((heading) =>
      isTaught(
        heading,
        blocks.filter(({ path }) => path.includes(heading)),
        lexicon,
      ),
    ),
  )
  return taught.size === 0
    ? lexicon
    : {
        ...lexicon,
        roleOf: (heading) => (taught.has(heading) ? undefined : lexicon.roleOf(heading)),
      }
}

function isTaught(heading: string, blocks: readonly Block[], lexicon: Lexicon): boolean {
  const sentences = blocks.flatMap((block) => sentencesOf(block, lexicon.language))
  const named = [...contentStems(heading)]
  if (precedesWork(heading, lexicon.language) && warns(sentences, lexicon)) return true
  if (blocks.some((block) => block.kind === 'table' && statesFacts(block, lexicon))) return true
  return (
    sentences.filter((one) => lexicon.isWhole(one) && countWords(one) >= fewestWords).length >=
      fewestStatements &&
    sentences.every((one) => isPlain(one, lexicon)) &&
    sentences.some((one) => [...contentStems(one)].some((stem) => named.some((own) => areForms(own, stem))))
  )
}

/** Whether the section before a procedure forbids something, and is not about the work of the course: 'Never draw up insulin with …' */
function warns(sentences: readonly string[], lexicon: Lexicon): boolean {
  const { language } = lexicon
  const isOfCourse = (one: string) =>
    isQuestion(one) ||
    speaksOfCourse(one, language) ||
    isHomework(one, language) ||
    lexicon.pointsElsewhere(one)
  return (
    sentences.filter((one) => lexicon.isWhole(one)).length >= fewestStatements &&
    sentences.some((one) => denies(one, language)) &&
    !sentences.some(isOfCourse)
  )
}

/** Whether a table is about the subject, and not about the days and the work of a course: the periods of a law below 'Deadlines'. */
function statesFacts({ header, rows, caption }: BlockOf<'table'>, { language }: Lexicon): boolean {
  const cells = [caption ?? '', ...header, ...rows.flat()]
  const isOfCourse = (cell: string) =>
    speaksOfCourse(cell, language) ||
    findDate(cell, language) !== undefined ||
    [...cell.matchAll(dayOfMonth)].some(([, after = '', before = '']) =>
      [after, before].some((name) => name !== '' && monthOf(name, language) !== undefined),
    ) ||
    /https?:|www\.|@|\p{N}:\p{N}{2}/u.test(cell)
  return rows.length >= fewestRows && !cells.some(isOfCourse)
}

/** '12. Mai', '12 de mayo' and 'May 12', with the name. */
const dayOfMonth = /(?<!\p{N})\p{N}{1,2}\.?\s(?:de\s)?(\p{L}{3,})|(\p{L}{3,})\s\p{N}{1,2}(?!\p{N})/gu

/** 'notes' and 'note' */
function areForms(one: string, other: string): boolean {
  return (one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) <= 1
}

function isPlain(sentence: string, lexicon: Lexicon): boolean {
  const { language } = lexicon
  return !(
    isQuestion(sentence) ||
    lexicon.isTask(sentence) ||
    lexicon.addressesReader(sentence) ||
    lexicon.pointsElsewhere(sentence) ||
    namesReader(sentence, language) ||
    isHomework(sentence, language) ||
    isInstruction(sentence, languageOf(language) ?? 'en') ||
    speaksOfCourse(sentence, language) ||
    /https?:|www\.|@|©|\bdoi\b|\bCC[ -]BY\b/iu.test(sentence)
  )
}

function sentencesOf(block: Block, language: string): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'callout':
      return splitSentences(block.text, language)
    case 'list':
      return block.items.map(({ text }) => text)
    case 'definition':
      return [`${block.term}: ${block.definition}`]
    default:
      return []
  }
}
