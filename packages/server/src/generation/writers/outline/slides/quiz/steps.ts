import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { BlockOf } from '../../../../page.ts'
import { announcesSteps } from '../../language/words/step-words.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { isQuestion } from '../../material/sentence.ts'
import type { Material } from '../../material/material.ts'
import { askAfter } from './ask-in-words.ts'
import { hash, isQuotable, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const fewestSteps = 4
const mostWords = 20
const mostWordsOfExplanation = 40
const fewestOfStep = 2
/** A step that the page explains has a reason to be where it is. Others only have a number. */
const weights = { ofReason: 0.8, ofPlace: 0.4 }

/** 'Step 3', 'Step three'. */
const numbered =
  /\p{N}|[步骤驟阶段階第]\s?[一二三四五六七八九十]|\b(?:step|stage|phase)\s(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu

/** Questions for the step that follows another in a numbered list. */
export const aboutSteps: QuestionMaker = (material) =>
  material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks, title }) =>
      blocks.flatMap((block, at) => {
        const before = blocks[at - 1]
        // 'Step 3' is a step itself, and its list something else.
        const heading = numbered.test(title) ? '' : title
        const introduction = `${heading}\n${before?.kind === 'paragraph' || before?.kind === 'callout' ? before.text : ''}`
        return block.kind === 'list' && block.ordered && areSteps(block, introduction, material)
          ? questionOf(block, material)
          : []
      }),
    )

/** A list that its introduction calls steps, or of which each item is an instruction. */
function areSteps({ items }: BlockOf<'list'>, introduction: string, { lexicon, page }: Material): boolean {
  return announcesSteps(introduction, page.language) || items.every(({ text }) => lexicon.isTask(text))
}

function questionOf(list: BlockOf<'list'>, material: Material): readonly Question[] {
  const { lexicon, page } = material
  const steps = list.items.map(({ text }) => lexicon.shorten(nameOf(text, page.language), mostWords))
  const usable = steps.filter((one) => one !== undefined && isStep(one))
  // A step that comes twice has two next steps.
  if (steps.length < fewestSteps || new Set(usable).size < steps.length) return []
  const places = pairsOf(list, page.language)
  const at = places[hash(list.id) % places.length] ?? 0
  const [step = '', next = ''] = [steps[at], steps[at + 1]]
  const reason = explanationOf(list.items[at + 1]?.text ?? '', page.language)
  const others = steps.filter((one, index) => one !== undefined && index !== at && index !== at + 1)
  return [
    {
      kind: 'step',
      ask: askAfter(material, lexicon.phrases.quizAsks.next, step),
      right: next,
      wrong: wrongOptions(
        next,
        others.flatMap((one) => one ?? []),
      ),
      because: [
        `${at + 1}. ${step}${marksOf(page.language).semicolon}${at + 2}. ${withoutStop(next, page.language)}`,
        ...(reason === undefined ? [] : [reason]),
      ].join(marksOf(page.language).stop + marksOf(page.language).space),
      teaches: `${step} ${next}`,
      sources: [list.id],
      weight: reason === undefined ? weights.ofPlace : weights.ofReason,
    },
  ]
}

/**
 * The steps whose next step can be asked for: those whose next step the page explains, otherwise all but the one before
 * the last, which is easily guessed.
 */
function pairsOf({ items }: BlockOf<'list'>, language: string): readonly number[] {
  const all = [...items.keys()].slice(0, -1)
  const explained = all.filter((at) => explanationOf(items[at + 1]?.text ?? '', language) !== undefined)
  return explained.length > 0 ? explained : all.slice(0, Math.max(1, all.length - 1))
}

/** The explanation of a step after its instruction. */
function explanationOf(step: string, language: string): string | undefined {
  const rest = splitSentences(step, language).slice(1)
  const text = rest.join(marksOf(language).space)
  return rest.length > 0 &&
    countWords(text) <= mostWordsOfExplanation &&
    countWords(nameOf(step, language)) < countWords(step)
    ? text
    : undefined
}

/** The first sentence of a step says what to do, and the others explain it. A single word says too little: 'Wait.' */
function nameOf(step: string, language: string): string {
  const [first = step] = splitSentences(step, language)
  return countWords(first) >= fewestOfStep ? first : step
}

function isStep(text: string): boolean {
  return countWords(text) >= fewestOfStep && isQuotable(text) && !isQuestion(text)
}
