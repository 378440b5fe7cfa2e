import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../../page.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { quoted } from '../../language/phrase-book.ts'
import { askForExtreme, askForRow, askWithPredicate } from '../../language/words/table-questions.ts'
import { areOpposedColumns } from '../../language/words/opposed-columns.ts'
import { opensPredicate } from '../../language/words/verbal-headings.ts'
import { unspaced } from '../../language/words/word-patterns.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { wordsOf } from '../../language/normalise.ts'
import { memoized } from '../../language/memoized.ts'
import { readNumber } from '../../language/read-number.ts'
import { askForRole, roleOf } from '../../language/words/column-roles.ts'
import { namesFeatures } from '../../language/words/feature-words.ts'
import { namesPlace, namesTotal } from '../../language/words/row-words.ts'
import { namesTime } from '../../language/words/time-columns.ts'
import { denies } from '../../language/words/negations.ts'
import { asksWhich } from '../../language/words/which-questions.ts'
import { contentStems, contentWords, overlap, stems } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { questionsOf } from './page-questions.ts'
import { askAbout, hash, isQuotable, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A table of things in rows, with what its columns say of them. */
interface Things {
  readonly id: string
  /** The heading above the names, which says their kind: 'Enzyme'. */
  readonly kind?: string
  readonly names: readonly string[]
  readonly columns: readonly Column[]
}

interface Column {
  readonly heading: string
  /** The cells in the order of the things. */
  readonly cells: readonly string[]
}

/** Questions for the thing that a row of a table describes, and for the one with the highest or the lowest value. */
export const aboutTables: QuestionMaker = (material) =>
  material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const things = block.kind === 'table' ? thingsOf(block, material) : undefined
      return things
        ? [
            ...forDecisions(things, material),
            // A long name, as of a fault, is no option.
            ...forAskedCells(things, material),
            ...(things.names.every(isCell)
              ? [
                  ...forAsked(things, material),
                  ...forRows(things, material),
                  ...forRivalColumns(things, material),
                  ...forExtremes(things, material),
                ]
              : []),
          ]
        : []
    })

/** A row answers a question of the page if its cells have this share of the words, and no other row has as many. */
const leastAnswered = 0.75
const fewestAsked = 2

/** The page's own questions for a row: 'Which dressing suits dry wounds with dead tissue?' */
function forAsked(things: Things, material: Material): readonly Question[] {
  const { language } = material.page
  const said = columnsOfWords(things)
  const kind = contentStems(things.kind ?? '')
  const cells = things.names.map((_, row) =>
    contentStems(said.map((column) => column.cells[row] ?? '').join('\n')),
  )
  const all = new Set(cells.flatMap((words) => [...words]))
  return questionsOf(material)
    .filter(
      ({ text, asksForReason }) =>
        !asksForReason && asksWhich(text, language) && !denies(text, languageOf(language) ?? 'en'),
    )
    .flatMap(({ text }): readonly Question[] => {
      if (things.names.some((name) => overlap(contentStems(name), contentStems(text)) > 0)) return []
      // 'Suits' and the kind of the things say nothing of one row.
      const asked = new Set([...contentStems(text)].filter((word) => all.has(word) && !kind.has(word)))
      const [best, second] = [...cells.keys()]
        .map((row) => ({ row, share: overlap(asked, cells[row] ?? new Set()) }))
        .toSorted((a, b) => b.share - a.share)
      const others = [...contentStems(text)].filter((word) => !all.has(word) && !kind.has(word)).length
      const isSure =
        best !== undefined &&
        asked.size >= fewestAsked &&
        others <= asked.size / 2 &&
        best.share >= leastAnswered &&
        best.share > (second?.share ?? 0)
      return isSure
        ? [
            {
              ...questionFor(things, { row: best.row, said, asked: said }, material),
              ask: text,
              isLoose: false,
              isOfPage: true,
            },
          ]
        : []
    })
}

const fewestThings = 3
const fewestWordsOfOneCell = 3

function thingsOf({ id, header, rows }: BlockOf<'table'>, { lexicon, page }: Material): Things | undefined {
  const [corner = '', ...headings] = header
  if (corner.trim() === '' && headings.length > 1) return undefined
  // Lists beside each other have no rows.
  if (areOpposedColumns(header, page.language)) return undefined
  const names = withKind(
    rows.map(([name = '']) => name),
    corner,
  )
  const columns = headings.map((heading, at) => ({ heading, cells: rows.map((row) => row[at + 1] ?? '') }))
  // 'Feature | Lake | River': the columns are the things.
  const things = namesFeatures(corner, page.language)
    ? {
        id,
        names: headings,
        columns: names.map((heading, at) => ({ heading, cells: rows[at]?.slice(1) ?? [] })),
      }
    : { id, kind: corner, names, columns }
  const areNames = new Set(things.names).size === things.names.length && things.names.every(isName)
  // 'Week 1', 'Step 2' only number the rows, and 'Duration' and 'Level' label facts about the course.
  const areNumbered = things.names.every((name) => /\p{N}/u.test(name))
  const areLabels =
    things.names.filter((name) => lexicon.discourse.isLabel(name)).length * 2 > things.names.length
  if (areNumbered || areLabels) return undefined
  return areNames && things.names.length >= fewestThings ? things : undefined
}

/** 'Class B' for the row 'B' below 'Class': a letter alone says nothing. */
function withKind(names: readonly string[], corner: string): readonly string[] {
  const areLetters = names.every((name) => /^\p{L}{1,2}$/u.test(name.trim()))
  return areLetters && singleWord.test(corner.trim())
    ? names.map((name) => `${corner.trim()} ${name.trim()}`)
    : names
}

const singleWord = /^\p{L}{3,}(?:\s\p{L}{3,})?$/u

/** A question names a row if it has this share of the words of its name. */
const leastOfName = 0.75

/** The page's own questions for a cell: 'Which indicator suits the titration of a weak acid with a strong base?' */
function forAskedCells(things: Things, material: Material): readonly Question[] {
  const { colon } = marksOf(material.page.language)
  return questionsOf(material).flatMap(({ text, words, asksForReason }): readonly Question[] => {
    if (asksForReason || denies(text, languageOf(material.page.language) ?? 'en')) return []
    const [column, ...others] = things.columns.filter(({ heading }) => {
      const stemsOfHeading = contentStems(heading)
      return stemsOfHeading.size > 0 && overlap(stemsOfHeading, words) === 1
    })
    const [best, second] = things.names
      .map((name, row) => ({ row, share: overlap(contentStems(name), words) + pairsOf(name, text) }))
      .toSorted((a, b) => b.share - a.share)
    const isSure = best && best.share >= leastOfName && best.share > (second?.share ?? 0)
    if (!column || others.length > 0 || !isSure || !column.cells.every(isCell)) return []
    const right = column.cells[best.row] ?? ''
    const rows = things.names.map((name, row) => ({
      cell: column.cells[row] ?? '',
      said: `${name}${dashOf(material.page.language)}${column.heading}${colon}${column.cells[row] ?? ''}`,
    }))
    const wrong = optionsFrom(
      right,
      rows.map(({ cell }) => cell).filter((cell) => cell !== right),
    )
    return [
      {
        kind: 'answer',
        ask: text,
        right,
        wrong,
        because: rows[best.row]?.said ?? '',
        notes: new Map(rows.map(({ cell, said }) => [cell, { text: said, block: things.id }])),
        teaches: `${things.names[best.row] ?? ''} ${right}`,
        sources: [things.id],
        weight: 0.7,
        isOfPage: true,
      },
    ]
  })
}

/**
 * The share of the words of a name that follow each other in a question too: 'weak acid with strong base' has the same words as
 * 'strong acid with weak base'.
 */
function pairsOf(name: string, question: string): number {
  const [own, asked] = [name, question].map((text) => wordsOf(text).filter((word) => word.length > 2))
  const pairs = own?.slice(1).map((word, at) => `${own[at] ?? ''} ${word}`) ?? []
  const all = ` ${asked?.join(' ') ?? ''} `
  return pairs.length === 0 ? 0 : pairs.filter((pair) => all.includes(` ${pair} `)).length / pairs.length
}

/** How many cells of a column for a decision must differ from the right one. */
const fewestOthers = 2
/** Cells with more words in common may both be right. */
const mostOfCell = 0.5

/**
 * Questions for a decision: what to choose for a case, when not to use a thing, why something happens, and what to do about it. The
 * options are the cells of the other rows, or the other things.
 */
function forDecisions(things: Things, material: Material): readonly Question[] {
  const { language } = material.page
  return things.columns.flatMap((column): readonly Question[] => {
    const role = roleOf(column.heading, language)
    if (role === undefined || !columnsOfWords(things).includes(column)) return []
    if (role === 'use' && !things.names.every(isCell)) return []
    const rows = things.names.flatMap((name, row) => {
      const cell = withoutStop(column.cells[row] ?? '', language)
      const isTelling = role === 'cause' || countWords(cell) >= fewestOfDecision
      return isTelling && isAlone(column, row) ? [{ name, cell, row }] : []
    })
    const asked = rows[hash(things.id + column.heading) % Math.max(1, rows.length)]
    if (!asked) return []
    const { name, cell, row } = asked
    const { colon } = marksOf(language)
    const isDecidedByName = (role === 'cause' || role === 'remedy') && (things.kind ?? '') !== ''
    const ask = askForRole(
      role,
      {
        kind: things.kind ?? '',
        heading: column.heading,
        // 'Third' says nothing without 'Degree'.
        name: isDecidedByName && things.names.every(isWord) ? `${things.kind ?? ''}${colon}${name}` : name,
        cell,
        quoted: (text) => quoted(material.lexicon.phrases, text),
      },
      language,
    )
    if (ask === undefined) return []
    const optionOf = (at: number) =>
      role === 'use' ? (things.names[at] ?? '') : withoutStop(column.cells[at] ?? '', language)
    const others = [...things.names.keys()].filter(
      (other) => other !== row && !areNear(column.cells[other] ?? '', cell),
    )
    const statement = (at: number) =>
      `${things.names[at] ?? ''}${dashOf(language)}${column.heading}${colon}${column.cells[at] ?? ''}`
    const right = optionOf(row)
    const wrong = optionsFrom(
      right,
      // Of cells that say nearly the same, one is an option.
      others
        .filter((other, at) =>
          role === 'use'
            ? true
            : others
                .slice(0, at)
                .every((one) => !areNear(column.cells[one] ?? '', column.cells[other] ?? '')),
        )
        .map(optionOf),
    )
    return wrong.length < fewestOthers
      ? []
      : [
          {
            kind: role === 'cause' ? 'relation' : 'advice',
            ask,
            right,
            wrong,
            because: statement(row),
            notes: new Map(others.map((at) => [optionOf(at), { text: statement(at), block: things.id }])),
            teaches: `${name} ${cell}`,
            sources: [things.id],
            weight: 0.7,
          },
        ]
  })
}

const fewestOfDecision = 2

function isWord(name: string): boolean {
  return countWords(name) === 1
}

/** Whether no other row has nearly the same in a column. */
function isAlone({ cells }: Column, row: number): boolean {
  return cells.every((cell, other) => other === row || !areNear(cell, cells[row] ?? ''))
}

function areNear(one: string, other: string): boolean {
  const [a, b] = [contentStems(one), contentStems(other)]
  return one.trim() === '' || one === other || Math.max(overlap(a, b), overlap(b, a)) > mostOfCell
}

function dashOf(language: string): string {
  return unspaced.has(languageOf(language) ?? 'en') ? '——' : ' – '
}

/** One question for a table: the others have the same options. */
function forRows(things: Things, material: Material): readonly Question[] {
  const described = things.names.flatMap((_, row): readonly Described[] => {
    const predicates = columnsOfWords(things).filter((column) => isPredicate(row, column, material))
    if (predicates.length > 0)
      return predicates.map((column) => ({
        row,
        said: columnsOfWords(things).slice(0, mostCells).includes(column)
          ? columnsOfWords(things).slice(0, mostCells)
          : [column],
        asked: [column],
      }))
    const said = describing(things, row)
    const telling = said.filter((column) => tells(row, column))
    // One property that only this thing has is a contrast, and all of its cells are a record.
    const [asked] = telling.toSorted(
      (a, b) => countWords(b.cells[row] ?? '') - countWords(a.cells[row] ?? ''),
    )
    return said.length > 0 && isOnly(things, row, said) ? [{ row, said, asked: asked ? [asked] : said }] : []
  })
  const natural = described.filter(
    ({ row, asked }) => asked.length === 1 && asked.every((column) => isPredicate(row, column, material)),
  )
  const choice = natural.length > 0 ? natural : described
  const one = choice[hash(things.id) % Math.max(1, choice.length)]
  if (!one) return []
  const question = questionFor(things, one, material)
  // A heading that is no predicate makes a question that matches labels.
  return [natural.length > 0 ? question : { ...question, isLoose: true }]
}

/** Whether a heading is a predicate with a cell that only this row has: 'Lasts 24 hours'. */
function isPredicate(row: number, column: Column, { page }: Material): boolean {
  const cell = column.cells[row] ?? ''
  return (
    isAlone(column, row) &&
    askWithPredicate({ kind: '', heading: column.heading, cell }, page.language) !== undefined
  )
}

/** Whether no other thing has the same cells. */
function isOnly({ names }: Things, row: number, said: readonly Column[]): boolean {
  if (said.some((column) => timesIn(column).get((column.cells[row] ?? '').toLowerCase()) === 1)) return true
  return names.every((_, other) => other === row || said.some(({ cells }) => cells[other] !== cells[row]))
}

/** How often each text is in a column, in lower case. A long table is counted once. */
const timesIn = memoized(({ cells }: Column): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const cell of cells) times.set(cell.toLowerCase(), (times.get(cell.toLowerCase()) ?? 0) + 1)
  return times
})

/** Whether a column says in several words what no other thing has. */
function tells(row: number, column: Column): boolean {
  const own = column.cells[row] ?? ''
  return countWords(own) >= fewestWordsOfOneCell && timesIn(column).get(own.toLowerCase()) === 1
}

interface Described {
  readonly row: number
  readonly said: readonly Column[]
  /** The columns that the question names. */
  readonly asked: readonly Column[]
}

function questionFor(things: Things, { row, said, asked }: Described, material: Material): Question {
  const { colon, semicolon } = marksOf(material.page.language)
  const dash = dashOf(material.page.language)
  const name = things.names[row] ?? ''
  const alike = (other: number) => said.filter(({ cells }) => cells[other] === cells[row]).length
  // The things that share the most with it are the hardest to tell apart.
  const others = [...things.names.keys()].filter((other) => other !== row).sort((a, b) => alike(b) - alike(a))
  const listed = (of: number, columns: readonly Column[]) =>
    columns.map(({ heading, cells }) => `${heading}${colon}${cells[of] ?? ''}`).join(semicolon)
  const statement = (of: number, columns: readonly Column[]) =>
    `${things.names[of] ?? ''}${dash}${listed(of, columns)}`
  const description = listed(row, asked)
  return {
    kind: 'row',
    isLoose: asked.length > 1,
    ask:
      askOfOneCell(things, asked, row, material) ??
      askAbout(material, material.lexicon.phrases.quizAsks.fits, description),
    right: name,
    wrong: optionsFrom(
      name,
      others.map((other) => things.names[other] ?? ''),
    ),
    because: statement(row, said),
    notes: new Map(
      others.map((other) => [
        things.names[other] ?? '',
        {
          text: statement(
            other,
            said.filter(({ cells }) => cells[other] !== cells[row]),
          ),
          block: things.id,
        },
      ]),
    ),
    teaches: `${name} ${description}`,
    sources: [things.id],
    weight: 0.7,
  }
}

/** 'Which fault has the cause “The dough fermented too long”?' */
function askOfOneCell(
  { kind = '' }: Things,
  asked: readonly Column[],
  row: number,
  { page, lexicon }: Material,
): string | undefined {
  const [only, ...more] = asked
  if (!only || more.length > 0) return undefined
  const { heading, cells } = only
  const said = withoutStop(cells[row] ?? '', page.language)
  const ask = askWithPredicate({ kind, heading, cell: said }, page.language)
  if (ask !== undefined) return ask
  const cell = quoted(lexicon.phrases, said)
  return askForRow({ kind, heading, cell }, page.language)
}

/**
 * One question for a cell of two columns that a learner confuses: '«listo» with «estar»' among what it means with «ser», and what
 * other words mean.
 */
function forRivalColumns(things: Things, material: Material): readonly Question[] {
  const [left, right, ...more] = things.columns
  if (!left || !right || more.length > 0 || !areRivals(left.heading, right.heading)) return []
  if (![left, right].every(({ heading, cells }) => isCell(heading) && cells.every(isCell))) return []
  const { language } = material.page
  const { colon } = marksOf(language)
  const at = hash(things.id + left.heading)
  const row = at % things.names.length
  const [own, other] = at % 2 === 0 ? [left, right] : [right, left]
  const cellOf = (column: Column, of: number) => withoutStop(column.cells[of] ?? '', language)
  const [answer, rival] = [cellOf(own, row), cellOf(other, row)]
  const name = things.names[row] ?? ''
  const statement = (of: number) =>
    `${things.names[of] ?? ''}${dashOf(language)}${[own, other].map((column) => `${column.heading}${colon}${cellOf(column, of)}`).join(marksOf(language).semicolon)}`
  const others = [...things.names.keys()].filter((of) => of !== row).map((of) => cellOf(own, of))
  if (areNear(answer, rival) || others.some((cell) => areNear(cell, answer))) return []
  const wrong = wrongOptions(answer, others, () => false, [rival])
  return [
    {
      kind: 'side',
      ask: askAbout(
        material,
        material.lexicon.phrases.whatIsMissing,
        `${name}${dashOf(language)}${own.heading}${colon}____`,
      ),
      right: answer,
      wrong,
      because: statement(row),
      teaches: `${name} ${answer}`,
      sources: [things.id],
      weight: 0.7,
    },
  ]
}

/** Whether two headings are the same but for a word: 'With ser' and 'With estar', 'Before rain' and 'After rain'. */
function areRivals(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = a.filter((word) => b.includes(word)).length
  return a.length > 1 && a.length === b.length && shared === a.length - 1
}

const mostCells = 3

/** The columns that describe a row in words, without its name. A single short cell is only another name. */
function describing(things: Things, row: number): readonly Column[] {
  const name = stems(contentWords(things.names[row] ?? ''))
  const said = columnsOfWords(things)
    .filter(({ cells }) => /\p{L}{2}|\p{Script=Han}/u.test(cells[row] ?? ''))
    .filter(({ cells }) => overlap(name, stems(contentWords(cells[row] ?? ''))) === 0)
    .slice(0, mostCells)
  const [only] = said
  const isTooShort = said.length === 1 && countWords(only?.cells[row] ?? '') < fewestWordsOfOneCell
  return isTooShort ? [] : said
}

const columnsOfWords = memoized(({ columns }: Things) =>
  columns.filter(
    ({ heading, cells }) => isCell(heading) && cells.every((cell) => cell === '' || isCell(cell)),
  ),
)

function forExtremes({ id, kind = '', names, columns }: Things, material: Material): readonly Question[] {
  const { quizAsks } = material.lexicon.phrases
  const { colon, semicolon } = marksOf(material.page.language)
  return columns.flatMap(({ heading, cells }): readonly Question[] => {
    if (namesTime(heading) || namesPlace(heading)) return []
    if (opensPredicate(heading, material.page.language)) return []
    const read = withoutTotal(valuesOf(names, cells, material.page.language))
    const values = read.filter(({ name }) => !namesTotal(name))
    const sorted = values.toSorted((a, b) => b.value - a.value)
    const ofLowest = hash(id + heading) % 2 === 1
    const [first, second] = ofLowest ? sorted.toReversed() : sorted
    if (!isCell(heading) || sorted.length < fewestThings || !first || first.value === second?.value) return []
    return [
      {
        kind: 'extreme',
        ask:
          askForExtreme({ kind, heading, isLowest: ofLowest }, material.page.language) ??
          askAbout(material, ofLowest ? quizAsks.lowest : quizAsks.highest, heading),
        right: first.name,
        // The nearest values are the hardest to tell from it.
        wrong: optionsFrom(
          first.name,
          (ofLowest ? sorted.toReversed() : sorted).slice(1).map(({ name }) => name),
        ),
        because: `${heading}${colon}${sorted.map(({ name, cell }) => `${name} ${cell}`).join(semicolon)}`,
        teaches: `${heading} ${first.name} ${first.cell}`,
        sources: [id],
        weight: 0.7,
      },
    ]
  })
}

interface NamedValue {
  readonly name: string
  readonly cell: string
  readonly value: number
}

/** The values of a column of numbers of one unit. Years and the numbers of the rows are no measured values. */
function valuesOf(
  names: readonly string[],
  cells: readonly string[],
  language: string,
): readonly NamedValue[] {
  const read = cells.map((cell) => readNumber(cell, language))
  const units = new Set(read.map((one) => one?.unit))
  const areYears = read.every(
    (one) => one && Number.isInteger(one.value) && one.value >= 1000 && one.value <= 2100,
  )
  const areRowNumbers = read.every((one, at) => one !== undefined && one.value - at === read[0]?.value)
  if (units.size !== 1 || areYears || areRowNumbers) return []
  return read.flatMap((one, at) =>
    one ? [{ name: names[at] ?? '', cell: cells[at] ?? '', value: one.value }] : [],
  )
}

/** Without a last row that adds up the others. */
function withoutTotal(values: readonly NamedValue[]): readonly NamedValue[] {
  const others = values.slice(0, -1)
  const sum = others.reduce((all, { value }) => all + value, 0)
  const total = values.at(-1)?.value ?? 0
  return others.length >= fewestThings && Math.abs(total - sum) <= Math.abs(total) * 0.005 ? others : values
}

/** The nearest of the others, if they are of a similar length. */
function optionsFrom(right: string, others: readonly string[]): readonly string[] {
  const nearest = wrongOptions(right, others.slice(0, 3))
  return nearest.length === 3 ? nearest : wrongOptions(right, others)
}

/** A row that has only a number for a name is a point of a curve. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && countWords(text) <= mostWords.ofName && isQuotable(text)
}

const mostWords = { ofCell: 8, ofName: 14 }

function isCell(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && countWords(text) <= mostWords.ofCell && isQuotable(text)
}
