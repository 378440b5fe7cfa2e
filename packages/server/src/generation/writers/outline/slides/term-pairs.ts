import { countWords } from '@lectern/domain/narration/count-words.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { explainingSentences } from '../material/explain.ts'
import { standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { contrastsIn } from '../material/contrasts.ts'
import { withoutArticle } from '../material/parallel-subjects.ts'
import { headline } from './headline.ts'
import { withGists } from './gists.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

/** Further sentences between two definitions are about something else. */
const mostBetween = 6
const fewestOfMeaning = 3
const mostShownWords = 14
const limits = { wanted: 90, most: 125 }

interface Defined {
  readonly sentence: Sentence
  readonly name: string
  readonly shown: string
}

/**
 * Two terms that the text defines one after the other, side by side: 'The focus is …' and 'The epicentre is …' explain each other,
 * and one of them alone would be a card.
 */
export const termPairSlides: SlideMaker = (input) => {
  const defined = input.unit.sentences.flatMap((one) => definedIn(one, input) ?? [])
  const [first, second, ...others] = defined
  const isPair =
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    second.sentence.order - first.sentence.order <= mostBetween &&
    first.name.toLowerCase() !== second.name.toLowerCase()
  if (isPair) return ideaOf((taken) => slideOf([first, second], input, taken))
  return defined.length >= fewestInRow && defined.length <= mostInRow
    ? ideaOf((taken) => rowOf(defined, input, taken))
    : []
}

/** Terms that prose defines one after the other, and that fit on a slide. */
const fewestInRow = 3
const mostInRow = 5

/** 'Lockout: securing the switch', 'Tagout: hanging a label': several terms with what they mean in few words. */
function rowOf(defined: readonly Defined[], input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const own = defined.map(({ sentence }) => sentence)
  if (own.some((one) => taken.has(one))) return undefined
  const points = withGists(
    defined.map(({ name, shown }) => ({ name: capitalised(name), meaning: shown })),
    material,
  )
  // Names alone say nothing.
  if (points.every((point, at) => point === capitalised(defined[at]?.name ?? ''))) return undefined
  const blocks = new Set(own.map(({ block }) => block))
  const about = unit.sentences.filter((one) => !taken.has(one) && blocks.has(one.block))
  const said = explainingSentences(material, about, points, limits, own)
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: own[0]?.block ?? '',
    worth: 1.6,
    isNeeded: true,
    uses: said,
    choice: own.length,
  }
}

/** 'The last part is the top-level domain' says which one of several it is, and defines no term. 'The first law' may be one. */
const namesPlace =
  /^(?:(?:the|der|die|das|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|de|het|den|det)\s|l[’'])?(?:last|next|other|only|main|letzte|nächste|andere|einzige|últim[oa]|otr[oa]|únic[oa]|derni(?:er|ère)|autre|seule?|ultim[oa]|altr[oa]|outr[oa]|laatste|enige|sista|sidste|siste)\s\p{L}/iu

function definedIn(sentence: Sentence, { material }: MakerInput): Defined | undefined {
  const { page, lexicon } = material
  const found = definitionIn(withoutStop(sentence.text, page.language), page.language)
  if (!found || sentence.listed || !standsAlone(sentence) || countWords(found.meaning) < fewestOfMeaning)
    return undefined
  if (namesPlace.test(found.name)) return undefined
  const shown =
    countWords(found.meaning) <= mostShownWords
      ? found.meaning
      : shortenForSlide(found.meaning, mostShownWords, lexicon)
  return shown === undefined ? undefined : { sentence, name: withoutArticle(found.name), shown }
}

function slideOf(
  [first, second]: readonly [Defined, Defined],
  input: MakerInput,
  taken: Taken,
): WrittenIdea | undefined {
  const { material, unit } = input
  const own = [first.sentence, second.sentence]
  if (own.some((one) => taken.has(one))) return undefined
  const { language } = material.page
  const [left, right] = [first, second].map(({ shown }) => withEndMark(capitalised(shown), language))
  // The rest of their paragraphs needs them: 'The difference between the two …'
  const blocks = new Set(own.map(({ block }) => block))
  const compared = contrastsIn(unit, material).flatMap(({ sides }) => sides.map(({ sentence }) => sentence))
  const about = unit.sentences.filter(
    (one) => !taken.has(one) && (own.includes(one) || (blocks.has(one.block) && !compared.includes(one))),
  )
  const said = explainingSentences(material, about, [left ?? '', right ?? ''], limits, own)
  return {
    type: 'two-column',
    content: {
      slide_title: headline(input),
      column1_title: capitalised(first.name),
      column1_content: left ?? '',
      column2_title: capitalised(second.name),
      column2_content: right ?? '',
    },
    otherTitle: [first, second].map(({ name }) => capitalised(name)).join(' · '),
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: first.sentence.block,
    worth: wordsIn(said) < wordsIn(own) * 1.2 ? 1.2 : 1.5,
    isNeeded: true,
    uses: said,
    // Prose and comparisons have other sentences to say.
    choice: own.length,
  }
}
