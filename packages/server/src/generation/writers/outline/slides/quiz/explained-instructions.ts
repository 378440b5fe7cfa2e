import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../../language/brackets.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { isInstructing } from '../../language/words/advice-questions.ts'
import { startsWithCondition } from '../../language/words/conditions.ts'
import { outcomeOtherwise, reasonOfInstruction } from '../../language/words/otherwise-words.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isQuotable } from './question.ts'

/** A claim and its reason in one sentence. */
export interface Reasoning {
  readonly sentence: Sentence
  readonly claim: string
  readonly reason: string
  /** The word that the reason opens with, in languages in which its verb is last after such a word. */
  readonly opener: string | undefined
  /** The question for the reason, if the page has the claim in the order of a question. */
  readonly ask?: string | undefined
  /** The sentence names the reason before its claim. */
  readonly isFronted?: boolean
  /** The sentence with the claim, if the reason is a sentence of its own. */
  readonly lead?: Sentence
  /** Asked only if the page asks the same itself: nothing but its place shows that the second sentence is a reason. */
  readonly isUnmarked?: boolean
}

/** The words of a reason that is an option. */
export const wordsOfReason = { fewest: 3, most: 18 }

/** Instructions whose next sentence gives their reason: 'Rinse the burette. Water left in it would dilute the acid.' */
export function explainedInstructions(material: Material): readonly Reasoning[] {
  const { page, lexicon, sentences } = material
  const code = languageOf(page.language) ?? 'en'
  return sentences.flatMap((sentence, at): readonly Reasoning[] => {
    const lead = sentences[at - 1]
    if (!lead || !areOfOneItem(lead, sentence, material) || !standsAlone(lead)) return []
    const claim = withoutStop(lead.text, page.language)
    const isInstruction =
      isInstructing(claim, page.language) || lexicon.isTask(claim) || lead.ordered === true
    const said = withoutStop(sentence.text, page.language)
    const count = countWords(said)
    const isStatement =
      sentence.isUsable &&
      !isInstructing(said, page.language) &&
      !lexicon.isTask(said) &&
      !lexicon.addressesReader(said) &&
      !startsWithCondition(said, page.language) &&
      [claim, said].every((one) => isQuotable(one) && isBalanced(one))
    if (!isInstruction || !isStatement || lexicon.isDependent(claim)) return []
    // 'Turn it off, otherwise it gets hot' gives the outcome of its own instruction.
    const isOther = [said, ...said.split(/[,，;；]\s?/u).slice(1)].some(
      (clause) => outcomeOtherwise(clause, page.language) !== undefined,
    )
    if (isOther || /[:：]/u.test(claim)) return []
    const reason = reasonOfInstruction(said, page.language)
    const fits = count >= wordsOfReason.fewest && count <= wordsOfReason.most && countWords(claim) >= 3
    return fits
      ? [
          {
            sentence,
            claim,
            reason: capitalised(reason ?? said),
            opener: undefined,
            ask:
              isInstruction && code === 'zh'
                ? `为什么${/^(?:要|不|应|请|必|需|切|禁|别)/u.test(claim) ? '' : '要'}${claim}？`
                : undefined,
            lead,
            isUnmarked: reason === undefined,
          },
        ]
      : []
  })
}

/** Whether a sentence follows another in the same paragraph or in the same item of a list. */
export function areOfOneItem(
  lead: Sentence,
  { text, block, index }: Sentence,
  { blockOf }: Material,
): boolean {
  if (lead.block !== block || lead.index !== index - 1) return false
  const found = blockOf(block)
  return (
    found?.kind !== 'list' ||
    found.items.some((item) => item.text.includes(lead.text) && item.text.includes(text))
  )
}
