import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Block } from '../../../page.ts'
import { isBalanced } from '../language/brackets.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { definedName } from '../language/words/defined-name.ts'
import { readCaption } from '../slides/caption.ts'
import { depictedSubject } from '../language/depicted-subject.ts'
import { capitalised } from '../language/enumerate.ts'
import { withoutLabel } from '../language/labels.ts'
import { nameInside } from '../language/sentences/after-colon.ts'
import { marksOf, withSubtitle, withoutStop } from '../language/marks.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Material } from '../material/material.ts'
import { isQuestion, standsAlone } from '../material/sentence.ts'
import { isInPersonStory, isLesson } from '../material/single-case.ts'
import { subjectAtStart } from '../language/words/subject-at-start.ts'
import { withoutArticle } from '../material/parallel-subjects.ts'
import { isAboutTerm, isShort } from '../material/details.ts'
import { bareTerm } from '../material/terms.ts'
import { tidyHeading } from '../slides/headline.ts'
import { memoized } from '../language/memoized.ts'
import { countsIn, keyPhrases } from './key-phrase.ts'
import type { KeyPhrase, PhraseCounts } from './key-phrase.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { refersBack } from '../language/refers-back.ts'
import { withoutConclusion } from '../language/without-conclusion.ts'
import { endsInShare } from '../language/words/open-shares.ts'
import { indexSentences, saidBy, shownBy } from './spoken-sentences.ts'
import { listsPoints } from './types-of-ideas.ts'

/** Words of a title: the best length, and what still fits. */
const words = { short: 9, most: 12, long: 15 }
/** Longer names of columns do not stand side by side. */
const mostOfColumn = 5

/**
 * The title of a slide whose heading is already the title of another: the best that is free. What the page itself calls
 * its picture, table or list comes first, then what was defined before its steps, the rows of a table, then the term it is about, what it states, and names in it. A heading with that
 * above it is better than a phrase, which says nothing of the point.
 */
export function titlesFor(
  idea: PlacedIdea,
  material: Material,
  isFree: (title: string) => boolean,
): string | undefined {
  const makers = [
    labels,
    definedBefore,
    rowsOfTable,
    terms,
    depicted,
    personOfCase,
    statements(words.short),
    statements(words.most),
    names,
    rows,
    headingAbove,
    firstPoint,
    phrases,
    overview,
    statements(words.long),
    programNames,
    descriptions,
    bareFirstPoint,
    pageAbove,
  ]
  for (const make of makers) {
    const found = make(idea, material)
      .map((text) => capitalised(withoutStop(text, material.page.language)))
      .find((text) => isTitle(text, idea, material) && isFree(text))
    if (found !== undefined) return found
  }
  return undefined
}

function isTitle(text: string, { unit }: PlacedIdea, { lexicon, page }: Material): boolean {
  // 'The two stages' needs nothing before it as a heading.
  const start = withSubtitle(tidyHeading(unit.title), '', page.language)
  const own = text.startsWith(start) ? text.slice(start.length) : text
  return (
    countWords(text) <= words.long &&
    /\p{L}{2}/u.test(text) &&
    !/[\n$]/u.test(text) &&
    isBalanced(text) &&
    !lexicon.isDependent(capitalised(own)) &&
    !lexicon.pointsElsewhere(text) &&
    !lexicon.phrases.pointingBack.includes(text.toLowerCase().split(/\s+/).at(-1) ?? '')
  )
}

type TitleMaker = (idea: PlacedIdea, material: Material) => readonly string[]

/** The caption of what is shown, the sentence before a list, or the person quoted. */
function labels(idea: PlacedIdea, material: Material): readonly string[] {
  const { blockOf, lexicon, page } = material
  const shown = blockOf(idea.at)
  if (!shown) return []
  return labelsOf(shown, idea, material)
    .flatMap((text) => splitSentences(text, page.language).slice(0, 1))
    .filter((text) => !isQuestion(text) && !lexicon.isDependent(text))
    .flatMap((text) => lexicon.shorten(text, words.most) ?? [])
}

/** Steps after a definition are about what it defines: 'A lock is a chamber …' */
function definedBefore({ at, unit }: PlacedIdea, { blockOf, page }: Material): readonly string[] {
  const list = blockOf(at)
  if (list?.kind !== 'list' || !list.ordered) return []
  const before = blockOf(unit.blocks[unit.blocks.indexOf(list) - 1]?.id ?? '')
  const [last = ''] = before?.kind === 'paragraph' ? splitSentences(before.text, page.language).slice(-1) : []
  const name = definedName(last, page.language)
  return name === undefined ? [] : [withoutArticle(name)]
}

function labelsOf(
  shown: Block,
  { content, unit }: PlacedIdea,
  { blockOf, lexicon, page }: Material,
): readonly string[] {
  switch (shown.kind) {
    case 'figure': {
      const { title, text } = readCaption(shown.caption, lexicon)
      // A sentence below a picture is no name of it.
      return [title, ...(/[.!。।]$/u.test(text) ? [] : [text])].filter((one) => one !== '')
    }
    case 'table':
      return [withoutLabel(shown.caption, lexicon)]
    case 'quote':
      // Its own slide shows it below the words.
      return content['quote_author'] === shown.attribution ? [] : [shown.attribution]
    case 'callout':
      return [shown.label]
    case 'definition':
    case 'list': {
      const before = blockOf(unit.blocks[unit.blocks.indexOf(shown) - 1]?.id ?? '')
      const opens = before?.kind === 'paragraph' && /[:：]$/u.test(before.text)
      // Only the last sentence opens the list.
      return opens ? splitSentences(before.text, page.language).slice(-1) : []
    }
    default: {
      const columns = [content['column1_title'], content['column2_title']]
      const short = columns.every((one) => typeof one === 'string' && countWords(one) <= mostOfColumn)
      if (!short) return []
      // 'Winners and losers' names no subject, so the heading that both are below comes before them.
      const both = new Intl.ListFormat(languageOf(page.language) ?? 'en', { type: 'conjunction' }).format(
        columns.map(String),
      )
      const above = unit.path
        .map(tidyHeading)
        .findLast((heading) => heading !== '' && !columns.includes(heading))
      return [above === undefined ? both : withSubtitle(above, both, page.language), both]
    }
  }
}

/** The subject of a case about a person: 'Amira's first loaf', 'Herr Brandt'. */
function personOfCase(idea: PlacedIdea, material: Material): readonly string[] {
  const [first] = saidBy(idea, indexSentences(material))
  if (!first || !standsAlone(first) || !isInPersonStory(first, material)) return []
  const subject = subjectAtStart(first.text, material.page.language)
  return subject === undefined || countWords(subject) > mostOfColumn ? [] : [subject]
}

/** The defined term that the slide uses most, compared with the rest of the page. */
function terms(idea: PlacedIdea, material: Material): readonly string[] {
  const text = [...shownBy(idea), ...idea.says].join('\n').toLowerCase()
  const above = idea.unit.path.join('\n').toLowerCase()
  // Below 'Horizon A: …' and 'Horizon B: …', a term that several of them use is no name for all.
  if (labelsOfPoints(idea).length > 0) return []
  return material.terms
    .filter(({ id }) => !isItemElsewhere(id, idea, material))
    .map((term) => ({ name: bareTerm(term.term), uses: material.usesOf(term).length }))
    .map(({ name, uses }) => ({ name, here: text.split(name.toLowerCase()).length - 1, uses }))
    .filter(({ name, here }) => here >= 2 && !above.includes(name.toLowerCase()))
    .sort((a, b) => b.here / (b.uses + 2) - a.here / (a.uses + 2))
    .map(({ name }) => name)
}

/** Whether a term is an item of a list that the slide does not show: it names one thing of that list. */
function isItemElsewhere(id: string, { sources, at }: PlacedIdea, { blockOf }: Material): boolean {
  return blockOf(id)?.kind === 'list' && id !== at && !sources.includes(id)
}

/** The names before the colons of the points, if these are several: 'Slope: …', 'Rain: …'. None of them is what all are about. */
function labelsOfPoints({ content }: PlacedIdea): readonly string[] {
  const points = [content['bullet_points'] ?? []].flat()
  const found = points.flatMap((point) => /^([^:：]{2,40})[:：]/u.exec(point)?.[1] ?? [])
  return points.length > 1 && found.length === points.length ? found : []
}

/** The statements of the slide that are short enough, those that it does not show first. */
function statements(most: number): TitleMaker {
  return (idea, material) => {
    const { lexicon } = material
    const shown = shownBy(idea)
    const at = material.blockOf(idea.at)
    const isList = at?.kind === 'list'
    const ofPicture = at?.kind === 'figure' ? stems(contentWords(`${at.caption}\n${at.alt}`)) : undefined
    // A point that becomes the title is no longer shown below it.
    const whileShown = 0.8
    return saidBy(idea, indexSentences(material))
      .filter((one) => !isQuestion(one.text) && !lexicon.discourse.isExample(one.text))
      .filter((one) => !isShort(one, material) && !isAboutTerm(one, material))
      .filter((one) => !isInPersonStory(one, material) || isLesson(one, material))
      .flatMap((one) => {
        // A conclusion that the slide says is a title of it.
        const bare = withoutConclusion(one.text, lexicon)
        if (!standsAlone(one) && !(one.isUsable && bare !== one.text)) return []
        const text = lexicon.shorten(bare, most)
        if (text === undefined || countWords(text) < 3 || /["“”„«»「」:：;；]/u.test(text)) return []
        if (refersBack(text, lexicon) || hasConnective(text, material)) return []
        if (endsInShare(text, material.page.language)) return []
        // A sentence from beside a picture may be about something else.
        if (ofPicture && overlap(stems(contentWords(text)), ofPicture) === 0) return []
        if (opensWithClause(text, material) || lexicon.isTask(text) || lexicon.addressesReader(text))
          return []
        // A title that the slide shows again below it says nothing more.
        const isShown = shown.some(
          (each) => each.includes(text) || isPart(each, text) || saysTheSame(each, text),
        )
        // The items of a list are all of one rank.
        if (isShown && (isList || !(listsPoints(idea.type) && shown.length > 3))) return []
        const about = overlapWithOthers(one.text, idea.says)
        const plain = material.weightOf(one) * (0.3 + about) * (isShown ? whileShown : 1)
        // Of two clauses, each says a part of what the slide is about.
        const value =
          plain * (isDetail(text, idea) ? 0.4 : 1) * (/[,،，、]\s?\p{L}/u.test(text) ? ofTwoClauses : 1)
        return [{ text, value }]
      })
      .sort((a, b) => b.value - a.value)
      .map(({ text }) => text)
  }
}

/** How much a statement with a comma counts as a title. */
const ofTwoClauses = 0.5

/** Whether a slide shows the start of a title: the title says the same again. */
function isPart(shown: string, title: string): boolean {
  const bare = shown.replace(/[.。।]$/u, '')
  return countWords(bare) >= fewestOfPart && title.startsWith(bare)
}

const fewestOfPart = 4

/** Whether a title only adds an aside to a shorter text that the slide shows: 'The Inca, like others, had no wheels'. */
function saysTheSame(shown: string, title: string): boolean {
  const own = stems(contentWords(shown))
  return own.size >= fewestOfPart && overlap(own, stems(contentWords(title))) >= mostShown
}

/** A title with this share of the words of a text on its slide says it again. */
const mostShown = 0.8

/** A number, or nothing of what the heading is about. */
function isDetail(text: string, { unit, section }: PlacedIdea): boolean {
  const headings = stems(contentWords([...unit.path, section.title].join('\n')))
  return /\p{N}/u.test(text) || overlap(stems(contentWords(text)), headings) === 0
}

/** 'A different strain also killed many': a title says nothing of what came before. */
function hasConnective(text: string, { lexicon }: Material): boolean {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{M}’']+/gu))
  return lexicon.discourse.connectives.some((connective) => said.has(connective))
}

/** 'If true, …', 'In 1492, …': the subject comes late. */
function opensWithClause(text: string, { lexicon }: Material): boolean {
  const low = text.toLowerCase()
  return /[,，،、]/u.test(text) && lexicon.phrases.subordinate.some((word) => low.startsWith(word))
}

/** The names in the first column of a table, of what is compared, or of short points: 'Lengths: Elbe and Oder'. */
function rows(idea: PlacedIdea, material: Material): readonly string[] {
  const { content } = idea
  const points = content['bullet_points']
  const named = [
    [content['row_1_col_1'], content['row_2_col_1']],
    [content['comparison_item_1'], content['comparison_item_2']],
    Array.isArray(points) ? points : [],
    labelsOfPoints(idea),
  ]
  const { language } = material.page
  return named
    .map((all) =>
      all.flatMap((one) => (typeof one === 'string' && one !== '' ? [withoutStop(one, language)] : [])),
    )
    .filter((all) => all.length > 0 && countWords(all.join(' ')) <= words.short)
    .map((all) => new Intl.ListFormat(languageOf(language) ?? 'en', { type: 'conjunction' }).format(all))
    .map((list) => below(idea, list, material))
}

/** A term that is often in a part of a table may be its value: not all rows below 'Liabilities' are liabilities. */
function rowsOfTable(idea: PlacedIdea, material: Material): readonly string[] {
  const { content, at } = idea
  if (content['row_1_col_1'] === undefined) return []
  const table = material.blockOf(at)
  // The rest of a table that is on two slides is named by its rows.
  const isWhole = table?.kind === 'table' && table.rows[0]?.[0]?.trim() === content['row_1_col_1']
  return content['row_3_col_1'] === undefined || !isWhole
    ? rows(idea, material)
    : [...columnNames(idea, material), ...rows(idea, material)]
}

/** The columns of a table of three rows and more, which two of its rows would not name: 'Densities: Behaviour in water'. */
function columnNames(idea: PlacedIdea, material: Material): readonly string[] {
  const { content } = idea
  const { language } = material.page
  // 'Density (kg/m³)' repeats what its heading 'Densities of materials' says.
  const named = [content['header_2'], content['header_3'], content['header_4']].flatMap((one) =>
    typeof one === 'string' && /^[\p{L}\p{M}][\p{L}\p{M}\s’'-]+$/u.test(one) ? [one] : [],
  )
  if (named.length === 0 || countWords(named.join(' ')) > words.short) return []
  const list = new Intl.ListFormat(languageOf(language) ?? 'en', { type: 'conjunction' }).format(
    named.map((one, at) => (at === 0 ? one : nameInside(one, material.sentences, language))),
  )
  return [below(idea, list, material)]
}

/** A list that is continued on a further slide is named by its heading and its first point there. */
function firstPoint(idea: PlacedIdea, material: Material): readonly string[] {
  const points = idea.content['bullet_points']
  const [first] = Array.isArray(points) ? points : []
  if (typeof first !== 'string' || isFewPoints(idea, material)) return []
  const short = material.lexicon.shorten(first, words.short)
  return [first, ...(short === undefined ? [] : [short])].map((text) => below(idea, text, material))
}

/** Two points of prose: a slide that has one of them as its title, and shows it again, says little. */
function isFewPoints({ at, content }: PlacedIdea, { blockOf }: Material): boolean {
  const points = content['bullet_points']
  return blockOf(at)?.kind !== 'list' && Array.isArray(points) && points.length < 3
}

/** The names in a program that its text uses: 'Closing files: `with`'. */
function programNames(idea: PlacedIdea, material: Material): readonly string[] {
  const shown = material.blockOf(idea.at)
  if (shown?.kind !== 'code') return []
  return [...idea.says.join('\n').matchAll(/`([\p{L}\p{N}_.]+)`/gu)]
    .flatMap(([quoted, name = '']) => (shown.text.includes(name) ? [quoted] : []))
    .map((text) => below(idea, text, material))
}

/** Better than no slide. */
function bareFirstPoint(idea: PlacedIdea, material: Material): readonly string[] {
  const points = idea.content['bullet_points']
  const [first] = Array.isArray(points) ? points : []
  if (typeof first !== 'string' || isFewPoints(idea, material)) return []
  const { lexicon } = material
  return [first, ...[lexicon.shorten(first, words.most)].filter((one) => one !== undefined)]
}

/** How much of a statement the other sentences of the slide are also about. */
function overlapWithOthers(text: string, says: readonly string[]): number {
  const others = contentWords(says.filter((spoken) => spoken !== text).join('\n'))
  return overlap(contentWords(text), others)
}

function names(idea: PlacedIdea, material: Material): readonly string[] {
  return phrasesOf(idea, material)
    .filter(({ words: count, isName }) => isName && count > 1)
    .map(({ text }) => text)
}

/** Only a phrase that the slide shows: one that is only said names a detail. A picture shows what its script says. */
function phrases(idea: PlacedIdea, material: Material): readonly string[] {
  const shown = shownBy(idea).join('\n').toLowerCase()
  const isOnSlide = (text: string) => !idea.isProse || shown.includes(text.toLowerCase())
  return phrasesOf(idea, material)
    .filter(({ words: count, text }) => count > 1 && isOnSlide(text) && !isAbout(text, idea))
    .map(({ text }) => below(idea, text, material))
}

/** 'The Inca: Inca ruler' says a word of the heading twice. */
function isAbout(phrase: string, { unit }: PlacedIdea): boolean {
  return overlap(stems(contentWords(phrase)), stems(contentWords(unit.title))) > 0
}

const phrasesOfPage = memoized(({ sentences, lexicon }: Material): PhraseCounts =>
  countsIn(sentences.map(({ text }) => text).join('\n'), lexicon),
)

function phrasesOf(idea: PlacedIdea, material: Material): readonly KeyPhrase[] {
  const { lexicon } = material
  const text = saidBy(idea, indexSentences(material))
    .map((one) => one.text)
    .join('\n')
  const above = idea.unit.path.join('\n').toLowerCase()
  return keyPhrases(text, phrasesOfPage(material), lexicon).filter(
    (one) => !above.includes(one.text.toLowerCase()),
  )
}

/** Longer descriptions of a picture are no names of it. */
const mostOfDepicted = 7
/** 'An Inca quipu is shown, a string with …' */
const isShown = /^(?:an?|the)\s([^,;:]{3,50}?)\s(?:is|are)\sshown/iu
/** 'The Night Watch by Rembrandt: …' is the name of a work. 'By' before a small letter says how something is done. */
const workByArtist =
  /^(\p{Lu}[^,.:;()]*\s(?:by|von|par|de|di|por|door|av|af)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})(?=$|[.:;,(]|\s[–—-]\s)/u
const afterDepicted =
  /,\s(?:an?|the|una?|el|la|une?|le|um|uma)\s|[;:(—–]|\s(?:with|that|which|who|whose|where|in which|showing|from|during|as|and|undergoing|con|que|avec|qui|z|mit|che|com)\s/u

/** The subject of a picture, from its description: 'Carved stone head'. */
function depicted({ at }: PlacedIdea, { blockOf, page }: Material): readonly string[] {
  const shown = blockOf(at)
  if (shown?.kind !== 'figure') return []
  const [first = ''] = splitSentences(shown.alt, page.language)
  const work = workByArtist.exec(first)?.[1]
  if (work !== undefined && countWords(work) <= mostOfDepicted) return [work]
  const subject = isShown.exec(first)?.[1] ?? depictedSubject(first, page.language)
  const name = withoutStop(subject, page.language).split(afterDepicted)[0]?.trim() ?? ''
  const isName =
    subject !== first &&
    countWords(name) >= 2 &&
    (contentWords(name).size >= 2 || /\p{Lu}/u.test(name)) &&
    countWords(name) <= mostOfDepicted
  return isName &&
    !name.includes(',') &&
    !/\s(?:is|are|was|were|has|have|es|son|est|sont|jest|są)\s/u.test(` ${name} `)
    ? [name]
    : []
}

/** Returns titles from the description of a picture. */
function descriptions({ at }: PlacedIdea, { blockOf, lexicon, page }: Material): readonly string[] {
  const shown = blockOf(at)
  if (shown?.kind !== 'figure') return []
  const [first = ''] = splitSentences(shown.alt, page.language)
  const subject = depictedSubject(first, page.language)
  return [...new Set([subject, first])]
    .slice(0, subject === first ? 1 : undefined)
    .flatMap((one) => lexicon.shorten(one, words.long) ?? [])
}

/** The heading with that of its section, or of the part above it. */
function headingAbove(idea: PlacedIdea, material: Material): readonly string[] {
  const { page } = material
  const own = tidyHeading(idea.unit.title)
  if (own === '') return []
  return idea.unit.path
    .slice(0, -1)
    .map(tidyHeading)
    .toReversed()
    .filter((above) => above !== own && !isAboveAll(above, material))
    .map((above) => withSubtitle(above, own, page.language))
}

/** Whether a heading is that of the whole page: it does not distinguish slides. */
function isAboveAll(heading: string, { sections }: Material): boolean {
  return sections.every(({ units }) => units.every(({ path }) => tidyHeading(path[0] ?? '') === heading))
}

/** With the heading of the page above the own one, rather than without a title. */
function pageAbove({ unit }: PlacedIdea, { page }: Material): readonly string[] {
  const [above = '', own = ''] = [unit.path[0] ?? '', unit.title].map(tidyHeading)
  return above === '' || own === '' || above === own ? [] : [withSubtitle(above, own, page.language)]
}

/** For text before the first heading: 'Overview', and with a further one the name of the page before it. */
function overview({ unit }: PlacedIdea, { lexicon, page }: Material): readonly string[] {
  if (tidyHeading(unit.title) !== '') return []
  const title = tidyHeading(page.title)
  // 'Enzymes: how cells work' has a colon of its own.
  const [name = title] = title.split(/\s?[:：]\s?|\s[–—-]\s/u)
  const { overview: word } = lexicon.phrases
  return [word, `${name}${marksOf(page.language).colon}${word}`]
}

function below(idea: PlacedIdea, text: string, { page }: Material): string {
  const heading = tidyHeading(idea.unit.title)
  return heading === '' ? text : withSubtitle(heading, text, page.language)
}
