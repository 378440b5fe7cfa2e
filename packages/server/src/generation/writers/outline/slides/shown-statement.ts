import { withoutJoinedAnd } from '../language/words/joined-and.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withoutOpener } from '../language/sentences/without-opener.ts'
import { refersBack } from '../language/refers-back.ts'
import { losesCorrection, saysNothingOf } from './answers-heading.ts'
import { leavesHalf, mostPointWords, mostStatementWords } from './points.ts'
import type { Material } from '../material/material.ts'

/** Words of a text without points. */
export const mostTextWords = 18
/** A cut of a long sentence may be longer. */
export const mostCutWords = 18
const fewestOfStatement = 5

/** A statement in as few words as it allows; undefined if these are still too many, or too few to say something. */
export function shownStatement(
  sentence: string,
  lexicon: Material['lexicon'],
  most = mostTextWords,
): string | undefined {
  const text = withoutJoinedAnd(sentence, lexicon.language)
  if (countWords(text) < fewestOfStatement) return undefined
  const tries = [mostPointWords, mostStatementWords, mostCutWords]
  const short = tries
    .map((words) => shortened(text, words, lexicon))
    .find((one) => one !== undefined && isSaid(one))
  return short ?? (countWords(text) <= most ? text : undefined)

  function isSaid(part: string): boolean {
    return (
      !saysNothingOf(part, lexicon.language) &&
      !losesCorrection(part, text, lexicon.language) &&
      !leavesHalf(part, text)
    )
  }
}

/** A statement in few words: cut at its end, or without what it opens with. */
function shortened(text: string, most: number, lexicon: Material['lexicon']): string | undefined {
  const bare = withoutOpener(text, lexicon)
  const isClear = bare !== undefined && !refersBack(bare, lexicon)
  return shortenForSlide(text, most, lexicon) ?? (isClear ? shortenForSlide(bare, most, lexicon) : undefined)
}
