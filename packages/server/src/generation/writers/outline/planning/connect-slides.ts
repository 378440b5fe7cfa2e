import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { drawingPhrasesOf } from '../language/drawing-words.ts'
import { withEndMark } from '../language/marks.ts'
import { narrationPhrasesOf } from '../language/narration-phrases.ts'
import { quoted } from '../language/phrase-book.ts'
import { questionOf } from '../language/heading-question.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { namesIntroduction } from '../language/introduction-headings.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { partRelationOf } from '../language/words/relation-headings.ts'
import type { PartRelation } from '../language/words/relation-headings.ts'
import { areOpposedColumns } from '../language/words/opposed-columns.ts'
import { namesFeatures } from '../language/words/feature-words.ts'
import { unspaced } from '../language/words/word-patterns.ts'
import { isQuestion } from '../material/material.ts'
import type { Material, Section } from '../material/material.ts'
import { isInStory } from '../material/story.ts'
import { usesTerm } from '../material/terms.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import { tidyHeading } from '../slides/headline.ts'
import { withoutHeading } from '../slides/without-heading.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { definesTerm } from './types-of-ideas.ts'

/** A heading with more words is not named in a sentence. */
const mostHeadingWords = 8
/** The number of parts that a listener keeps in mind. */
const partsNamed = { least: 3, most: 5, words: 24 }
/** More parts in a row are not named: the audience sees their headings. */
const mostInRow = 1
/** Letters at the start of a sentence in which its subject is. */
const startOfSubject = 40

/**
 * The slides with what a speaker says between them: a part that starts is named, or its question asked, and a slide that shows
 * a comparison, a table, a chart, steps, events or a quotation says how to look at it. Each phrase is said once in a slideshow.
 * With `announced`, the title slide has named the parts.
 */
export function connectSlides(
  slides: readonly PlacedIdea[],
  material: Material,
  announced: boolean,
): readonly PlacedIdea[] {
  const used = new Set<string>()
  let inRow = 0
  return slides.map((idea, at) => {
    const before = slides[at - 1]
    // Who is quoted has to be said.
    const ofQuote = 'quote_text' in idea.content ? leadToView(idea, material, used) : undefined
    if (ofQuote !== undefined) return { ...idea, says: [ofQuote, ...idea.says] }
    const starts = before?.section !== idea.section
    const isNamed = inRow < mostInRow
    const lead = starts ? leadToPart(idea, before, { material, announced, used, isNamed }) : undefined
    if (starts) inRow = lead === undefined || isQuestion(lead) ? 0 : inRow + 1
    const seen = withViews(idea, material, used)
    const view = lead ?? leadToView(idea, material, used)
    const text = [view ?? '', ...idea.says].join('\n')
    const heading = lead === undefined ? unsaidHeading(idea, text, slides.slice(0, at), material) : undefined
    const says = lead === undefined ? seen.says : withoutHeadingAgain(seen, lead, material)
    return { ...seen, says: [heading, view].filter((one) => one !== undefined).concat(says) }
  })
}

/** After 'The next part is “Benefits”', the items of its list do not have the heading again. */
function withoutHeadingAgain(
  { says, section }: PlacedIdea,
  lead: string,
  material: Material,
): readonly string[] {
  const heading = tidyHeading(section.title)
  const [first = '', ...others] = says
  const items = lead.includes(heading) ? withoutHeading(first, heading, material.page.language) : undefined
  return items === undefined ? says : [items, ...others]
}

/** The names of the parts, in their order, if a listener can keep them in mind. */
export function announceParts(slides: readonly PlacedIdea[], material: Material): string | undefined {
  const parts = [...new Set(slides.map(({ section }) => section))]
    .filter(({ title }) => !namesIntroduction(tidyHeading(title), material.page.language))
    .map((section) => nameOf(section, material))
  const named = parts.filter((name) => name !== undefined)
  const isShort =
    named.length === parts.length &&
    named.length >= partsNamed.least &&
    named.length <= partsNamed.most &&
    countWords(named.join(' ')) <= partsNamed.words
  return isShort ? filled(narrationPhrasesOf(material.page.language).parts, named, material) : undefined
}

interface Context {
  readonly material: Material
  readonly announced: boolean
  /** Whether the part may be introduced by its name. */
  readonly isNamed: boolean
  /** The phrases that are said. */
  readonly used: Set<string>
}

/**
 * The phrase where a part of the page starts: the question of its heading, or how it is related to the part before. A part whose
 * first sentence has a word of its heading, or links itself to what was said, simply starts.
 */
function leadToPart(
  idea: PlacedIdea,
  before: PlacedIdea | undefined,
  { material, announced, used, isNamed }: Context,
): string | undefined {
  const heading = tidyHeading(idea.section.title)
  const [said = ''] = idea.says
  // 'Benefits: better taste' is the heading with its items.
  const first = withoutHeading(said, heading, material.page.language) ?? said
  const name = nameOf(idea.section, material)
  if (name === undefined || isQuestion(first)) return undefined
  // The first slide below the heading answers it.
  const question = isQuestion(heading) ? heading : questionOf(heading, material.page.language)
  if (question !== undefined) return isWholeQuestion(question, material) ? question : undefined
  const { begin, next, example, ...phrases } = narrationPhrasesOf(material.page.language)
  if (isOfWorkedExample(idea.unit.path, material.lexicon))
    return isWorked(idea, material) ? once(example, [], material, used) : undefined
  const relation = before && relationTo(before, heading, material)
  if (relation) return once(phrases[relation], [], material, used)
  if (!isNamed || namesPart(first, heading) || isLinked(first, material)) return undefined
  if (!before) return announced ? undefined : once(begin, [name], material, used)
  return firstUnused(next, name, material, used)
}

/** Whether an example is worked through: it has steps, a program, a formula or numbers, and is no event of some year. */
function isWorked({ unit: { blocks, sentences } }: PlacedIdea, material: Material): boolean {
  const hasWork = blocks.some(
    (block) => block.kind === 'math' || block.kind === 'code' || (block.kind === 'list' && block.ordered),
  )
  const isEvent = sentences.some((one) => isInStory(one, material))
  return hasWork || (!isEvent && sentences.some(({ text }) => /[\p{N}$=]/u.test(text)))
}

/**
 * The heading of a part that starts, as a sentence, if nothing that the slide says has a word of it: the steps of the
 * circulation do not say of which circulation they are.
 */
function unsaidHeading(
  { type, unit, content, section }: PlacedIdea,
  text: string,
  earlier: readonly PlacedIdea[],
  material: Material,
): string | undefined {
  const { language } = material.page
  const name = nameOf({ ...section, title: unit.title }, material)
  if (name === undefined || isQuestion(name) || questionOf(name, language) !== undefined) return undefined
  if (headsExample(name, language) || earlier.some((one) => one.unit === unit)) return undefined
  // A comparison says the headings of its two columns, and the slide of a term starts with the term.
  if ('column1_title' in content || definesTerm(type)) return undefined
  const stems = contentStems(name)
  const isSaid = unspaced.has(languageOf(language) ?? 'en')
    ? [name.slice(0, 2), name.slice(-2)].some((part) => text.includes(part))
    : overlap(stems, contentStems(text)) > 0
  return stems.size === 0 || isSaid ? undefined : withEndMark(name, language)
}

/** 'Causes of inflation' below 'Inflation', or after 'What inflation is', are about the same. */
function relationTo(before: PlacedIdea, heading: string, { page }: Material): PartRelation | undefined {
  const { relation, rest } = partRelationOf(heading, page.language) ?? {}
  if (relation === undefined || rest === undefined) return undefined
  const known = contentStems([page.title, before.section.title].join('\n'))
  const subject = contentStems(rest)
  return subject.size === 0 || overlap(subject, known) > 0 ? relation : undefined
}

/** Whether a sentence itself says how it is related to the one before. */
function isLinked(sentence: string, { lexicon }: Material): boolean {
  return lexicon.relationOf(sentence) !== undefined || lexicon.discourse.contrasts(sentence)
}

/** The heading of a part as it is named in a sentence; undefined if it has none, or a long one. */
function nameOf(section: Section, { lexicon, page }: Material): string | undefined {
  const heading = tidyHeading(section.title)
  const isNamed =
    heading !== '' &&
    heading !== page.title &&
    countWords(heading) <= mostHeadingWords &&
    !/[$`“”„«»]/u.test(heading) &&
    !namesIntroduction(heading, page.language) &&
    lexicon.roleOf(heading) === undefined &&
    !lexicon.discourse.speaksOfPage(heading)
  return isNamed ? heading : undefined
}

/** 'Why?' asks for nothing that is named. */
function isWholeQuestion(heading: string, { page }: Material): boolean {
  return unspaced.has(languageOf(page.language) ?? 'en') || countWords(heading) >= 3
}

/** Whether a sentence starts with a word of the heading: 'A while loop repeats …' below 'The while loop'. */
function namesPart(sentence: string, heading: string): boolean {
  return overlap(contentStems(heading), contentStems(sentence.slice(0, startOfSubject))) > 0
}

/** How to look at what a slide shows, before anything else is said. */
function leadToView(idea: PlacedIdea, material: Material, used: Set<string>): string | undefined {
  const { content, drawing, says } = idea
  const phrases = narrationPhrasesOf(material.page.language)
  if ('column1_title' in content) {
    const names = [content['column1_title'], content['column2_title']].flatMap((name) => name ?? [])
    const [first = ''] = says
    const isFirst = names.some((name) => usesTerm(first.slice(0, startOfSubject), name))
    return names.length === 2 && isFirst ? once(phrases.compare, names, material, used) : undefined
  }
  if ('quote_text' in content) {
    const [author] = [content['quote_author'] ?? []].flat()
    // A name of a person has no quotation marks.
    const isRead = author !== undefined && says[0] === content['quote_text'] && !used.has(phrases.quote)
    if (isRead) used.add(phrases.quote)
    return isRead ? phrases.quote.replace('{}', () => author) : undefined
  }
  if (drawing?.kind === 'process') {
    const [ordinal = ''] = material.lexicon.phrases.ordinals
    return says[0]?.startsWith(ordinal) ? once(phrases.steps, [], material, used) : undefined
  }
  return drawing?.kind === 'timeline' ? once(phrases.timeline, [], material, used) : undefined
}

/** The script whose 'Look at the table' names what there is to see, and is not said again for another table. */
function withViews(idea: PlacedIdea, material: Material, used: Set<string>): PlacedIdea {
  const { lookAtTable, lookAtCode } = material.lexicon.phrases
  const { lookAtChart } = drawingPhrasesOf(material.page.language)
  const phrases = narrationPhrasesOf(material.page.language)
  const views: Readonly<Record<string, readonly (string | undefined)[]>> = {
    [lookAtTable]: viewsOfTable(idea, material),
    [lookAtChart]: [withNames(phrases.chart, subjectOfChart(idea), material), lookAtChart],
    [lookAtCode]: [lookAtCode, phrases.code],
  }
  if (!idea.says.some((spoken) => Object.hasOwn(views, spoken))) return idea
  const says = idea.says.flatMap((spoken) => {
    const options = Object.hasOwn(views, spoken) ? views[spoken] : undefined
    if (!options) return [spoken]
    const found = options.find((one, place) => one !== undefined && !used.has(`${spoken} ${place}`))
    if (found === undefined) return []
    used.add(`${spoken} ${options.indexOf(found)}`)
    return [found]
  })
  return { ...idea, says }
}

/**
 * Phrases of a speaker for a table: the things that it compares. The headings of other columns say nothing that the slide does not
 * show, so they are said only if nothing else is.
 */
function viewsOfTable({ content, says }: PlacedIdea, material: Material): readonly (string | undefined)[] {
  const [rows = '', ...columns] = Object.entries(content).flatMap(([field, value]) =>
    field.startsWith('header_') ? value : [],
  )
  const { lookAtTable } = material.lexicon.phrases
  const { compared, columns: given } = narrationPhrasesOf(material.page.language)
  const isOpposed = areOpposedColumns([rows, ...columns], material.page.language)
  const isComparison = !isOpposed && columns.length > 1 && namesFeatures(rows, material.page.language)
  const isAlone = says.every((spoken) => spoken === lookAtTable)
  return [
    isComparison ? withNames(compared, columns, material) : undefined,
    isAlone && !isOpposed ? withNames(given, columns, material) : undefined,
    isAlone ? lookAtTable : undefined,
  ]
}

/** The series of a chart; of a single one, the caption of its table says more: 'Population of Ireland', not 'People'. */
function subjectOfChart({ content, drawing, unit }: PlacedIdea): readonly string[] {
  const series = drawing?.series ?? []
  const title = content['slide_title']
  const isCaption = typeof title === 'string' && tidyHeading(title) !== tidyHeading(unit.title)
  return series.length === 1 && isCaption ? [title] : series
}

/** A phrase with names; undefined if there are no short names. '2022' and '2023' name no subject. */
function withNames(phrase: string, names: readonly string[], material: Material): string | undefined {
  const areNames =
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every(
      (name) => /\p{L}/u.test(name) && countWords(name) <= mostHeadingWords && !/[$`“”„«»]/u.test(name),
    )
  return areNames ? filled(phrase, names, material) : undefined
}

function firstUnused(
  options: readonly string[],
  name: string,
  material: Material,
  used: Set<string>,
): string | undefined {
  const phrase = options.find((one) => !used.has(one))
  return phrase === undefined ? undefined : once(phrase, [name], material, used)
}

/** The phrase if it was not said before. */
function once(
  phrase: string,
  names: readonly string[],
  material: Material,
  used: Set<string>,
): string | undefined {
  if (used.has(phrase)) return undefined
  const text = names.length === 0 ? phrase : withNames(phrase, names, material)
  if (text !== undefined) used.add(phrase)
  return text
}

function filled(phrase: string, names: readonly string[], { lexicon, page }: Material): string {
  const list = new Intl.ListFormat(languageOf(page.language) ?? 'en', { type: 'conjunction' })
  return phrase.replace('{}', () => list.format(names.map((name) => quoted(lexicon.phrases, name))))
}
