import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark } from '../language/marks.ts'
import { saidAfterComparison } from '../language/sentences/after-comparison.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { explainingSentences } from '../material/explain.ts'
import { type Kind, kindsOf } from '../material/kinds.ts'
import { wordsIn } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

const mostKinds = 6
const mostColumnWords = 14
/** A column without a key phrase may be this long. */
const mostWholeWords = 18
const leastSpoken = 25
const limits = { wanted: 70, most: 110 }

/** The kinds of one thing that a unit introduces: two side by side, more as points. The script explains them. */
export const kindSlides: SlideMaker = (input) => {
  const kinds = kindsOf(input.unit, input.material)
  if (kinds.length < 2 || kinds.length > mostKinds) return []
  return ideaOf((taken) => slideOf(kinds, input, taken))
}

function slideOf(kinds: readonly Kind[], input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  if (kinds.some(({ sentence }) => taken.has(sentence))) return undefined
  const shown = kinds.length === 2 ? columnsOf(kinds, input) : pointsOf(kinds, input)
  if (!shown) return undefined
  const free = unit.sentences.filter((one) => !taken.has(one) && one.isUsable)
  const first = kinds.map(({ sentence }) => sentence)
  const room = { wanted: limits.wanted - wordsIn(first), most: limits.most - wordsIn(first) }
  const others = free.filter((one) => !first.includes(one))
  const explained = room.wanted > 0 ? explainingSentences(material, [...first, ...others], [], limits) : []
  const said = [...new Set([...first, ...explained])].sort((a, b) => a.order - b.order)
  if (wordsIn(said) < leastSpoken || wordsIn(said) > limits.most * 1.2) return undefined
  return {
    ...shown,
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: kinds[0]?.sentence.block ?? '',
    worth: 1.5,
    uses: said,
    choice: free.length,
  }
}

function pointsOf(kinds: readonly Kind[], input: MakerInput): Pick<WrittenIdea, 'type' | 'content'> {
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: kinds.map(({ name }) => name) },
  }
}

/** Both statements have to be short enough to read side by side. */
function columnsOf(
  [left, right]: readonly Kind[],
  input: MakerInput,
): Pick<WrittenIdea, 'type' | 'content'> | undefined {
  const { lexicon, page } = input.material
  const [one, other] = [left, right].map((kind) => kind && statementOf(kind))
  if (!left || !right || !one || !other) return undefined
  return {
    type: 'two-column',
    content: {
      slide_title: headline(input),
      column1_title: left.name,
      column1_content: one,
      column2_title: right.name,
      column2_content: other,
    },
  }

  function statementOf({ sentence: { text } }: Kind): string | undefined {
    const said = saidAfterComparison(text, page.language) ?? text
    const whole = countWords(said) <= mostWholeWords ? said : undefined
    const short = shortenForSlide(said, mostColumnWords, lexicon) ?? whole
    return short !== undefined && countWords(short) >= 3 ? withEndMark(short, page.language) : undefined
  }
}
