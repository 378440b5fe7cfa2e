import type { Block, BlockOf } from '../../../page.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { isNumberedHeading } from '../language/words/example-headings.ts'
import { boilerplateIn } from './boilerplate.ts'
import { textsOf } from './page-index.ts'
import type { PageIndex } from './page-index.ts'

/** The content of a page that a draft has to cover. */
export interface Demands {
  readonly objectives: readonly string[]
  /** The objectives that text answers. What only a picture shows, or its caption says, cannot be said in a podcast. */
  readonly spokenObjectives: readonly string[]
  readonly objectiveBlocks: ReadonlySet<string>
  readonly terms: readonly BlockOf<'definition'>[]
  readonly figures: readonly BlockOf<'figure'>[]
  /** The headings of the main sections that have enough text. */
  readonly sections: readonly { readonly title: string; readonly words: ReadonlySet<string> }[]
}

/** 'See: demand' defines nothing. */
const fewestOfMeaning = 4

export function demandsOf({ page }: PageIndex): Demands {
  const lexicon = lexiconOf(page.language)
  const goals = page.blocks.filter(
    (block, at) =>
      block.kind === 'list' &&
      (isOverview(page.blocks, at) ||
        [...block.path.slice(-1), leadOf(page.blocks[at - 1])].some(
          (text) => lexicon.roleOf(text) === 'objectives',
        )),
  )
  // Objectives of a whole chapter are answered on its other pages.
  const teaching = page.blocks.filter((block) => !goals.includes(block))
  const taughtBy = (blocks: readonly Block[]) =>
    answersIn(
      blocks.map((block) =>
        textsOf(block)
          .flatMap((text) => taughtIn(text, page.language))
          .join(' '),
      ),
    )
  const taught = taughtBy(teaching)
  const said = taughtBy(teaching.filter(({ kind }) => kind !== 'figure'))
  const objectives = goals
    .flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : []))
    .filter((objective) => answersObjective(objective, taught))
  return {
    objectives,
    spokenObjectives: objectives.filter((objective) => answersObjective(objective, said)),
    objectiveBlocks: new Set(goals.map(({ id }) => id)),
    terms: page.blocks
      .filter((block) => block.kind === 'definition')
      .filter(({ definition }) => countWords(definition) >= fewestOfMeaning),
    // The pictures of exercises belong to their questions.
    figures: page.blocks
      .filter((block) => block.kind === 'figure')
      .filter(({ path }) =>
        path.every((one) => !['exercises', 'solution', 'references'].includes(lexicon.roleOf(one) ?? '')),
      )
      .filter(({ path, caption }) => caption !== '' || !path.some(isNumberedHeading)),
    sections: sectionsOf(
      page.blocks.filter(({ path }) => path.every((one) => lexicon.roleOf(one) === undefined)),
    ),
  }
}

/** 'See the chapter on rivers to learn how deltas grow' does not answer how deltas grow. */
function taughtIn(text: string, language: string): readonly string[] {
  return splitSentences(text, language).filter((one) => boilerplateIn(one, language) === undefined)
}

/** A list without an introduction that ends the text before the first heading. */
function isOverview(blocks: readonly Block[], at: number): boolean {
  const [before, list, after] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  return (
    list?.kind === 'list' &&
    before?.kind === 'paragraph' &&
    at <= 4 &&
    list.path.length === 0 &&
    after !== undefined &&
    after.path.length > 0 &&
    ![before.text, ...list.items.map(({ text }) => text)].some((text) => /[:：]$/u.test(text.trim())) &&
    !list.items.some(({ text }) => /[.!?。！？।؟]$/u.test(text.trim()))
  )
}

function leadOf(block: Block | undefined): string {
  return block?.kind === 'paragraph' && block.text.length < 160
    ? block.text.replace(/\s*[:：.]\s*$/u, '')
    : ''
}

const enoughForSection = 400

function sectionsOf(blocks: readonly Block[]): Demands['sections'] {
  const depth = new Set(blocks.map(({ path }) => path[0])).size > 1 ? 0 : 1
  const texts = new Map<string, string>()
  for (const block of blocks) {
    const title = block.path[depth]
    if (title !== undefined) texts.set(title, `${texts.get(title) ?? ''} ${textsOf(block).join(' ')}`)
  }
  return [...texts]
    .filter(([, text]) => text.length >= enoughForSection)
    .map(([title, text]) => ({ title, words: new Set([...contentWords(title), ...frequent(text)]) }))
}

/** The words that a section uses most. */
function frequent(text: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const sentence of text.split(/[.。।!?؟？！]/u))
    for (const word of contentWords(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([word]) => word)
}

/**
 * A text answers an objective if it contains most of its words. Verbs such as 'explain', nouns such as 'features' and
 * prepositions are not part of an answer. Words count with other endings.
 */
export function answersObjective(objective: string, answers: readonly Answer[]): boolean {
  const words = stemsOf(objective.replace(/\([^()]*\)/g, ' ').replace(instruction, ' '))
  return words.size === 0 || answers.some(({ stems }) => overlap(words, stems) >= 0.6)
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set([...contentWords(text)].map((word) => word.slice(0, 5)))
}

/** Texts that may answer an objective: each with its neighbours, because several slides in a row may answer it. */
export function answersIn(texts: readonly string[]): readonly Answer[] {
  return texts.map((_, at) => answerOf(texts.slice(at, at + 3).join(' ')))
}

/** A text with its words, which are compared many times. */
export interface Answer {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

export function answerOf(text: string): Answer {
  return { text: text.toLowerCase(), words: contentWords(text), stems: stemsOf(text) }
}

const instruction =
  /\b(?:explain|describe|identify|define|discuss|compare|contrast|list|analyze|analyse|understand|evaluate|summarize|recognize|distinguish|differentiate|between|demonstrate|apply|calculate|determine|using|example|examples|including|various|different|important|importance|able|major|features?|properties|characteristics|structures?|functions?|contents?|roles?|components?|differences|similarities|providing|each|locate|their|with|within|that|will)\b|(?<!\p{L})(?:wyjaśni|wytłumaczy|objaśni|opisa|zdefiniowa|omówi|porówna|rozróżni|odróżni|wymieni|oblicz|zrozumie|wskaza|przedstawi|zastosowa|oceni|określi|pojęci|znaczeni|zjawisk)\p{L}*|(?<!\p{L})(?:cómo|para|durante|mediante|sobre|entre)(?!\p{L})|\b(?:explicar|describir|definir|identificar|comparar|calcular|analizar|comprender|determinar|distinguir|resolver|utilizar|aplicar)\b|(?<!\p{L})(?:كيفية|كيف|ماذا|لماذا|متى)(?!\p{L})|在什么时候|以及|如何|怎样|怎么|为什么|什么是|是什么|什么|哪些/giu

/** A text explains a term if it names the term and has half of the words of its definition. */
export function explainsTerm(
  { term, definition }: BlockOf<'definition'>,
  answers: readonly Answer[],
): boolean {
  const name = bareName(term)
  const words = contentWords(definition)
  return answers.some((one) => one.text.includes(name) && overlap(words, one.words) >= 0.5)
}

/** True for 'A nucleosome is a single, wrapped complex': the term comes first, with other words than in the glossary. */
export function startsWithTerm(text: string, { term, definition }: BlockOf<'definition'>): boolean {
  const name = bareName(term)
  const start = text.slice(0, name.length + 6).toLowerCase()
  return start.includes(name) && overlap(contentWords(definition), contentWords(text)) >= 0.25
}

/** A term in lower case, without what is in brackets. */
const bareName = (term: string): string =>
  term
    .replace(/\s*[(（][^()（）]*[)）]\s*/g, ' ')
    .trim()
    .toLowerCase()

/** A summary covers a section if it names its subject, or at least three of the words that the section uses most. */
export function coversSection({ title, words }: Demands['sections'][number], summary: string): boolean {
  const found = contentWords(summary)
  const heading = contentWords(title)
  return (
    (heading.size > 0 && overlap(heading, found) >= 0.5) ||
    [...words].filter((word) => found.has(word)).length >= 3
  )
}
