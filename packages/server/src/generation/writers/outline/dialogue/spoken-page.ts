import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Block, BlockOf, ListItem, StructuredPage } from '../../../page.ts'
import type { LineDraft, PodcastDraft } from '../../../drafts/podcast-draft.ts'
import { lexiconOf } from '../language/lexicon.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { quoted } from '../language/phrase-book.ts'
import { isOpen } from '../material/sentence.ts'
import { bareTerm, isNumbered, meaningOf } from '../material/terms.ts'
import { definingWords } from '../language/words/defining-words.ts'
import { definedName } from '../language/words/defined-name.ts'
import { headsMistakes, namesMistake } from '../language/words/misconception-headings.ts'
import { kindOf } from '../../../blocks/block-kinds.ts'
import { afterColon } from '../language/sentences/after-colon.ts'
import { memoized } from '../language/memoized.ts'
import { enumerate } from '../language/enumerate.ts'
import { capitalised } from './capitalised.ts'
import { asStatement, labelledStatements } from './labelled-statements.ts'
import { tidyHeading } from '../slides/headline.ts'
import { sayListOfNotes, sentenceOf, withEndsOfClauses } from './spoken-lists.ts'
import { sayTable } from './say-table.ts'
import { sayWordTable } from './say-word-table.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'

/** A section has this number of definitions. More are a glossary. */
const ofSection = { least: 2, most: 8 }
/** 'Key terms:' announces a glossary. A longer text before definitions says of what they are the parts. */
const fewestOfLead = 4

/**
 * The page as it is spoken. A list whose items continue one sentence becomes that sentence, and the definitions that are the
 * text of a section become sentences.
 */
export function spokenPage(written: StructuredPage): StructuredPage {
  const page = { ...written, blocks: written.blocks.map(withDashes) }
  const lexicon = lexiconOf(page.language)
  const labelled = labelledStatements(page, lexicon)
  const texts = page.blocks.filter((block) => block.kind === 'paragraph')
  const named = new Map(leadsOfDefinitions(page, lexicon).map(({ lead, definitions }) => [lead, definitions]))
  const items = new Set([...named.values()].filter((run) => areStatements(run, lexicon)).flat())
  const blocks = page.blocks.flatMap((block, at): Block[] => {
    if (block.kind === 'definition' && labelled.has(block)) return [asStatement(block, lexicon)]
    if (block.kind === 'definition' && items.has(block)) return [asParagraph(block, lexicon)]
    const names = block.kind === 'paragraph' ? named.get(block) : undefined
    if (block.kind === 'paragraph' && names) return [{ ...block, text: withNames(block.text, names, page) }]
    if (block.kind === 'definition' && isTextOfSection(page.blocks, at, lexicon))
      return [asParagraph(block, lexicon), block]
    if (block.kind === 'table') return [...factsOf(block, texts, lexicon), block]
    const [before, next] = [page.blocks[at - 1], page.blocks[at + 1]]
    if (block.kind === 'math') {
      if (before && sentenceWithFormula(before, block) !== undefined) return []
      return isSayable(block) ? [{ ...block, kind: 'paragraph', text: `$${block.latex}$.` }] : [block]
    }
    if (block.kind === 'list' && sentenceOf(before, block, lexicon) !== undefined) return []
    const sentence =
      next?.kind === 'list'
        ? sentenceOf(block, next, lexicon)
        : next?.kind === 'quote'
          ? sentenceWithQuote(block, next, lexicon)
          : next?.kind === 'math'
            ? sentenceWithFormula(block, next)
            : undefined
    if (block.kind === 'quote' && (!before || sentenceWithQuote(before, block, lexicon) === undefined))
      return [quotationOf(block, lexicon) ?? block]
    // 'Attention: the tester …' loses its label, and starts as a sentence.
    if (block.kind === 'callout') return [withLabelOfMistake(block, page.language)]
    if (block.kind === 'list')
      return [sayListOfNotes(block, before, lexicon) ?? withEndsOfClauses(block, lexicon)]
    if (block.kind !== 'paragraph') return [block]
    return [sentence === undefined ? afterFormula(before, block) : { ...block, text: sentence }]
  })
  return { ...page, blocks }
}

/** A hyphen between spaces is a dash: 'Pest control - cameras check for pests'. */
function withDashes(block: Block): Block {
  if (block.kind === 'paragraph') return { ...block, text: dashed(block.text) }
  return block.kind === 'list' ? { ...block, items: block.items.map(withDashesInItem) } : block
}

function withDashesInItem({ text, items }: ListItem): ListItem {
  return { text: dashed(text), items: items.map(withDashesInItem) }
}

function dashed(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}\p{N})”"»])\s-\s(?=[\p{L}“"«(])/gu, ' – ')
}

/** The draft whose lines name the lists and formulas that they say within a sentence, too. */
export function withSourcesOfLists(draft: PodcastDraft, page: StructuredPage): PodcastDraft {
  const lexicon = lexiconOf(page.language)
  const lists = page.blocks.flatMap((list, at) => {
    const lead = page.blocks[at - 1]
    if (list.kind === 'math' && lead?.kind === 'paragraph' && sentenceWithFormula(lead, list) !== undefined)
      return [{ lead: lead.id, list: list.id, first: lead.text.trim() }]
    if (list.kind !== 'list' || lead?.kind !== 'paragraph') return []
    if (sentenceOf(lead, list, lexicon) === undefined) return []
    return [{ lead: lead.id, list: list.id, first: lead.text.trim() }]
  })
  for (const { lead, definitions } of leadsOfDefinitions(page, lexicon))
    for (const { id } of definitions) lists.push({ lead: lead.id, list: id, first: lead.text.trim() })
  if (lists.length === 0) return draft
  const withLists = (line: LineDraft): LineDraft => {
    const content = line.content.toLowerCase()
    const own = lists.filter(
      ({ lead, first }) => line.sources.includes(lead) && content.includes(first.toLowerCase()),
    )
    return { ...line, sources: [...new Set([...line.sources, ...own.map(({ list }) => list)])] }
  }
  return {
    ...draft,
    segments: draft.segments.map((segment) => ({ ...segment, dialogue: segment.dialogue.map(withLists) })),
  }
}

/** Open sentences that several definitions below the same heading complete: 'The main causes are:' */
function leadsOfDefinitions(
  { blocks }: StructuredPage,
  lexicon: Lexicon,
): readonly {
  readonly lead: BlockOf<'paragraph'>
  readonly definitions: readonly BlockOf<'definition'>[]
}[] {
  return blocks.flatMap((lead, at) => {
    if (lead.kind !== 'paragraph' || !isOpen(lead.text.trim()) || countWords(lead.text) < fewestOfLead)
      return []
    if (lead.path.some((heading) => lexicon.roleOf(heading) !== undefined)) return []
    const next = blocks.slice(at + 1)
    const end = next.findIndex(({ kind, path }) => kind !== 'definition' || path.join() !== lead.path.join())
    const definitions = next
      .slice(0, end < 0 ? next.length : end)
      .filter((block) => block.kind === 'definition')
    const { least, most } = ofSection
    return definitions.length < least || definitions.length > most ? [] : [{ lead, definitions }]
  })
}

/** 'The main causes are: rain, heat and wind.' Names lose their capitals together, if the page writes all of them in lower case. */
function withNames(
  lead: string,
  definitions: readonly BlockOf<'definition'>[],
  { blocks, language }: StructuredPage,
): string {
  const names = definitions.map(({ term }) => withoutStop(bareTerm(term).replace(/[:：]$/u, ''), language))
  const texts = blocks.flatMap((block) => kindOf(block).texts(block)).map((text) => ({ text }))
  const inside = names.map((name) => afterColon(name, texts, language))
  const areKnown = inside.every((name) => !/^\p{Lu}/u.test(name))
  return enumerate(lead.trim(), areKnown ? inside : names, language, { isNamed: true })
}

/** Items of a list with a name each, which a listener does not ask for as terms. For English, `labelledStatements` decides. */
function areStatements(definitions: readonly BlockOf<'definition'>[], { language }: Lexicon): boolean {
  return (
    languageOf(language) !== 'en' && definitions.every(({ definition }) => /[.。।]$/u.test(definition.trim()))
  )
}

/** 'In 1857 he had this to say: “Chance favours the prepared mind.”' */
function sentenceWithQuote(
  lead: Block,
  { text, path }: BlockOf<'quote'>,
  { phrases }: Lexicon,
): string | undefined {
  if (lead.kind !== 'paragraph' || !isOpen(lead.text.trim()) || lead.path.join() !== path.join())
    return undefined
  return countWords(text) <= mostOfQuote ? `${lead.text.trim()} ${quoted(phrases, text.trim())}` : undefined
}

const mostOfQuote = 40

/** A quotation that no sentence announces, as one sentence: 'Marie Curie: “Nothing is to be feared; it is to be understood.”' */
function quotationOf({ id, path, text, attribution }: BlockOf<'quote'>, lexicon: Lexicon): Block | undefined {
  const { language, phrases } = lexicon
  if (text.includes('`')) return undefined
  const { semicolon, colon } = marksOf(language)
  const sentences = splitSentences(text.trim(), language)
  const said = sentences.map((one, at) => (at < sentences.length - 1 ? withoutStop(one, language) : one))
  const [speaker = ''] = attribution.split(/[,،，(（]/u)
  const name = speaker.replace(/^[^\p{L}]+/u, '').trim()
  // Several sentences in a box, without a speaker, are a note of the page.
  if (name === '' && sentences.length > 1 && !firstPerson.test(text))
    return { kind: 'paragraph', id, path, text }
  if (countWords(text) > mostOfQuote) return undefined
  // 'Is it?; No.' would be no sentence.
  if (sentences.slice(0, -1).some((one) => /[?!？！؟]["“”’»」』]?$/u.test(one))) return undefined
  const quotation = quoted(phrases, said.join(semicolon))
  const whole = name === '' || countWords(name) > mostOfSpeaker ? quotation : `${name}${colon}${quotation}`
  return { kind: 'paragraph', id, path, text: whole }
}

const mostOfSpeaker = 6
const firstPerson =
  /(?<!\p{L})(?:I|my|we|our|ich|mein\p{L}*|wir|je|mon|nous|yo|mi|nosotros|io|noi|eu|meu|nós|ja|mój|moj\p{L}|my|я|мы|ми)(?!\p{L})|我|أنا|私|나는/iu

/** 'The rate is calculated like this: $r = …$.' */
function sentenceWithFormula(lead: Block, math: BlockOf<'math'>): string | undefined {
  if (lead.kind !== 'paragraph' || !isOpen(lead.text.trim()) || lead.path.join() !== math.path.join())
    return undefined
  return isSayable(math) ? `${lead.text.trim()} $${math.latex}$.` : undefined
}

/** Words that join what the letters of a formula mean to the formula. */
const whereOfFormula = /^(?:where|with|donde|où|dove|onde)\s/u

/** 'F is the fertiliser, and E is its efficiency.' of 'where F is …' after a formula, as a sentence of its own. */
function afterFormula(before: Block | undefined, { text, ...block }: BlockOf<'paragraph'>): Block {
  if (before?.kind !== 'math' || !/^\p{Ll}\p{L}/u.test(text)) return { ...block, text }
  return { ...block, text: capitalised(text.replace(whereOfFormula, '')) }
}

/** A short equation of words, letters and simple signs: a listener can follow 'U equals R times I'. */
function isSayable({ latex }: BlockOf<'math'>): boolean {
  const commands = latex.match(/\\[a-z]+/giu) ?? []
  return (
    latex.length <= longestFormula &&
    /=/u.test(latex) &&
    !/\\(?:begin|sum|int|prod|lim|matrix|[xb]?cancel|overbrace|underbrace)/u.test(latex) &&
    commands.length <= mostCommands
  )
}

const longestFormula = 140
const mostCommands = 8

function isTextOfSection(blocks: readonly Block[], at: number, lexicon: Lexicon): boolean {
  const path = blocks[at]?.path ?? []
  if (isDefinedInText(blocks, at, lexicon)) return false
  if (path.length === 0 || path.some((heading) => lexicon.roleOf(heading) !== undefined)) return false
  const below = blocks.filter(
    (block) => block.kind === 'definition' && block.path.join('\n') === path.join('\n'),
  )
  if (below.length === 1) return isOnlyMeaning(blocks, at)
  return below.length >= ofSection.least && below.length <= ofSection.most
}

/** The text of a page beside its definitions, in lower case. */
const textBeside = memoized((blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind !== 'definition')
    .flatMap((block) => kindOf(block).texts(block))
    .join('\n')
    .toLowerCase(),
)

/** A meaning that opens the section of its term, or of a term that no other text of the page names: nothing else would ask for it. */
function isOnlyMeaning(blocks: readonly Block[], at: number): boolean {
  const here = blocks[at]
  if (here?.kind !== 'definition') return false
  const name = bareTerm(here.term).toLowerCase()
  const isFirst = blocks[at - 1]?.path.join('\n') !== here.path.join('\n')
  if (isFirst && tidyHeading(here.path.at(-1) ?? '').toLowerCase() === name) return true
  return !textBeside(blocks).includes(name)
}

/** Whether a sentence below the same heading defines the term too: 'A storm surge is the difference …'. */
function isDefinedInText(blocks: readonly Block[], at: number, { language }: Lexicon): boolean {
  const here = blocks[at]
  if (here?.kind !== 'definition') return false
  const name = bareTerm(here.term).toLowerCase()
  return blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.path.join('\n') === here.path.join('\n') &&
      splitSentences(block.text, language).some((one) => definedName(one, language)?.toLowerCase() === name),
  )
}

const rowsOfPair = 2

/** The facts that the numbers of a table show, or the rows of a table of words, as a paragraph with the id of the table. */
function factsOf(
  table: BlockOf<'table'>,
  texts: readonly BlockOf<'paragraph'>[],
  { language }: Lexicon,
): readonly Block[] {
  const both = table.rows.length === rowsOfPair ? sayWordTable(table, texts, language, true) : []
  const numbers = both.length > 0 ? both.map(capitalised) : sayTable(table, language)
  // A row may begin with a command or a word that has no capital in its cell.
  const facts = numbers.length > 0 ? numbers : sayWordTable(table, texts, language).map(capitalised)
  const { id, path } = table
  return facts.length === 0
    ? []
    : [{ kind: 'paragraph', id, path, text: facts.join(marksOf(language).space) }]
}

/** Without 'Common mistake: …', what is wrong would be advice. */
function withLabelOfMistake(block: BlockOf<'callout'>, language: string): Block {
  const text = capitalised(block.text)
  const label = withoutStop(block.label.trim().replace(/[:：]$/u, ''), language)
  if (!headsMistakes(label, language) && !namesMistake(label)) return { ...block, text }
  const { id, path } = block
  return { kind: 'paragraph', id, path, text: `${label}${marksOf(language).colon}${text}` }
}

/** 'A half cadence is an end of a phrase on the dominant.', or 'Stage 4: The tissue is lost.' for a numbered term. */
function asParagraph(block: BlockOf<'definition'>, lexicon: Lexicon): Block {
  const { id, path, term, definition } = block
  // 'The meaning of rice miso is the following: it is made with rice.' A statement of the text needs only its label.
  const { language } = lexicon
  const code = languageOf(language) ?? 'en'
  const isStatement =
    code !== 'en' && /[:：]/u.test(definingWords[code]) && /[.。।]$/u.test(definition.trim())
  const text =
    isNumbered(block) || isStatement
      ? withEndMark(`${capitalised(bareTerm(term))}${marksOf(language).colon}${definition.trim()}`, language)
      : capitalised(meaningOf(block, lexicon, []))
  return { kind: 'paragraph', id, path, text }
}
