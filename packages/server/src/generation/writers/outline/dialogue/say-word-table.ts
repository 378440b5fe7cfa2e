import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { BlockOf } from '../../../page.ts'
import { enumerate, withSmallStart } from '../language/enumerate.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { nameInside } from '../language/sentences/after-colon.ts'
import { kindOfHeading } from './asking/kind-of-heading.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { namesTime } from '../language/words/time-columns.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { namesFeatures } from '../language/words/feature-words.ts'
import { cellOfColumn } from '../language/words/cell-of-column.ts'
import { areOpposedColumns } from '../language/words/opposed-columns.ts'

/** A listener cannot keep more kinds, and no longer cells. */
const rowCount = { least: 2, most: 6 }
const longest = { name: 7, header: 7, cell: 11, statement: 18, event: 18 }
/** The most words of all rows: ALEX says them in one turn, or in a few if the table is small enough to be said with all its columns. A wide one is harder to follow. */
const mostWords = { inTurn: 52, ofWide: 100, ofAll: 160 }
/** A dash in a cell without a value. */
const noCell = /^\s*[–—-]+\s*$/u
/** The most columns of a table that is said with all its columns. */
const mostColumns = 4
/** Signs of formulas, code and links, which are shown and not said. */
const unspeakable = /[$\\=<>{}[\]|_✓✗✔✘×→]|https?:/u

/**
 * A table of words, which gives the features of a few kinds, as a sentence for each row: 'Animal glue: sets by cooling;
 * weakness, damp. Hide glue: sets by drying; weakness, heat.' Only the first row names the columns if the rows are long. Says all
 * columns of words of a table of a few columns, and otherwise as many as one turn has room for. Two columns that are lists are said one after the other. A table whose
 * columns are the kinds is said by its columns. Empty for other tables.
 */
export function sayWordTable(
  table: BlockOf<'table'>,
  sentences: Texts,
  language: string,
  /** Whether columns of numbers are said with the others, as in a table of two rows, which shows no highest or lowest. */
  saysNumbers = false,
): readonly string[] {
  const { rows } = table
  // 'Booster needed?' names a column that its cells answer.
  const header = table.header.map((name) => name.replace(/\s*[?？؟]\s*$/u, '').replace(/^¿/u, ''))
  const events = sayEvents(header, rows, sentences, language)
  if (events.length > 0) return events
  if (rows.length < rowCount.least || rows.length > rowCount.most) return []
  if (areOpposedColumns(header, language)) return sayLists(header, rows, language)
  const kinds = sayKinds(header, rows, sentences, language)
  if (kinds.length > 0) return kinds
  const names = namesOf(header[0] ?? '', rows, language)
  const areNames = names.every(
    (name) => isSayable(name, longest.name) && (/\p{L}/u.test(name) || isYear.test(name)),
  )
  const statements = sayStatements(header, rows, sentences, language)
  if (statements.length > 0) return statements
  if (!areNames || new Set(names).size < names.length) return []
  if (rows.some(({ length }) => length > header.length)) return []
  const { comma } = marksOf(language)
  // A semicolon separates the cells when they are said.
  const features = header.slice(1).map((name, at) => ({
    name,
    cells: rows.map((row) => (row[at + 1] ?? '').replace(noCell, '').replace(/\s*[;；؛]\s+/gu, comma)),
  }))
  const ofWords = features.filter(({ name, cells }) => isFeature(name, cells))
  // A chart shows numbers alone. Beside the words of a small table, they are said with them.
  const isSmall =
    (header.length <= ofNumbers.columns && ofWords.length > 0) ||
    (saysNumbers && header.length <= mostColumns)
  const all = features.filter((one) => ofWords.includes(one) || (isSmall && areNumbers(one)))
  // 'True' and 'False', or the forms of verbs, are no features.
  if (
    all.length === 1 &&
    all.every(({ cells }) =>
      cells.every(
        (cell) => countWords(cell) === 1 && !range.test(cell) && !(saysNumbers && /\p{N}/u.test(cell)),
      ),
    )
  )
    return []
  const wordsOf = (texts: readonly string[]) => countWords(texts.join(' '))
  // A listener does not see which cell belongs to which column.
  const named = all.length > 1 && all.length <= mostColumns ? said(names, all, sentences, language, true) : []
  const most = header.length <= mostColumns ? mostWords.ofAll : mostWords.ofWide
  if (named.length > 0 && wordsOf(named) <= most) return named
  const lengths = all.map((_, at) => said(names, all.slice(0, at + 1), sentences, language))
  const whole = header.length <= mostColumns ? lengths.at(-1) : undefined
  if (whole && wordsOf(whole) <= mostWords.ofAll) return whole
  return lengths.findLast((texts) => wordsOf(texts) <= mostWords.inTurn) ?? []
}

/** Sentences of the page, which show how it writes a name within a sentence. */
type Texts = readonly { readonly text: string }[]

/** Kinds and features of a table that is said by its columns. */
const ofKinds = { most: 3, features: { least: 2, most: 5 } }

/**
 * The kinds are columns if the first heading is empty or names the features below it: 'First stage: place, membranes; needs light,
 * yes. Second stage: place, stroma; needs light, no.' Each kind names its features, because the order of several is not remembered.
 */
function sayKinds(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  sentences: Texts,
  language: string,
): readonly string[] {
  const [corner = '', ...names] = header.map((name) => name.trim())
  // 'Movement', 'Example': the columns are the features, although the corner is empty.
  const areFeaturesNamed = names.some(
    (name) => kindOfHeading(name, language) !== undefined || headsExample(name, language),
  )
  const areKinds =
    ((corner === '' && !areFeaturesNamed) || namesFeatures(corner, language)) &&
    names.length >= rowCount.least &&
    names.length <= ofKinds.most &&
    names.every((name) => isSayable(name, longest.name) && /\p{L}/u.test(name)) &&
    new Set(names).size === names.length
  if (!areKinds || rows.some(({ length }) => length !== header.length)) return []
  const { comma } = marksOf(language)
  const features = rows.map(([name = '', ...cells]) => ({
    name: name.trim(),
    cells: cells.map((cell) => cell.replace(/\s*[;；؛]\s+/gu, comma)),
  }))
  const areFeatures =
    features.length >= ofKinds.features.least &&
    features.length <= ofKinds.features.most &&
    features.every(({ name, cells }) => isFeature(name, cells) && cells.every((cell) => cell.trim() !== ''))
  const texts = areFeatures ? said(names, features, sentences, language, true) : []
  return countWords(texts.join(' ')) <= mostWords.ofAll ? texts : []
}

/** The only column of statements, each after its name: 'Stopping too early: the bacteria that survive are the least sensitive ones.' */
function sayStatements(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  sentences: Texts,
  language: string,
): readonly string[] {
  const { colon } = marksOf(language)
  const code = languageOf(language) ?? 'en'
  // A long cell describes the thing of its row, also without a full stop.
  const isStatement = (cell: string) =>
    countWords(cell) > longest.cell || (/[.।。]$/u.test(cell) && countWords(cell) > longest.name)
  const pairs = rows.map(([name = '', cell = '']) => ({ name: name.trim(), cell: cell.trim() }))
  const areStatements =
    header.length === 2 &&
    pairs.some(({ cell }) => isStatement(cell)) &&
    pairs.every(({ name, cell }) => isSayable(name, longest.cell) && isSayable(cell, longest.statement))
  const texts = pairs.map(({ name, cell }) =>
    withEndMark(`${withoutStop(name, language)}${colon}${inSentence(cell, sentences, code)}`, language),
  )
  return areStatements && countWords(texts.join(' ')) <= mostWords.ofAll ? texts : []
}

/** A table of events is a story: a listener follows more rows of it than kinds. */
const ofEvents = { least: 3, most: 12, words: 190 }
const hasYear = /(?<!\p{N})(?:[1-9]\d{2}|1\d{3}|20\d{2})(?!\p{N})/u

/**
 * The events of a table, each after its date: 'March 1854: the treaty opens two harbours.' A third column is said with its name: '1861: the
 * serfs are freed; consequence, villages run themselves.' It is left out where all of it is too long to listen to.
 */
function sayEvents(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  sentences: Texts,
  language: string,
): readonly string[] {
  const [time = '', , more = ''] = header
  const isStory =
    (header.length === 2 || header.length === 3) &&
    rows.length >= ofEvents.least &&
    rows.length <= ofEvents.most
  if (!isStory || !namesTime(time)) return []
  const { colon, comma, semicolon } = marksOf(language)
  const pairs = rows.map(([date = '', event = '', beside = '']) => ({
    date: date.trim(),
    event: withoutStop(event.trim(), language),
    beside: withoutStop(beside.replace(noCell, '').trim(), language),
  }))
  const areEvents = pairs.every(
    ({ date, event }) =>
      hasYear.test(date) &&
      countWords(date) <= longest.name &&
      /\p{L}{2}/u.test(event) &&
      countWords(event) <= longest.event &&
      ![date, event].some((text) => unspeakable.test(text)) &&
      !/[.!?。！？।؟]\s*\S/u.test(event),
  )
  // One word is the name of something that has a date, such as a battle, and no event.
  if (!areEvents || pairs.every(({ event }) => countWords(event) < fewestOfEvent)) return []
  const code = languageOf(language) ?? 'en'
  const name = inSentence(more.trim(), sentences, code)
  const canBeSaid =
    isSayable(more, longest.header) &&
    pairs.every(
      ({ beside }) => beside === '' || (isSayable(beside, longest.event) && /\p{L}{2}/u.test(beside)),
    )
  const short = pairs.map(({ date, event }) => withEndMark(`${date}${colon}${event}`, language))
  const long = pairs.map(({ beside }, at) => {
    const event = withoutStop(short[at] ?? '', language)
    if (beside === '') return withEndMark(event, language)
    const added = cellOfColumn(name, inSentence(beside, sentences, code), comma, language)
    return withEndMark(`${event}${semicolon}${added}`, language)
  })
  const lengths = canBeSaid && header.length > 2 ? [long, short] : [short]
  const [first] = lengths.filter((texts) => countWords(texts.join(' ')) <= ofEvents.words)
  return first ?? []
}

const fewestOfEvent = 3

const isYear = /^(?:1\d{3}|20\d{2})$/u

/** A letter, a small number, or numbers of a range with their unit: 'B', '3', '19–23', '0–20 %', '63 °C'. */
const isSign =
  /^(?:\p{L}|\p{N}{1,2}|(?!(?:1\d{3}|20\d{2})$)\p{N}+(?:[.,]\p{N}+)?(?:\s?[–—-]\s?\p{N}+(?:[.,]\p{N}+)?)?\s?(?:[%‰℃℉]|°\s?[CF]?)?)$/u
/** The heading of such a column, with its unit in brackets: 'Age in months', 'Age (years)'. */
const headingOfSigns =
  /^(?<kind>\p{L}[\p{L}\p{M}]*(?:[\s’'-][\p{L}\p{M}]+){0,2})(?:\s?[(（](?<unit>[\p{L}\p{M}%‰°℃℉/]+)[)）])?$/u

/** The first cells. A letter or a number needs the heading of its column: 'Class B', 'Score 19–23', 'Age 0–3 years'. */
function namesOf(heading: string, rows: readonly (readonly string[])[], language: string): readonly string[] {
  const names = rows.map(([name = '']) => name.trim())
  const { kind, unit = '' } = headingOfSigns.exec(heading.trim())?.groups ?? {}
  if (!names.some((name) => isSign.test(name)) || kind === undefined) return names
  // A unit in the cell is not said twice.
  const measured = (name: string) => (unit === '' || /[%‰°℃℉]/u.test(name) ? name : `${name} ${unit}`)
  const { space } = marksOf(language)
  return names.map((name) =>
    isSign.test(name)
      ? `${kind}${/\p{N}/u.test(name) ? ' ' : space}${/^\p{N}/u.test(name) ? measured(name) : name}`
      : name,
  )
}

/** 'Advantages: jobs, higher wages and better roads.' */
function sayLists(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: string,
): readonly string[] {
  const lists = header.map((name, at) => ({
    name,
    cells: rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== ''),
  }))
  const areSayable = lists.every(
    ({ name, cells }) => cells.length > 0 && [name, ...cells].every((text) => isSayable(text, longest.cell)),
  )
  return areSayable ? lists.map(({ name, cells }) => enumerate(name, cells, language)) : []
}

interface Feature {
  readonly name: string
  readonly cells: readonly string[]
}

/** '9–11', '2.5 – 3 kg': no chart shows two ends, so they are said. */
const range = /^\p{N}+(?:[.,]\p{N}+)?\s?[–—-]\s?\p{N}+(?:[.,]\p{N}+)?(?:\s?[\p{L}%°µ]+)?$/u

/** The most columns of a small table with numbers. */
const ofNumbers = { columns: 3 }
/** A number that a listener can keep, with its unit. Four digits may be a year. */
const shortNumber = /^[−-]?\p{N}{1,3}(?:[.,]\p{N}{1,2})?(?:\s?(?:[%‰]|°\s?[CF]?|\p{L}{1,3}))?$/u

/** Whether a column has short numbers, some perhaps with a word: '2', 'about 26'. A unit in brackets would be said with each. */
function areNumbers({ name, cells }: Feature): boolean {
  return (
    isSayable(name, longest.header) &&
    !/[()（）[\]]/u.test(name) &&
    cells.every((cell) => shortNumber.test(cell.trim()) || isFilled(cell)) &&
    new Set(cells).size > 1
  )
}

/** Columns of numbers are compared, and a column that is the same for all kinds shows no difference. */
function isFeature(name: string, cells: readonly string[]): boolean {
  const isTime = namesTime(name)
  return (
    isSayable(name, longest.header) &&
    cells.every((cell) => cell.trim() === '' || isFilled(cell) || (isTime && isYear.test(cell.trim()))) &&
    cells.filter((cell) => cell.trim() !== '').length * 2 > cells.length &&
    new Set(cells).size > 1
  )
}

function isFilled(cell: string): boolean {
  return isSayable(cell, longest.cell) && (/\p{L}{2}/u.test(cell) || range.test(cell))
}

function isSayable(text: string, most: number): boolean {
  const bare = text.trim()
  return (
    bare !== '' &&
    countWords(bare) <= most &&
    !unspeakable.test(bare) &&
    !/[.!?。！？।؟:：;；؛]\s*\S/u.test(bare) &&
    !/[!?？！؟:：]$/u.test(bare)
  )
}

/** `namesAll`: whether each row names its features, and not only the first. */
function said(
  names: readonly string[],
  features: readonly Feature[],
  sentences: Texts,
  language: string,
  namesAll = false,
): readonly string[] {
  const { colon, comma, semicolon } = marksOf(language)
  const code = languageOf(language) ?? 'en'
  const bare = (text: string) => withoutStop(text.trim(), language)
  // 'взрывное' has a small letter, as all cells of its column, so 'Везувий' in the next column is a name.
  const startsAll = (cells: readonly string[], letter: RegExp) =>
    cells.every((cell) => letter.test(cell.trim()))
  const areWritten = features.some(({ cells }) => startsAll(cells, /^\p{Ll}/u))
  const cellOf = ({ cells }: Feature, at: number) =>
    areWritten && startsAll(cells, /^\p{Lu}/u)
      ? bare(cells[at] ?? '')
      : inSentence(bare(cells[at] ?? ''), sentences, code)
  // Without a cell, the order of the others does not show what they are.
  const hasGap = features.some(({ cells }) => cells.some((cell) => cell.trim() === ''))
  const [only, second] = features
  // A listener needs the name of a column once: 'Main use: copper, wires; tin, solder.'
  if (only && !second && !namesAll) {
    const cells = names.flatMap((name, at) =>
      only.cells[at]?.trim() === ''
        ? []
        : [cellOfColumn(inSentence(name, sentences, code), cellOf(only, at), comma, language)],
    )
    return [withEndMark(`${bare(only.name)}${colon}${cells.join(semicolon)}`, language)]
  }
  const after = names.some((name) => seemsInSeries(`${name}${colon}`, language)) ? ' – ' : colon
  return names.map((name, at) => {
    const parts = features
      .filter(({ cells }) => cells[at]?.trim() !== '')
      .map((one) =>
        at === 0 || hasGap || namesAll
          ? cellOfColumn(inSentence(bare(one.name), sentences, code), cellOf(one, at), comma, language)
          : cellOf(one, at),
      )
    return withEndMark(`${name}${after}${parts.join(semicolon)}`, language)
  })
}

/** 'First: …' and 'Second: …' are the points of a series, and need what announces them. */
function seemsInSeries(start: string, language: string): boolean {
  const lexicon = lexiconOf(language)
  return lexicon.opensDependent(start) || lexicon.discourse.placeInSeries(start) !== undefined
}

/** A heading of a column is no name, so one word loses its capital too. 'A', 'AAAA' and 'MX' are names, and 'An IPv4 address' starts with an article. */
function inSentence(heading: string, sentences: Texts, code: Language): string {
  if (/^\p{L}$/u.test(heading)) return heading
  if (code === 'en' && /^(?:An?|The)\s/u.test(heading)) return withSmallStart(heading)
  return nameInside(heading, sentences, code)
}
