import { countWords } from '@lectern/domain/narration/count-words.ts'

/** Fewer words before a colon are a label or the start of a list, and fewer after it are no explanation. */
const fewest = { before: 6, after: 5 }

/**
 * Where a statement ends that the part after its only colon explains: 'Demand is elastic if it reacts strongly: …'.
 * Semicolons, several commas and a question are no explanation of one statement but the items of a list.
 */
export function explanationAfterColon(text: string): readonly number[] {
  const [head = '', rest = '', ...others] = text.split(/[:：]\s/u)
  const isOne = others.length === 0 && !/[;；?？"“„«「]/u.test(text) && !/\p{N}$/u.test(head)
  const commas = rest.match(/[,،，、]/gu)?.length ?? 0
  const isExplanation = countWords(head) >= fewest.before && countWords(rest) >= fewest.after && commas < 2
  // 'Except that: …' ends in a word that needs what follows.
  const isEnd =
    /(?<!\p{L})(?!(?:that|when|with|from|than|into|dass|wenn|oder|sino|cuando|porque|parce|lorsque)$)\p{L}{4,}\)?$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(
      head,
    )
  return isOne && isExplanation && isEnd ? [head.length] : []
}
