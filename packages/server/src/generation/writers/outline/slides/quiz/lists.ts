import { countWords } from '@lectern/domain/narration/count-words.ts'
import { marksOf } from '../../language/marks.ts'
import { fill } from '../../language/phrase-book.ts'
import type { Material } from '../../material/material.ts'
import { isQuotable, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

interface ListOfNames {
  readonly title: string
  /** The headings above it, with its own. */
  readonly path: readonly string[]
  readonly items: readonly string[]
  readonly id: string
}

const mostWords = 7

/** Questions for the item of a list, with items of a list under another heading as options. */
export const aboutLists: QuestionMaker = (material) => {
  const lists = listsIn(material)
  const { phrases } = material.lexicon
  return lists.flatMap((list): readonly Question[] => {
    const others = lists.filter((other) => areApart(list, other))
    const foreign = others.flatMap(({ items }) => items).filter((item) => !list.items.includes(item))
    const right = list.items.find((item) => others.every(({ items }) => !items.includes(item)))
    if (right === undefined) return []
    return [
      {
        kind: 'list',
        ask: fill(phrases, phrases.belongsTo, list.title),
        right,
        wrong: wrongOptions(right, foreign),
        notes: new Map(
          others.flatMap(({ id, title, items }) =>
            items.map(
              (item) =>
                [
                  item,
                  { text: `${title}${marksOf(material.page.language).colon}${item}`, block: id },
                ] as const,
            ),
          ),
        ),
        because: `${list.title}${marksOf(material.page.language).colon}${list.items.slice(0, 6).join(', ')}`,
        teaches: list.items.slice(0, 4).join(' '),
        sources: [list.id],
        weight: 0.5,
      },
    ]
  })
}

/**
 * True if both lists are of one level and no item of one also belongs to the other. What is under a heading within
 * another belongs to both, and so does what is under a heading that the other lists.
 */
function areApart(one: ListOfNames, other: ListOfNames): boolean {
  const names = (list: ListOfNames) => list.items.map(nameOf)
  const isListed = names(one).includes(nameOf(other.title)) || names(other).includes(nameOf(one.title))
  const isWithin = [one, other].some((list) =>
    [one, other].every(({ path }) => list.path.every((heading, at) => path[at] === heading)),
  )
  return one.path.length === other.path.length && !isWithin && !isListed && one.title !== other.title
}

function nameOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[:：]$/u, '')
}

function listsIn(material: Material): readonly ListOfNames[] {
  return material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks, title, path }) =>
      blocks.flatMap((block) => {
        if (block.kind !== 'list' || title === '') return []
        const items = block.items.map(({ text }) => text.replace(/[.;。]$/u, ''))
        const fits = items.every(
          (text) => countWords(text) <= mostWords && /\p{L}/u.test(text) && isQuotable(text),
        )
        return fits && items.length >= 3
          ? [{ title: title.replace(/[:：]$/u, ''), path, items, id: block.id }]
          : []
      }),
    )
}
