import { capitalised } from '../language/enumerate.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { statedLaw } from '../language/words/stated-law.ts'
import { explainingSentences } from '../material/explain.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

/** A longer law is not read on a card. */
const mostWords = 40
const leastSpoken = 15
const limits = { wanted: 75, most: 110 }

/** Laws that the text states after their names, as cards: 'This is Archimedes’ principle: the force on a body …' */
export const lawSlides: SlideMaker = (input) =>
  input.unit.sentences
    .filter(({ isUsable, listed, words }) => isUsable && !listed && words <= mostWords)
    .flatMap((sentence) => ideaOf((taken) => slideOf(sentence, input, taken)))

function slideOf(sentence: Sentence, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const { language } = material.page
  const law = statedLaw(withoutStop(sentence.text, language), language)
  // 'Many people believe in another version of Ohm’s law: …' states a mistake.
  if (!law || taken.has(sentence) || material.lexicon.discourse.seems(sentence.text)) return undefined
  const from = unit.sentences.filter((one) => !taken.has(one) && !one.listed)
  const needed = from.filter(({ order }) => sentence.needs.includes(order))
  if (needed.length < sentence.needs.length || needed.some((one) => !one.isUsable)) return undefined
  const said = explainingSentences(material, from, [law.statement], limits, [...needed, sentence])
  if (wordsIn(said) < leastSpoken) return undefined
  const heading = headline(input)
  const isSame = heading.toLowerCase() === law.name.toLowerCase()
  return {
    type: 'definition',
    content: {
      slide_title: isSame ? material.lexicon.phrases.keyTerm : heading,
      term: capitalised(law.name),
      definition: withEndMark(capitalised(law.statement), language),
    },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: sentence.block,
    worth: 1.5,
    uses: said,
    choice: said.length,
  }
}
