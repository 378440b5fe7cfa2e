import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Block, BlockOf } from '../../../page.ts'
import { comparable } from '../language/normalise.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { pointsAtExercises } from '../language/words/review-questions.ts'
import { answeredQuestionsIn, numberBefore } from './answered-questions.ts'
import type { Material } from './material.ts'
import { isOpen, isQuestion, isStep } from './sentence.ts'

/** Questions that are asked together, and the words of each. */
const most = { questions: 4, words: 28 }
const fewestWords = 4
/** An exercise of one paragraph has this number of sentences at most. */
const mostOfParagraph = 4

/** A question or a task for the learners. */
export interface ReviewQuestion {
  /** The heading of the page above it. */
  readonly title: string
  readonly text: string
  readonly source: string
  /** A sentence of an exercise, which is not asked without the others. */
  readonly isPart: boolean
}

/**
 * The questions and exercises with which a page ends, if it does not answer them and they are not among those that are `asked` already:
 * what a teacher wants learners to think about.
 */
export function reviewQuestions(material: Material, asked: readonly string[]): readonly ReviewQuestion[] {
  const { page, lexicon } = material
  const known = new Set(
    [...asked, ...answeredQuestionsIn(page.blocks, page.language).map(({ ask }) => ask)].map(inShort),
  )
  const last = lastTaught(material)
  const found = page.blocks.flatMap((_, at) => questionsIn(page.blocks, at, last, material))
  const left = found.filter(({ text }) => !known.has(inShort(text)))
  // 'Why was it hard to enforce?' needs the question before it, which a quiz may ask.
  const clear = left.filter(
    (one) =>
      !lexicon.isDependent(one.text) ||
      found.indexOf(one) === 0 ||
      left.includes(found[found.indexOf(one) - 1] ?? one),
  )
  const groups = [...Map.groupBy(clear, ({ title }) => title).values()]
  const [best] = groups.toReversed().toSorted((a, b) => size(b) - size(a))
  return wholeBlocks(best ?? [])
}

function size(group: readonly ReviewQuestion[]): number {
  return wholeBlocks(group).length
}

/** As many as are asked together. An exercise of several sentences is asked whole. */
function wholeBlocks(group: readonly ReviewQuestion[]): readonly ReviewQuestion[] {
  const chosen: ReviewQuestion[] = []
  for (const parts of Map.groupBy(group, ({ source, isPart }, at) =>
    isPart ? source : `${source} ${at}`,
  ).values())
    if (chosen.length + parts.length <= most.questions) chosen.push(...parts)
  return chosen
}

function inShort(text: string): string {
  return comparable(text.trim().replace(numberBefore, ''))
}

/** The place of the last block with a statement. */
function lastTaught({ page, sentences }: Material): number {
  const taught = new Set(
    sentences.filter(({ text, isUsable }) => isUsable && !isQuestion(text)).map(({ block }) => block),
  )
  return page.blocks.findLastIndex(({ id, kind }) => taught.has(id) || kind === 'table' || kind === 'code')
}

/** The questions and tasks of a block below a heading of exercises or at the end of the page. */
function questionsIn(
  blocks: readonly Block[],
  at: number,
  last: number,
  material: Material,
): readonly ReviewQuestion[] {
  const block = blocks[at]
  if (!block) return []
  const headings = block.kind === 'callout' ? [...block.path, block.label] : block.path
  const roles = headings.map((heading) => material.lexicon.roleOf(heading))
  if (roles.some((role) => role !== undefined && role !== 'exercises')) return []
  const heading = headings[roles.indexOf('exercises')]
  const title = heading ?? (at > last ? block.path.at(-1) : undefined)
  if (title === undefined || title.trim() === '') return []
  const texts = textsOf(block, blocks, at, material)
  const isExercise = heading !== undefined
  const bare = texts.map((text) => text.trim().replace(numberBefore, ''))
  const asking = bare.filter((text) => isQuestion(text) || (isExercise && isTask(text, material)))
  const isPart = block.kind !== 'list'
  // Most items of a list of options ask nothing, and an exercise has a sentence that does.
  if (isPart ? asking.length === 0 : asking.length * 2 < bare.length) return []
  if (isPart && !bare.every((text) => isAskable(text, material))) return []
  return (isPart && isExercise ? bare : asking)
    .filter((text) => isAskable(text, material))
    .map((text) => ({ title, text, source: block.id, isPart }))
}

function isTask(text: string, { lexicon }: Material): boolean {
  // 'DNA, nucleosome, chromatin, chromosome' is an option.
  const isOption = /^\p{Ll}/u.test(text) || (text.match(/[,、،]/gu) ?? []).length * 3 >= countWords(text)
  return (
    !isOption &&
    (lexicon.isTask(text) ||
      isStep(text, lexicon) ||
      isInstruction(text, languageOf(lexicon.language) ?? 'en'))
  )
}

/** The items of a list that are no options of a question, or the sentences of a short exercise. */
function textsOf(block: Block, blocks: readonly Block[], at: number, { page }: Material): readonly string[] {
  const [before, after] = [blocks[at - 1], blocks[at + 1]]
  if (block.kind === 'list')
    return isAsking(before) && before.path.join('\n') === block.path.join('\n')
      ? []
      : block.items.map(({ text }) => text)
  if (block.kind !== 'paragraph' && block.kind !== 'callout') return []
  const isBesideList = after?.kind === 'list' && after.path.join('\n') === block.path.join('\n')
  const sentences = splitSentences(block.text, page.language)
  return isBesideList || sentences.length > mostOfParagraph ? [] : sentences
}

/** A question before a list has its options there. */
function isAsking(block: Block | undefined): block is BlockOf<'paragraph'> {
  return block?.kind === 'paragraph' && isQuestion(block.text)
}

function isAskable(text: string, { lexicon }: Material): boolean {
  const count = countWords(text)
  return (
    count >= fewestWords &&
    count <= most.words &&
    !isOpen(text) &&
    !pointsAtExercises(text) &&
    // The parts of a problem say nothing without each other.
    !/_{3,}|https?:|`|[(（][a-e][)）]/u.test(text) &&
    !lexicon.pointsElsewhere(text)
  )
}
