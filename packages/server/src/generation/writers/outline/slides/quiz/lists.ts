import { countWords } from '@lectern/domain/narration/count-words.ts'
import { marksOf } from '../../language/marks.ts'
import { fill } from '../../language/phrase-book.ts'
import type { Material } from '../../material/material.ts'
import { isQuotable, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

interface ListOfNames {
  readonly title: string
  readonly items: readonly string[]
  readonly id: string
}

const mostWords = 7

/** Questions for the item of a list, with items of a list under another heading as options. */
export const aboutLists: QuestionMaker = (material) => {
  const lists = listsIn(material)
  const { phrases } = material.lexicon
  return lists.flatMap((list): readonly Question[] => {
    const others = lists.filter(({ title }) => title !== list.title)
    const foreign = others.flatMap(({ items }) => items).filter((item) => !list.items.includes(item))
    const right = list.items.find((item) => others.every(({ items }) => !items.includes(item)))
    if (right === undefined) return []
    return [
      {
        kind: 'list',
        ask: fill(phrases, phrases.belongsTo, list.title),
        right,
        wrong: wrongOptions(right, foreign),
        because: `${list.title}${marksOf(material.page.language).colon}${list.items.slice(0, 6).join(', ')}`,
        teaches: list.items.slice(0, 4).join(' '),
        sources: [list.id],
        weight: 0.5,
      },
    ]
  })
}

function listsIn(material: Material): readonly ListOfNames[] {
  return material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks, title }) =>
      blocks.flatMap((block) => {
        if (block.kind !== 'list' || title === '') return []
        const items = block.items.map(({ text }) => text.replace(/[.;。]$/u, ''))
        const fits = items.every(
          (text) => countWords(text) <= mostWords && /\p{L}/u.test(text) && isQuotable(text),
        )
        return fits && items.length >= 3 ? [{ title: title.replace(/[:：]$/u, ''), items, id: block.id }] : []
      }),
    )
}
