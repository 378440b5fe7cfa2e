import {
  hasJoinedPronoun,
  opensWithJoinedSo,
  opensWithPronoun,
  withoutCopula,
  withoutJoinedAnd,
} from '../language/words/joined-and.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { kindOf } from '../../../blocks/block-kinds.ts'
import type { Block, BlockOf, ListItem, StructuredPage } from '../../../page.ts'
import { withEndMark } from '../language/marks.ts'
import { forbids } from '../language/words/prohibitions.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { lexiconOfPage } from '../language/named-parts.ts'
import { withTaughtHeadings } from './taught-headings.ts'
import type { Lexicon, Role } from '../language/lexicon.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { announcesBelow } from '../language/words/announced-below.ts'
import { leadsToGoals } from '../language/words/goal-leads.ts'
import { goalsInSentence } from '../language/words/goals-in-sentence.ts'
import { withFirstBelowHeading } from './first-below-heading.ts'
import { goalTexts } from './goal-text.ts'
import { linkSentences } from './link-sentences.ts'
import { isOfWorkedExample } from './worked-example.ts'
import { boilerplateOf } from './boilerplate.ts'
import { withOpenLeads } from './open-leads.ts'
import { applyObjections, noObjections } from './objections.ts'
import type { Objections } from './objections.ts'
import { rankSentences } from './rank-sentences.ts'
import { isOpen, isReadable, sentencesOf, standsAlone, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import { withoutHiddenPrograms } from './shown-code.ts'
import { indexUses } from './terms.ts'
import type { UsesOf } from './terms.ts'
import type { Unit } from './unit.ts'

/** A page prepared for writing: its content, separate from its goals, glossary, summary and exercises. */
export interface Material {
  readonly page: StructuredPage
  readonly lexicon: Lexicon
  /** The page's main sections, in order. */
  readonly sections: readonly Section[]
  readonly goals: Goals | undefined
  readonly terms: readonly BlockOf<'definition'>[]
  /** Sentences of the page's own summary. */
  readonly summary: readonly Sentence[]
  readonly questions: readonly ReviewQuestion[]
  /** Every sentence of the sections. */
  readonly sentences: readonly Sentence[]
  /** The importance of a sentence for the page; higher is more important. */
  readonly weightOf: (sentence: Sentence) => number
  readonly usesOf: UsesOf
  readonly blockOf: (id: string) => Block | undefined
}

/** All blocks below one main heading. `title` is empty before the first heading. */
export interface Section {
  readonly title: string
  readonly units: readonly Unit[]
  readonly words: number
}

/** The learning goals that the page names. */
export interface Goals {
  readonly title: string
  readonly lead: string
  readonly items: readonly string[]
  readonly sources: readonly string[]
}

/** A multiple-choice question of the page itself. */
export interface ReviewQuestion {
  readonly question: string
  readonly options: readonly string[]
  readonly right: number
  readonly sources: readonly string[]
}

/** Prepares a page. `objections` are what the linter found in an earlier draft. */
export function prepareMaterial(original: StructuredPage, objections: Objections = noObjections): Material {
  const page = withOpenLeads(original)
  const lexicon = withTaughtHeadings(lexiconOfPage(page), page)
  const roles = rolesOf(page.blocks, lexicon)
  const boilerplate = boilerplateOf(page.blocks, lexicon)
  const goals = findGoals(
    page.blocks.filter(({ id }) => !boilerplate.has(id)),
    roles.filter((_, at) => !boilerplate.has(page.blocks[at]?.id ?? '')),
    lexicon,
  )
  const goalBlocks = new Set(goals?.sources)
  const inText = page.blocks.filter((block, at) => roles[at] === undefined && !goalBlocks.has(block.id))
  const taught = inText.filter(({ id }) => !boilerplate.has(id))
  const content = taught.length > 0 ? taught : inText
  const units = applyObjections(
    usableUnits(content.length > 0 ? content : page.blocks, page.title, lexicon).map(withoutHiddenPrograms),
    objections,
  )
  const sentences = units.flatMap((unit) => unit.sentences)
  const weights = rankSentences(units, page.title, lexicon)
  const byId = new Map(page.blocks.map((block) => [block.id, block]))
  const inRow = shortMeaningsInRows(page.blocks)
  const terms = page.blocks
    .filter((block) => block.kind === 'definition')
    .filter(({ id }) => !boilerplate.has(id))
    .filter(
      (one) =>
        (isMeaning(one.definition, one.term) || inRow.has(one)) && isReadable(one.definition, page.language),
    )
    .filter((one) => !lexicon.discourse.speaksOfPage(one.definition))
  const ofRole = (role: Role) => page.blocks.filter((_, at) => roles[at] === role)
  return {
    page,
    lexicon,
    sections: sectionsOf(units),
    goals,
    terms,
    usesOf: indexUses(terms, sentences),
    summary: summarySentences(ofRole('summary'), sentences.length, lexicon),
    questions: findQuestions(page.blocks),
    sentences,
    weightOf: (sentence) => weights.get(sentence) ?? 0,
    blockOf: (id) => byId.get(id),
  }
}

/** Their orders come after those of the text. */
function summarySentences(blocks: readonly Block[], from: number, lexicon: Lexicon): readonly Sentence[] {
  const found: Sentence[] = []
  for (const block of blocks)
    found.push(...sentencesOf(textsOf(block).join('\n'), block.id, from + found.length, lexicon))
  return linkSentences(found, [], lexicon)
}

/** Goals end with their list: later blocks before the next heading are text. */
function rolesOf(blocks: readonly Block[], lexicon: Lexicon): readonly (Role | undefined)[] {
  const found = blocks.map((block, at) => roleOf(block, lexicon, isGoal(blocks, at, lexicon)))
  const content = opensWithTerms(blocks, found)
    ? found.map((role) => (role === 'terms' ? undefined : role))
    : found
  return content.some((role) => role === undefined) ? content : content.map(() => undefined)
}

/** A few terms before the text that uses them are taught; a glossary after it explains them where they are used. */
const mostOpeningTerms = 8

function opensWithTerms(blocks: readonly Block[], roles: readonly (Role | undefined)[]): boolean {
  const first = roles.indexOf('terms')
  const last = roles.lastIndexOf('terms')
  const isText = (at: number) => roles[at] === undefined && blocks[at]?.kind !== 'figure'
  const before = blocks.filter((_, at) => at < first && isText(at)).length
  const after = blocks.filter((_, at) => at > last && isText(at)).length
  const terms = roles.filter((role) => role === 'terms').length
  return first >= 0 && terms <= mostOpeningTerms && last - first < terms && before * 2 < after
}

function isGoal(blocks: readonly Block[], at: number, lexicon: Lexicon): boolean {
  const here = blocks[at]
  if (!here || here.kind === 'figure' || isTextBelowGoals(blocks, here, lexicon)) return false
  const listed = blocks.findIndex((block) => block.kind === 'list' && block.path.join() === here.path.join())
  return at <= listed
}

/** A heading below that of the goals groups goals ('Skills'), or else heads text: then more than lists stand below it. */
function isTextBelowGoals(blocks: readonly Block[], here: Block, lexicon: Lexicon): boolean {
  const depth = here.path.findLastIndex((heading) => lexicon.roleOf(heading) === 'objectives') + 1
  if (depth === here.path.length) return false
  const group = here.path.slice(0, depth + 1).join('\n')
  return blocks.some(
    (block, at) =>
      block.path.slice(0, depth + 1).join('\n') === group &&
      block.kind !== 'list' &&
      block.kind !== 'figure' &&
      !(block.kind === 'paragraph' && (isOpen(block.text.trim()) || isLead(block, blocks[at + 1]))),
  )
}

const mostOfLead = 20

/** Whether a paragraph only introduces the list after it: 'You will be able to do this.' */
function isLead(block: Block | undefined, next: Block | undefined): block is BlockOf<'paragraph'> {
  return (
    block?.kind === 'paragraph' &&
    next?.kind === 'list' &&
    block.path.join() === next.path.join() &&
    countWords(block.text) <= mostOfLead
  )
}

/** The role of the outermost heading that has one. */
function roleOf(block: Block, lexicon: Lexicon, mayBeGoal: boolean): Role | undefined {
  const ofBox = block.kind === 'callout' ? lexicon.roleOf(block.label) : undefined
  if (ofBox === 'summary') return ofBox
  if (ofBox === 'solution') return isOfWorkedExample(block.path, lexicon) ? undefined : ofBox
  for (const [at, heading] of block.path.entries()) {
    const role = lexicon.roleOf(heading)
    if (role === 'solution' && isOfWorkedExample(block.path.slice(0, at), lexicon)) continue
    if (role === 'terms' && block.kind === 'paragraph' && countWords(block.text) >= fewestOfTaughtTerms)
      continue
    if (role && (role !== 'objectives' || mayBeGoal)) return role
  }
  return undefined
}

/** A paragraph of this many words below 'Terms' explains them, and is no entry of a glossary. */
const fewestOfTaughtTerms = 30

/** 'See: demand' explains nothing. */
function isMeaning(definition: string, term: string): boolean {
  return countWords(definition) >= 4 && countWords(term) <= 8
}

/** 'Crater: a hollow on top' between two longer meanings is one of three parts, of which none can be left out. */
function shortMeaningsInRows(blocks: readonly Block[]): ReadonlySet<Block> {
  const rows: BlockOf<'definition'>[][] = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'definition') continue
    const last = rows.at(-1)
    if (last && blocks[at - 1] === last.at(-1) && last[0]?.path.join() === block.path.join()) last.push(block)
    else rows.push([block])
  }
  return new Set(
    rows
      .filter((row) => row.length >= fewestInRow && row.some((one) => isMeaning(one.definition, one.term)))
      .flat()
      .filter(({ term, definition }) => countWords(definition) >= fewestOfShort && countWords(term) <= 8),
  )
}

const fewestInRow = 3
const fewestOfShort = 3

/** The sentences of a block; none for tables, code and pictures, which are shown instead. */
function textsOf(block: Block): readonly string[] {
  return kindOf(block).spoken?.(block) ?? []
}

/**
 * If no sentence is independent (a page of tables, of questions, without full stops), all text is used unchanged. A
 * plain slideshow is better than none.
 */
function usableUnits(blocks: readonly Block[], title: string, lexicon: Lexicon): readonly Unit[] {
  const units = unitsOf(blocks, lexicon, textsOf)
  if (units.some(({ sentences }) => sentences.some(standsAlone)))
    return units.map((unit) => ({
      ...unit,
      sentences: linkSentences(
        withFirstBelowHeading(unit, lexicon),
        [title, ...unit.path],
        lexicon,
        (before, after) => areBeside(unit.blocks, before.block, after.block),
      ),
    }))
  const all = unitsOf(blocks, lexicon, (block) => [...textsOf(block), ...shownTextsOf(block)])
  return all.map((unit) => ({
    ...unit,
    sentences: unit.sentences.map((one) => ({
      ...one,
      isUsable: one.words > 1,
      isDependent: false,
      needs: [],
      misleadsWithout: [],
      answers: false,
    })),
  }))
}

/** A formula or a quotation between two paragraphs is spoken with the first. */
function areBeside(blocks: readonly Block[], before: string, after: string): boolean {
  const [from, to] = [before, after].map((id) => blocks.findIndex((block) => block.id === id))
  return blocks.slice((from ?? 0) + 1, to).every(({ kind }) => kind === 'math' || kind === 'quote')
}

function shownTextsOf(block: Block): readonly string[] {
  return kindOf(block).spokenWithoutProse?.(block) ?? []
}

function unitsOf(
  blocks: readonly Block[],
  lexicon: Lexicon,
  read: (block: Block) => readonly string[],
): readonly Unit[] {
  const units: Unit[] = []
  let order = 0
  for (const run of runs(blocks, (block) => block.path.join('\n'))) {
    const sentences: Sentence[] = []
    for (const [place, block] of run.entries()) {
      const parents = block.kind === 'list' ? parentsOf(block.items) : []
      const firsts: (Sentence | undefined)[] = []
      const next = run[place + 1]
      const leadsToSteps = block.kind === 'paragraph' && next?.kind === 'list' && isProcedure(next)
      const areSentences =
        block.kind === 'list' &&
        (read(block).some((text) => instructsOrForbids(text, lexicon.language)) ||
          areMostlyEnded(read(block)))
      for (const [at, written] of read(block).entries()) {
        const text = block.kind === 'paragraph' ? written.replace(joint, '') : written
        const endsOpen = block.kind === 'paragraph' ? isSentence : areSentences ? isItem : isResult
        const whole = endsOpen(text) ? withEndMark(text, lexicon.language) : text
        const list = block.kind === 'list' ? { ...block, isProcedure: isProcedure(block) } : undefined
        const plain = sentencesOf(whole, block.id, order, lexicon, list)
        const isTextNext = next === undefined || next.kind === 'paragraph'
        const found = plain.map((one, index) =>
          announcesBelow(one.text, lexicon.language) && (index < plain.length - 1 || isTextNext)
            ? { ...one, isUsable: false }
            : leadsToSteps
              ? asProblem(one, lexicon)
              : one,
        )
        order += found.length
        const under = firsts[parents[at] ?? -1]?.order
        const heading =
          block === run[0] && block.kind === 'list' && !block.ordered ? block.path.at(-1) : undefined
        const subject =
          heading !== undefined && !isQuestion(heading) && !lexicon.roleOf(heading) ? heading : undefined
        sentences.push(
          ...found.map((one) => ({
            ...one,
            ...(under !== undefined && { under }),
            ...(subject !== undefined && { subject }),
          })),
        )
        firsts.push(found[0])
      }
    }
    const path = (run[0]?.path ?? []).filter((heading) => lexicon.roleOf(heading) !== 'objectives')
    const title = path.at(-1) ?? ''
    units.push({
      title,
      path,
      blocks: run,
      sentences: isQuestion(title) ? withAnswer(sentences, lexicon) : sentences,
    })
  }
  return lexicon.language.startsWith('ar') ? withJoinedWords(units, lexicon) : units
}

/** The fewest steps of a procedure, and the fewest of its first words that differ, as a share. */
const ofProcedure = { steps: 3, starts: 0.75 }

/** 'Write …', 'Factor …', 'Solve …': steps of one procedure. Exercises start alike, or with a formula. */
function isProcedure({ ordered, items }: BlockOf<'list'>): boolean {
  const starts = new Set(items.map(({ text }) => /^\p{L}+/u.exec(text.trim())?.[0].toLowerCase() ?? ''))
  starts.delete('')
  return ordered && items.length >= ofProcedure.steps && starts.size >= items.length * ofProcedure.starts
}

/** 'Solve the equation: $x^2 = 4$' before the steps that solve it is no exercise. */
function asProblem(one: Sentence, lexicon: Lexicon): Sentence {
  return one.text.includes('$') && lexicon.isTask(one.text) ? { ...one, isUsable: true } : one
}

/** A shorter line without a full stop may be a heading or a name. */
const fewestWithoutStop = 8

/** Many pages leave out the last full stop of a paragraph: '… of the year', 'Example: 2/7 + 3/7 = 5/7'. */
function isSentence(text: string): boolean {
  return (
    withoutEnd.test(text) &&
    (countWords(text) >= fewestWithoutStop || isResult(text)) &&
    /^[\p{Lu}\p{Lo}\p{N}¿¡"“«„(]/u.test(text)
  )
}

/** Clauses of one sentence, each in a paragraph of its own, end with a semicolon. */
const joint = /[;；]$/u
const withoutEnd = /[\p{L}\p{M}\p{N}\p{Sc})%”"»」]$/u

/** '2/7 + 3/7 = 5/7' */
function isResult(text: string): boolean {
  return withoutEnd.test(text) && /\p{N}\s*=\s*\p{N}/u.test(text)
}

const fewestWordsOfItem = 3

/** The other items of a list with 'Don't burst blisters' are sentences too. */
function isItem(text: string): boolean {
  return withoutEnd.test(text) && countWords(text) >= fewestWordsOfItem
}

/** Of items that end with a full stop, one or two may have lost theirs. */
function areMostlyEnded(items: readonly string[]): boolean {
  return items.filter((text) => /[.。।]$/u.test(text)).length * 2 >= items.length
}

function instructsOrForbids(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return isInstruction(text, code) || forbids(text, code)
}

/**
 * Arabic sentences that open with 'so', joined to a word that the page has alone, lean on the sentence before. 'And' at the start of a
 * paragraph joins it to nothing that it needs.
 */
function withJoinedWords(units: readonly Unit[], lexicon: Lexicon): readonly Unit[] {
  const texts = units.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  // Without the first word of each sentence, which may have the letter of 'so' before it.
  const words = new Set(texts.flatMap((text) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(1)))
  return units.map((unit) => ({
    ...unit,
    sentences: unit.sentences.map((one) => {
      const needs = opensWithJoinedSo(one.text, words) || (one.index > 0 && opensWithPronoun(one.text))
      if (needs) return { ...one, isDependent: true }
      const bare =
        one.index === 0 && one.isDependent ? withoutJoinedAnd(one.text, lexicon.language) : one.text
      const isAlone =
        bare !== one.text && !lexicon.isDependent(withoutCopula(bare, words)) && !hasJoinedPronoun(bare)
      return isAlone ? { ...one, isDependent: false } : one
    }),
  }))
}

/** For each item of a list, in reading order, the place of the item that it is nested in. */
function parentsOf(items: readonly ListItem[]): readonly (number | undefined)[] {
  const found: (number | undefined)[] = []
  const add = (item: ListItem, parent: number | undefined) => {
    const at = found.push(parent) - 1
    for (const nested of item.items) add(nested, at)
  }
  for (const item of items) add(item, undefined)
  return found
}

export function isQuestion(heading: string): boolean {
  return /[?？؟;]\s*$/u.test(heading)
}

function withAnswer([first, ...rest]: readonly Sentence[], lexicon: Lexicon): readonly Sentence[] {
  if (!first) return []
  return [
    {
      ...first,
      isDependent: false,
      answers: true,
      isUsable: lexicon.isWhole(first.text) && !lexicon.pointsElsewhere(first.text),
    },
    ...rest,
  ]
}

function runs<One>(list: readonly One[], key: (one: One) => string): readonly One[][] {
  const found: One[][] = []
  for (const one of list) {
    const last = found.at(-1)
    if (last?.[0] !== undefined && key(last[0]) === key(one)) last.push(one)
    else found.push([one])
  }
  return found
}

/** Sections follow the outermost headings, or the next level if one heading is above all the rest. */
function sectionsOf(units: readonly Unit[]): readonly Section[] {
  const level = depthOfSections(units)
  return runs(units, (unit) => unit.path.slice(0, level + 1).join('\n')).map((run) => ({
    title: run[0]?.path[level] ?? run[0]?.path.at(-1) ?? '',
    units: run,
    words: run.reduce((sum, unit) => sum + wordsIn(unit.sentences), 0),
  }))
}

function depthOfSections(units: readonly Unit[]): number {
  const headed = units.filter((unit) => unit.path.length > 0)
  let level = 0
  while (
    level < 3 &&
    new Set(headed.map((unit) => unit.path[level])).size === 1 &&
    headed.some((unit) => unit.path.length > level + 1)
  )
    level++
  return level
}

/** With this share of its words in another goal, a goal names the same again. */
const sameGoal = 0.5

/** The lists under headings about goals, or the one after a sentence about goals near the top. */
function findGoals(
  blocks: readonly Block[],
  roles: readonly (Role | undefined)[],
  lexicon: Lexicon,
): Goals | undefined {
  const at = blocks.findIndex((block, index) => {
    if (block.kind !== 'list' || block.items.length < 2) return false
    if (roles[index] === 'objectives') return true
    const before = blocks[index - 1]
    if (index > 3 || before?.kind !== 'paragraph') return false
    return (
      isOverview(blocks, index) ||
      lexicon.roleOf(withoutColon(before.text)) === 'objectives' ||
      leadsToGoals(lastSentence(before.text, lexicon), lexicon.language)
    )
  })
  const list = blocks[at]
  if (list?.kind !== 'list') return goalsOfSentence(blocks, lexicon)
  const before = blocks[at - 1]
  const others = blocks.filter((_, index) => index > at && roles[index] === 'objectives')
  const lists = [list, ...others.filter((block) => block.kind === 'list')]
  // A list below another main heading may name the same goals again.
  const first = lists.filter(({ path }) => path[0] === list.path[0])
  const wordsOfFirst = first.flatMap(({ items }) => items.map(({ text }) => contentWords(text)))
  const repeats = ({ text }: ListItem) =>
    wordsOfFirst.some((words) => overlap(contentWords(text), words) >= sameGoal)
  const named = lists.filter((one) => first.includes(one) || !one.items.some(repeats))
  return {
    title: lexicon.roleOf(list.path.at(-1) ?? '') === 'objectives' ? (list.path.at(-1) ?? '') : '',
    lead: isLead(before, list) ? lexicon.discourse.withoutPage(lastSentence(before.text, lexicon)) : '',
    items: [...new Set(goalTexts(named.flatMap(({ items }) => items.map(({ text }) => text))))],
    sources: [...(isLead(before, list) ? [before.id] : []), ...lists.map(({ id }) => id)],
  }
}

/** The goals that a paragraph of one sentence near the top lists. */
function goalsOfSentence(blocks: readonly Block[], { language }: Lexicon): Goals | undefined {
  for (const block of blocks.slice(0, mostBeforeGoals)) {
    if (block.kind !== 'paragraph' || splitSentences(block.text, language).length > 1) continue
    const found = goalsInSentence(block.text, language)
    if (found) return { title: '', lead: found.lead, items: found.goals, sources: [block.id] }
  }
  return undefined
}

const mostBeforeGoals = 4

/** Only the last sentence of a paragraph leads to the list below it. */
function lastSentence(text: string, { language }: Lexicon): string {
  return splitSentences(text, language).at(-1) ?? text
}

/**
 * A list that ends the text before the first heading, and that no sentence opens, says what the page is about. After
 * 'Water has three states:', a list is content.
 */
function isOverview(blocks: readonly Block[], at: number): boolean {
  const [before, list, after] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  return (
    list?.kind === 'list' &&
    list.path.length === 0 &&
    before?.kind === 'paragraph' &&
    !isOpen(before.text.trim()) &&
    list.items.every(({ text }) => !/[.!。！।؟?？]$/u.test(text.trim())) &&
    (after?.path.length ?? 0) > 0
  )
}

function withoutColon(text: string): string {
  return text.replace(/\s*[:：]\s*$/u, '')
}

/** A paragraph, a list of three to six answers, and a box that names the right one by its letter. */
function findQuestions(blocks: readonly Block[]): readonly ReviewQuestion[] {
  return blocks.flatMap((block, at) => {
    const [options, answer] = [blocks[at + 1], blocks[at + 2]]
    if (block.kind !== 'paragraph' || options?.kind !== 'list' || answer?.kind !== 'callout') return []
    const letter = /^\(?([a-d])[).]?$/i.exec(answer.text.trim())?.[1]
    const right = letter ? 'abcd'.indexOf(letter.toLowerCase()) : -1
    const texts = options.items.map((item) => item.text)
    if (right < 0 || right >= texts.length || texts.length < 3 || texts.length > 4) return []
    return [{ question: block.text, options: texts, right, sources: [block.id, options.id, answer.id] }]
  })
}
