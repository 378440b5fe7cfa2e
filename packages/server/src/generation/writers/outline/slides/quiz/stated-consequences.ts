import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../../language/brackets.ts'
import { capitalised } from '../../language/enumerate.ts'
import { marksOf, withEndMark, withoutStop } from '../../language/marks.ts'
import { isInstructing } from '../../language/words/advice-questions.ts'
import { opensWithCondition } from '../../language/words/conditions.ts'
import { askOtherwise, outcomeOtherwise } from '../../language/words/otherwise-words.ts'
import { forbidsAct } from '../../language/words/forbidden-acts.ts'
import { thereforeIn } from '../../language/words/therefore-questions.ts'
import type { Material } from '../../material/material.ts'
import { isQuestion, standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { askAfter } from './ask-in-words.ts'
import { areOfOneItem, wordsOfReason } from './explained-instructions.ts'
import type { Reasoning } from './explained-instructions.ts'
import { isQuotable } from './question.ts'

/** Each sentence after another one of the same paragraph or item, if that one is understood alone. */
function pairsIn(material: Material): readonly { readonly lead: Sentence; readonly sentence: Sentence }[] {
  return material.sentences.flatMap((sentence, at) => {
    const lead = material.sentences[at - 1]
    const isPair =
      lead !== undefined &&
      sentence.isUsable &&
      areOfOneItem(lead, sentence, material) &&
      standsAlone(lead) &&
      !isQuestion(lead.text)
    return isPair ? [{ lead, sentence }] : []
  })
}

function isOption(reason: string): boolean {
  const count = countWords(reason)
  return (
    count >= wordsOfReason.fewest &&
    count <= wordsOfReason.most &&
    isQuotable(reason) &&
    isBalanced(reason) &&
    !/[!！]/u.test(reason)
  )
}

const fewestOfClaim = 3
const mostOfClaim = 24

function isClaim(claim: string, { lexicon }: Material): boolean {
  const count = countWords(claim)
  return (
    count >= fewestOfClaim &&
    count <= mostOfClaim &&
    isQuotable(claim) &&
    isBalanced(claim) &&
    !lexicon.isDependent(claim)
  )
}

/**
 * Sentences with 'otherwise' or 'that is why', and the outcome or the reason that they name with the one before: 'Hold your breath. Otherwise the particles are
 * breathed out', 'Water expands as it freezes. That is why pipes burst.'
 */
export function statedConsequences(material: Material): readonly Reasoning[] {
  return [
    ...pairsIn(material).flatMap(
      ({ lead, sentence }) =>
        ofOtherwise(lead, sentence, material) ?? ofTherefore(lead, sentence, material) ?? [],
    ),
    ...material.sentences.filter((one) => one.isUsable && standsAlone(one)).flatMap(withinOne(material)),
  ]
}

const separator = /[,;，；]\s?/gu

/** '要提前写好问题，否则每个人会问得不一样': the instruction and its outcome are one sentence. */
function withinOne(material: Material): (sentence: Sentence) => readonly Reasoning[] {
  const { language } = material.page
  return (sentence) => {
    const text = withoutStop(sentence.text, language)
    for (const { index, 0: mark } of text.matchAll(separator)) {
      const outcome = outcomeOtherwise(text.slice(index + mark.length), language)
      const found = outcome && otherwise(text.slice(0, index), outcome, sentence, material)
      if (found) return [found]
    }
    return []
  }
}

function ofOtherwise(lead: Sentence, sentence: Sentence, material: Material): Reasoning | undefined {
  const { language } = material.page
  const outcome = outcomeOtherwise(withoutStop(sentence.text, language), language)
  const found = outcome && otherwise(withoutStop(lead.text, language), outcome, sentence, material)
  return found ? { ...found, lead } : undefined
}

function otherwise(
  claim: string,
  outcome: string,
  sentence: Sentence,
  material: Material,
): Reasoning | undefined {
  const { language } = material.page
  if (!isOption(outcome) || !isClaim(claim, material) || isInstructing(outcome, language)) return undefined
  const ask = `${withEndMark(claim, language)}${marksOf(language).space}${askOtherwise(language)}`
  return { sentence, claim, reason: outcome, opener: undefined, ask }
}

function ofTherefore(lead: Sentence, sentence: Sentence, material: Material): Reasoning | undefined {
  const { lexicon, page } = material
  const found = thereforeIn(withoutStop(sentence.text, page.language), page.language)
  if (!found) return undefined
  const reason = withoutStop(lead.text, page.language)
  const claim = capitalised(found.claim)
  const isOrder = [claim, reason].some((one) => isInstructing(one, page.language) || lexicon.isTask(one))
  if (isOrder || !isOption(reason) || !isClaim(claim, material)) return undefined
  return {
    sentence,
    claim,
    reason,
    opener: undefined,
    ask: found.ask,
    lead,
    // Among other reasons, 'If the debtor owns nothing, …' shows that it is the right one.
    isUnmarked: opensWithCondition(reason, page.language),
  }
}

const afterColon = /^([^:：]{6,}?)[:：]\s?(\D[^:：]+)$/u

/** Acts that a page forbids with the reason after a colon: 'Never wash the canister: water blocks the valve.' */
export function forbiddenActs(material: Material): readonly Reasoning[] {
  const { page, lexicon, sentences } = material
  return sentences.flatMap((sentence): readonly Reasoning[] => {
    if (!sentence.isUsable || !standsAlone(sentence)) return []
    const [, claim = '', after = ''] = afterColon.exec(withoutStop(sentence.text, page.language)) ?? []
    if (claim === '' || !forbidsAct(claim, page.language)) return []
    const reason = capitalised(after)
    const isStatement =
      !isInstructing(reason, page.language) && !lexicon.isTask(reason) && !forbidsAct(reason, page.language)
    if (!isStatement || !isOption(reason) || !isClaim(claim, material)) return []
    const code = languageOf(page.language) ?? 'en'
    // '¿Por qué nunca dejes …?' is no question.
    const ask =
      code === 'zh'
        ? `为什么${claim}？`
        : code === 'en'
          ? undefined
          : askAfter(material, lexicon.phrases.quizAsks.reason, claim)
    return [{ sentence, claim, reason, opener: undefined, ask }]
  })
}
