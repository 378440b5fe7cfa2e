import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Block, BlockOf } from '../../../page.ts'
import { answeredQuestionsIn } from './answered-questions.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { isNumberedHeading } from '../language/words/example-headings.ts'
import { isOfWorkedExample } from './worked-example.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isQuestion } from './sentence.ts'
import { isNoteOfUpkeep } from './upkeep-note.ts'

/**
 * Ids of the blocks that are about the page or its use, and are never taught: facts with labels ('Time required: 20
 * minutes'), questions to the reader, exercises, links and citations, notes about rights.
 */
export function boilerplateOf(blocks: readonly Block[], lexicon: Lexicon): ReadonlySet<string> {
  const found = new Set<string>()
  for (const run of runsOf(blocks)) {
    for (const labelled of [run.filter(isDefinition), run.filter(isLabelled)])
      if (areFacts(labelled.map((block) => labelIn(block, lexicon))))
        for (const block of labelled) found.add(block.id)
    for (const block of run) if (isBoilerplate(block, lexicon)) found.add(block.id)
    for (const block of seriesOfQuestions(run)) found.add(block.id)
  }
  for (const [at, block] of blocks.entries())
    if (block.kind === 'list' && setsTask(blocks[at - 1], block, lexicon)) found.add(block.id)
  for (const id of repeatedAnswers(blocks, lexicon)) found.add(id)
  return found
}

/** With fewer questions, the answers may be how a text is written. */
const fewestAnswered = 3
/** The text has this share of the words of an answer that repeats it. */
const leastRepeated = 0.7

/** Several questions with answers that repeat what the rest of the page says. Those of a page of questions are its text. */
function repeatedAnswers(blocks: readonly Block[], { language }: Lexicon): readonly string[] {
  const answered = answeredQuestionsIn(blocks, language)
  if (answered.length < fewestAnswered) return []
  const own = new Set(answered.flatMap(({ sources }) => sources))
  const rest = blocks.filter(({ id }) => !own.has(id)).map((block) => ('text' in block ? block.text : ''))
  const known = contentStems(rest.join('\n'))
  const repeated = answered.filter(({ answer }) => overlap(contentStems(answer), known) >= leastRepeated)
  return repeated.length >= answered.length * leastRepeated ? [...own] : []
}

/** 'Write a program that does the following:' and its parts are an exercise. */
function setsTask(before: Block | undefined, list: Block, lexicon: Lexicon): boolean {
  if (before?.kind !== 'paragraph' || before.path.join('\n') !== list.path.join('\n')) return false
  const last = splitSentences(before.text, lexicon.language).at(-1) ?? ''
  return /[:：]$/u.test(last) && lexicon.isTask(last)
}

/** Consecutive blocks of one kind under the same headings. */
function runsOf(blocks: readonly Block[]): readonly Block[][] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    const [first] = last ?? []
    if (last && first?.kind === block.kind && first.path.join('\n') === block.path.join('\n'))
      last.push(block)
    else runs.push([block])
  }
  return runs
}

function isDefinition({ kind }: Block): boolean {
  return kind === 'definition'
}

/** A short paragraph that starts with a few words and a colon. */
function isLabelled(block: Block): boolean {
  return block.kind === 'paragraph' && countWords(block.text) <= 40 && /^[^:：]{1,40}[:：]./u.test(block.text)
}

/** The label of a block, if it is known; empty if the block has another label or none. */
function labelIn(block: Block, lexicon: Lexicon): string {
  if (block.kind === 'definition') return lexicon.discourse.isLabel(block.term) ? block.term : ''
  return block.kind === 'paragraph' ? (lexicon.discourse.labelOf(block.text) ?? '') : ''
}

/**
 * Two labels or more, and most of all. One alone may be a term: a page on rivers defines 'source'. A label of several
 * words is none.
 */
function areFacts(labels: readonly string[]): boolean {
  const known = labels.filter((label) => label !== '')
  if (known.length === 0) return false
  if (known.length === 1) return labels.length === 1 && countWords(known[0] ?? '') > 1
  return known.length >= labels.length * 0.6
}

function isBoilerplate(block: Block, lexicon: Lexicon): boolean {
  const { discourse } = lexicon
  switch (block.kind) {
    case 'list': {
      const texts = block.items.map(({ text }) => text)
      const most = (is: (text: string) => boolean) =>
        texts.length >= 2 && texts.filter(is).length >= texts.length * 0.6
      return (
        areFacts(texts.map((text) => discourse.labelOf(text) ?? '')) ||
        most((text) => isQuestion(text) && !isNamed(text, lexicon)) ||
        most((text) => isCitation(text))
      )
    }
    case 'table': {
      const column = block.rows.map(([first = '']) => first)
      const header = block.header.filter(Boolean)
      return (
        areFacts(column.map((cell) => (discourse.isLabel(cell) ? cell : ''))) ||
        (header.length > 1 && header.every((cell) => discourse.isLabel(cell)) && block.rows.length === 1)
      )
    }
    case 'paragraph':
    case 'callout':
      return (
        isNoteOfRights(block.text) ||
        isNoteOfUpkeep(block.text, lexicon.language) ||
        isExercise(block, lexicon)
      )
    default:
      return false
  }
}

/** 'Scale: How much smaller than the land is the map?' says what a name stands for; 'Question 1: …' asks the reader. */
function isNamed(text: string, lexicon: Lexicon): boolean {
  const [, name] = /^([^:：?？؟\p{N}]{1,40})[:：]\s?\S/u.exec(text) ?? []
  return name !== undefined && lexicon.roleOf(name) === undefined && !lexicon.discourse.isLabel(name)
}

/** A longer paragraph is text that ends with a task. */
const mostOfExercise = 70

/**
 * A paragraph that states an exercise: it has a task, parts with questions, or, below 'Example 3', ends with a question. Its
 * facts are about one case, and its solution is elsewhere.
 */
function isExercise({ text, path }: BlockOf<'paragraph' | 'callout'>, lexicon: Lexicon): boolean {
  if (countWords(text) > mostOfExercise) return false
  if (isOfWorkedExample(path, lexicon)) return false
  const sentences = splitSentences(text, lexicon.language)
  if (sentences.some((one, at) => lexicon.isTask(one) && !(at > 0 && lexicon.instructs(one, text))))
    return true
  const asks = sentences.some((one) => isQuestion(one))
  const parts = text.match(/(?<!\S)[(（]?[a-d][)）]\s/gu)?.length ?? 0
  const isCase = path.some(isNumberedHeading)
  return asks && (parts > 1 || (isCase && isQuestion(sentences.at(-1) ?? '')))
}

/** Three questions in a row ask the reader; one or two lead to what follows. */
function seriesOfQuestions(run: readonly Block[]): readonly Block[] {
  const asked = run.filter((block) => block.kind === 'paragraph' && isQuestion(block.text))
  return asked.length >= 3 && asked.length >= run.length * 0.6 ? asked : []
}

/** An address, or an author with a year and a title: 'Smith, J. (2014). Rivers. Oxford.' */
function isCitation(text: string): boolean {
  return (
    /https?:|www\.|\bdoi\b|\bISBN\b/iu.test(text) ||
    /^\p{Lu}[^.()]{1,80}[.,]?\s*\((?:c\.\s*)?\d{4}[a-z]?(?:,[^)]*)?\)\s*[.,:]/u.test(text)
  )
}

function isNoteOfRights(text: string): boolean {
  return (
    countWords(text) <= 60 &&
    /©|\bCC[ -](?:BY|0)\b|creative commons|all rights reserved|public domain/iu.test(text)
  )
}
