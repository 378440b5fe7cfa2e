import { oppositesIn } from '../../language/opposites.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { gapsIn, replaced } from './gaps.ts'
import { askAbout, hash, isQuotable, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** Statements of the page, half of them with another value or with the opposite of a word: true or false? */
export const aboutTruths: QuestionMaker = (material) => {
  const changed = [...withOtherValues(material), ...withOpposites(material)]
  const weight = weightIn(material)
  const { quizAsks } = material.lexicon.phrases
  const first = new Map(changed.map((one) => [one.sentence, one]))
  return [...first.values()].map(({ sentence, text }): Question => {
    const isTrue = hash(sentence.text) % 2 === 0
    return {
      kind: 'truth',
      ask: askAbout(material, quizAsks.truth, isTrue ? sentence.text : text),
      right: isTrue ? quizAsks.isTrue : quizAsks.isFalse,
      wrong: [isTrue ? quizAsks.isFalse : quizAsks.isTrue],
      because: sentence.text,
      teaches: sentence.text,
      sources: [sentence.block],
      weight: weight(sentence),
    }
  })
}

interface Changed {
  readonly sentence: Sentence
  readonly text: string
}

function withOtherValues(material: Material): readonly Changed[] {
  return gapsIn(material)
    .filter(({ value }) => value.kind !== 'term')
    .flatMap(({ sentence, value, others }) => {
      const [other] = wrongOptions(value.text, others)
      return other === undefined ? [] : [{ sentence, text: replaced(sentence.text, value, other) }]
    })
}

function withOpposites({ sentences, page }: Material): readonly Changed[] {
  return sentences
    .filter((one) => standsAlone(one) && one.words >= 6 && one.words <= 25 && isQuotable(one.text))
    .flatMap((sentence) => {
      const found = oppositesIn(sentence.text, page.language)
      const [only] = found
      // Two opposites in one sentence compare two things: with one of them reversed, it may still be true.
      if (found.length !== 1 || !only) return []
      const value = { kind: '', text: only.word, at: only.at, length: only.word.length }
      return [{ sentence, text: replaced(sentence.text, value, only.opposite) }]
    })
}
