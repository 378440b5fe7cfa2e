import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { memoized } from '../../language/memoized.ts'
import { hasWholeQuotes, isBalanced } from '../../language/brackets.ts'
import { causalWords, notResult } from '../../../../../platform/languages/causal-words.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { conjunctionsOf } from '../../language/words/conjunctions.ts'
import { denies } from '../../language/words/negations.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { alternatives, unspaced } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { reversedOption, statementsAwayFrom, withReversed } from './statements.ts'
import {
  agreeing,
  isQuotable,
  leadsTo,
  nextAfter,
  parallelOptions,
  weightIn,
  wrongOptions,
} from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { askWhy } from './ask-in-words.ts'
import { isInstructing } from '../../language/words/advice-questions.ts'
import { headsExample } from '../../language/words/example-headings.ts'
import { startsWithCondition } from '../../language/words/conditions.ts'
import { endsInPronoun, hasOpenPronoun } from '../../language/words/object-pronouns.ts'
import { frontedReasonIn } from '../../language/words/fronted-reasons.ts'
import { consequencesIn } from './completions.ts'
import { withoutLabel } from './labels.ts'
import { nearTo } from './nearness.ts'
import { explainedInstructions } from './explained-instructions.ts'
import type { Reasoning } from './explained-instructions.ts'
import { forbiddenActs, statedConsequences } from './stated-consequences.ts'
import { opensWithVerbFirst } from '../../language/words/verb-first-cases.ts'
import { resultsIn } from './results.ts'
import {
  clausesAsReasons,
  endsBeforeNoun,
  isOnlyOfInstruction,
  openerOf,
  opensOtherClause,
  rarerCausalWords,
} from '../../language/words/reason-clauses.ts'

/** In these languages, the verb of a reason is last: a statement among reasons would show that it is none. */
const verbLast = new Set(['de', 'nl'])

/** The claims of the page with their reasons. */
export const reasoningIn = memoized((material: Material): readonly Reasoning[] => {
  const pattern = patternOf(languageOf(material.page.language) ?? 'en')
  if (!pattern) return []
  const stated = material.sentences
    .filter(({ isUsable }) => isUsable)
    .flatMap((one) => {
      const found = reasoningOf(one, pattern, material)
      return found.length > 0 ? found : frontedReasoning(one, pattern, material)
    })
  return [
    ...stated,
    ...explainedInstructions(material),
    ...forbiddenActs(material),
    // 'The water pushes, because it is trapped' has a reason of its own.
    ...statedConsequences(material).filter(
      ({ reason }) => !pattern.test(reason) && !opensWithVerbFirst(reason, material.page.language),
    ),
  ].toSorted((a, b) => a.sentence.order - b.sentence.order)
})

/** Questions for the reason of a claim: 'Rivers slow down because …'. */
export const aboutReasons: QuestionMaker = (material) => {
  const code = languageOf(material.page.language) ?? 'en'
  const pattern = patternOf(code)
  if (!pattern) return []
  const found = reasoningIn(material)
  const weight = weightIn(material)
  return found
    .filter(
      ({ claim }) => !endsInPronoun(claim, material.page.language) && namesReason[code]?.test(claim) !== true,
    )
    .filter(
      ({ sentence, lead, isFronted }) =>
        lead !== undefined ||
        // In some languages, a sentence that opens with 'because' seems to lean on the one before it.
        (isFronted === true && sentence.isUsable && sentence.misleadsWithout.length === 0) ||
        standsAlone(sentence) ||
        beforeOf(sentence, material) !== undefined,
    )
    .flatMap((one): readonly Question[] => {
      // 'It reacts to outliers because …' is asked where the page names the mean in its own question.
      const before =
        one.lead ??
        (standsAlone(one.sentence) || one.isFronted === true ? undefined : beforeOf(one.sentence, material))
      const because =
        before === undefined
          ? one.sentence.text
          : `${before.text}${marksOf(material.page.language).space}${one.sentence.text}`
      const reasons = found
        .filter(
          ({ sentence, claim, reason, opener, isUnmarked }) =>
            sentence !== one.sentence &&
            (isUnmarked !== true || countWords(claim) < fewestOfPlainClaim) &&
            (!verbLast.has(code) || opener === one.opener) &&
            hasSamePronoun(one, { reason, opener }, material) &&
            // The reason of nearly the same claim may be a reason of this one too.
            overlap(contentWords(one.claim), contentWords(claim)) <= mostOfOther,
        )
        .map(({ reason }) => reason)
      const topic = nearTo(
        one.sentence,
        [
          ...found.map(({ sentence, reason }) => ({ sentence, text: reason })),
          ...resultsIn(material).map(({ sentence, outcome }) => ({ sentence, text: outcome })),
        ],
        material,
      )
      const fitting = wrongOptions(one.reason, agreeing(one.reason, reasons, material), topic)
      // A consequence in another case is as near to a reason as a result is.
      const results = [...resultsIn(material), ...consequencesIn(material)]
        .filter(({ sentence, claim }) => sentence !== one.sentence && !leadsTo(one.reason, claim))
        .filter(({ outcome }) => overlap(contentWords(one.claim), contentWords(outcome)) <= mostOfClaim)
        .map(({ outcome }) => outcome)
      // 'Old people are at risk because they sweat less' is a claim with its own reason.
      const isClause = verbLast.has(code) && one.opener !== undefined
      const further = isClause
        ? []
        : statementsLike(one, material).filter(
            (text) => !pattern.test(text) && resultIn(text, material.page.language) === undefined,
          )
      // A result is a clause as a reason is, and nearer to it than a statement of another part.
      const near = isClause
        ? fitting
        : wrongOptions(one.reason, agreeing(one.reason, results, material), topic, fitting)
      const others = agreeing(one.reason, [...further, ...clausesBeside(one, material)], material)
      // Beside two reasons, a statement of another part is seen to be none.
      const like =
        near.length >= fewestSiblings ? near : parallelOptions(one.reason, others, material, topic, near)
      // Any statement is better than no answer to a question that the page asks its readers.
      const isLacking = like.length < 2 && !isClause
      // 'The paired test is the right one' holds in the case that the page works through.
      const isOfExample = isInExample(one.sentence, material)
      const isOnlyOfPage =
        isLacking ||
        isOfExample ||
        (one.lead === undefined && before !== undefined) ||
        one.isUnmarked === true
      const wrong = isLacking ? wrongOptions(one.reason, anyStatements(one, material), topic, like) : like
      const chosen = wrong.length >= 2 ? wrong : wrongOptions(one.reason, reasons, topic, wrong)
      const spare = agreeing(one.reason, [...reasons, ...results], material)
      return [
        {
          kind: 'reason',
          ask: one.ask ?? askWhy(one.claim, material),
          claim: one.claim,
          right: one.reason,
          wrong: withOpposite(one, chosen, near.length, material),
          spare: [
            ...wrongOptions(
              one.reason,
              spare.filter((option) => !chosen.includes(option)),
              topic,
            ),
            ...wrongOptions(
              one.reason,
              others.filter((option) => !chosen.includes(option) && !spare.includes(option)),
              topic,
            ),
          ],
          ...(isOnlyOfPage && { isOnlyOfPage }),
          isFar: !chosen.some(topic) && reversedOption(one.reason, material.page.language).length === 0,
          isLoose:
            isLacking ||
            near.length + reversedOption(one.reason, material.page.language).length < fewestSiblings,
          because,
          further: nextAfter(one.sentence, material),
          notes: new Map(
            found
              .filter(({ sentence }) => standsAlone(sentence))
              .map(({ reason, sentence }) => [reason, sentence]),
          ),
          teaches: one.lead === undefined ? one.sentence.text : because,
          sources: [one.sentence.block],
          weight: weight(one.lead ?? one.sentence),
        },
      ]
    })
}

/**
 * The wrong options with the opposite of the reason. The harm that an instruction prevents is seen to be no reason for it: 'Why should
 * you pull slowly?' is not answered by 'The skin is torn'.
 */
function withOpposite(
  { claim, reason }: Reasoning,
  wrong: readonly string[],
  siblings: number,
  { page }: Material,
): readonly string[] {
  const code = languageOf(page.language) ?? 'en'
  const [opposite = ''] = reversedOption(reason, page.language)
  const isAbsurd =
    opposite !== '' && isInstructing(claim, page.language) && denies(opposite, code) !== denies(reason, code)
  return isAbsurd && wrong.length >= 2 ? wrong : withReversed(reason, wrong, siblings, page.language)
}

/** 'Weil er weniger Wärme einbringt' names nothing beside another claim, and fits one about 'er' alone. */
function hasSamePronoun(
  { reason: own, opener: ownOpener }: Reasoning,
  { reason, opener }: Pick<Reasoning, 'reason' | 'opener'>,
  { lexicon }: Material,
): boolean {
  if (opener === undefined || ownOpener === undefined) return true
  const afterOpener = (text: string, word: string) => text.slice(word.length).trim()
  const [bare, ownBare] = [afterOpener(reason, opener), afterOpener(own, ownOpener)]
  const first = (text: string) => text.split(/\s/u)[0]
  return !lexicon.isDependent(capitalised(bare)) || first(bare) === first(ownBare)
}

/** Whether a sentence is below the heading of an example, which it may need. */
function isInExample({ block }: Sentence, { blockOf, page }: Material): boolean {
  const heading = blockOf(block)?.path.at(-1)
  return heading !== undefined && headsExample(heading, page.language)
}

/** The sentence before one that refers to nothing else, if it is understood alone. */
function beforeOf(sentence: Sentence, { sentences }: Material): Sentence | undefined {
  const before = sentences[sentences.indexOf(sentence) - 1]
  const isWhole =
    before !== undefined &&
    before.block === sentence.block &&
    standsAlone(before) &&
    sentence.isUsable &&
    sentence.misleadsWithout.length === 0 &&
    sentence.needs.every((order) => order === before.order)
  return isWhole ? before : undefined
}

/** 'They contain enzymes' is among statements about 'they': others would not fit the claim. */
function statementsLike({ sentence, claim, reason }: Reasoning, material: Material): readonly string[] {
  // A claim is shown without its reason, which a learner still knows.
  const claims = new Set(reasoningIn(material).map((one) => one.sentence))
  const fits = (one: Sentence) => standsAlone(one) && !claims.has(one)
  const [first = ''] = /^(?:\p{Script=Han}|[\p{L}\p{M}’']+)/u.exec(reason) ?? []
  const space = unspaced.has(languageOf(material.page.language) ?? 'en') ? '' : ' '
  return material.lexicon.isDependent(reason)
    ? statementsAwayFrom(
        sentence,
        claim,
        material,
        (one) => fits(one) && one.text.startsWith(`${first}${space}`),
      )
    : statementsAwayFrom(sentence, claim, material, fits)
}

/** Statements of other parts, for a reason that refers to its claim and has no sibling that does. */
function anyStatements({ sentence, claim }: Reasoning, material: Material): readonly string[] {
  const claims = new Set(reasoningIn(material).map((one) => one.sentence))
  return statementsAwayFrom(sentence, claim, material, (one) => standsAlone(one) && !claims.has(one)).filter(
    (text) => resultIn(text, material.page.language) === undefined,
  )
}

/** Clauses of other sentences that have the form of this reason: 'Weil dunkle Meere das Licht aufnehmen'. */
function clausesBeside(
  { sentence: own, claim, reason, opener }: Reasoning,
  { sentences, page, lexicon }: Material,
): readonly string[] {
  if (opener === undefined) return []
  return sentences
    .filter((one) => one !== own && standsAlone(one) && isQuotable(one.text))
    .flatMap(({ text }) => clausesAsReasons(withoutStop(text, page.language), opener, page.language))
    .filter(
      (text) =>
        countWords(text) > fewestOfReason &&
        countWords(text) <= mostOfReason &&
        !refersBack(text, lexicon) &&
        overlap(contentWords(`${claim} ${reason}`), contentWords(text)) <= mostOfClaim,
    )
}

function patternOf(code: Language): RegExp | undefined {
  const words = causalWords[code]
  if (words === '') return undefined
  // French 'parce qu’elle'
  const elided = words.split('|').filter((word) => code === 'fr' && word.endsWith('que'))
  const any = alternatives([
    ...words.split('|'),
    ...rarerCausalWords(code),
    ...elided.flatMap((word) => ['’', "'"].map((mark) => `${word.slice(0, -1)}${mark}`)),
  ])
  return unspaced.has(code)
    ? new RegExp(`^([^。；：]{6,}?)${code === 'zh' ? '[，,]是?' : ''}(${any})([^。；：]+)$`, 'u')
    : new RegExp(
        `^([^;:?!]{12,}?)(?:[,،]?(?<![\\p{L}\\p{M}])\\s?|(?=,))(${any})${code === 'he' ? '' : "(?:(?<=[’'])|(?![\\p{L}\\p{M}]))"}${notResult}(?!\\s(?:of|de)\\s)\\s*([^:?!]+)$`,
        'u',
      )
}

/** 'partly because', 'not because': the claim would end in an adverb or a negation. */
const openEnd =
  /\s(?:partly|mainly|largely|simply|merely|primarily|mostly|possibly|probably|perhaps|precisely|chiefly|especially|particularly|for instance|for example|zum beispiel|par exemple|por ejemplo|per esempio|por exemplo|na przykład|bijvoorbeeld|just|only|not|part|is|was|are|were|so-called|nie|nur|nicht|no|pas|solo|sólo|não)$|(?:不|不是|没有)$/iu

/**
 * 'To say that it will work because it worked before is circular': the reason is inside of what the sentence is about, so what is
 * before it is no claim. 'To save water, cacti …' has a claim after its comma.
 */
const openSubject =
  /^(?:To\s[^,]+|\p{L}+ing\sthat\s[^,]+|\p{Lu}\p{Ll}+(?:ar|er|ir|re|are|ere|ire)\s(?:que|che)\s[^,]+|Zu\s\p{Ll}+,\s(?:dass|daß)\s[^,]+|\p{Lu}\p{Ll}+nie,\s(?:że|iż)\s[^,]+)$/u

/**
 * 'Mówi, że zdrowie nie jest dobrem', 'Sostiene que …': a verb of saying alone does not say who speaks.
 */
const withoutSpeaker: Partial<Record<Language, RegExp>> = {
  pl: /^(?:nie\s)?\p{L}+(?:\s(?:się|też|także|jednak|tylko))?,\s(?:że|iż)\s/iu,
  cs: /^\p{L}+(?:\s(?:se|také|však))?,\sže\s/iu,
  sk: /^\p{L}+(?:\s(?:sa|tiež|však))?,\sže\s/iu,
  ru: /^(?:не\s)?\p{L}+,\sчто\s/iu,
  uk: /^(?:не\s)?\p{L}+,\sщо\s/iu,
  es: /^(?:no\s)?\p{L}{4,}\sque\s/iu,
  pt: /^(?:não\s)?\p{L}{4,}\sque\s/iu,
  it: /^(?:non\s)?\p{L}{4,}\sche\s/iu,
  ro: /^(?:nu\s)?\p{L}{4,}\scă\s/iu,
}

function lacksSpeaker(claim: string, code: Language): boolean {
  return withoutSpeaker[code]?.test(claim) === true
}

/** 'Leave it in place, because the drug is drawn back through it, and call for help': what is added is no part of the reason. */
function withoutAddition(clause: string, code: Language): string {
  const and = conjunctionsOf(code, ['conjunction'])
  const commas = clause.match(/[,،]\s/gu)?.length ?? 0
  if (commas !== 1 || and.length === 0) return clause
  const [head = '', rest] = clause.split(
    new RegExp(`[,،]\\s(?=(?:${alternatives(and)})(?![\\p{L}\\p{M}]))`, 'u'),
  )
  return rest !== undefined && countWords(head) >= fewestOfReason ? head : clause
}

/** 'The water expands and because glaciers melt', 'دخلهم محدود ولأنهم يجدون بديلاً': the first one is enough of an answer. */
function withoutSecondReason(reason: string, code: Language): string {
  const words = causalWords[code].split('|').filter((word) => word !== '' && !word.startsWith(','))
  const and = conjunctionsOf(code, ['conjunction'])
  if (unspaced.has(code) || words.length === 0) return reason
  const second =
    code === 'ar'
      ? `\\sو(?:${alternatives(words)})\\p{L}*\\s.+$`
      : `[,،]?\\s(?:${alternatives(and)})\\s(?:${alternatives(words)})\\s.+$`
  const first = reason.replace(new RegExp(second, 'iu'), '')
  return countWords(first) >= fewestOfFirst ? first : reason
}

const fewestOfFirst = 2

/** Two reasons of one claim: 'because the water expands and because glaciers melt'. */
function withoutSecondWord(reason: string, code: Language): string {
  const and = conjunctionsOf(code, ['conjunction'])
  if (unspaced.has(code) || and.length === 0) return reason
  const words = causalWords[code].split('|').filter((word) => !word.startsWith(','))
  return reason.replace(
    new RegExp(`(?<=\\s(?:${alternatives(and)}))\\s(?:${alternatives(words)})(?=\\s)`, 'iu'),
    '',
  )
}

/** 'The ice melts, and because the ground is dark, it …': the reason is that of the next clause. */
function endsInConjunction(claim: string, code: Language): boolean {
  const words = conjunctionsOf(code)
  const last = claim.trim().split(/\s/u).at(-1)?.toLowerCase() ?? ''
  return /[,،，、]$/u.test(claim.trim()) || words.includes(last)
}

/** In these languages, a comma is before each clause, and shows nothing. */
const commaBeforeClauses = new Set<Language>(['de', 'pl', 'cs', 'sk', 'ru', 'uk', 'hu', 'da', 'fi'])

/**
 * Whether a reason between commas may be that of the clause after it: '中午阳光强烈，由于气孔关闭，光合作用减弱' explains why
 * photosynthesis slows down, and not why the sun is strong. '是因为' always belongs to the clause before it.
 */
function belongsToNext(head: string, word: string, reason: string, code: Language): boolean {
  if (commaBeforeClauses.has(code) || /^[,،，]/u.test(word)) return false
  const opensClause = unspaced.has(code) ? !head.endsWith('是') : /[,،]\s*$/u.test(head)
  return opensClause && /[,،，]/u.test(reason)
}

/** The claim and the reason of a sentence that names the reason first: 'Because the cells do not grow again, the damage lasts.' */
function frontedReasoning(sentence: Sentence, pattern: RegExp, { lexicon }: Material): readonly Reasoning[] {
  const { language } = lexicon
  const code = languageOf(language) ?? 'en'
  const found = frontedReasonIn(withoutStop(sentence.text, language), language)
  if (!found) return []
  const opener = verbLast.has(code) ? (openerOf(found.opener, code) ?? found.opener) : undefined
  const reason = capitalised(opener === undefined ? found.reason : `${opener} ${found.reason}`)
  const claim = capitalised(found.claim)
  const fits =
    [claim, reason].every((one) => isQuotable(one) && isBalanced(one)) &&
    countWords(claim) >= 3 &&
    countWords(claim) <= 24 &&
    // '因为如果那样的话，…' opens with the case of its reason.
    !startsWithCondition(found.reason, language) &&
    countWords(reason) >= fewestOfReason &&
    countWords(reason) <= mostOfReason &&
    // 'Because the pot is thick, it stays warm': without its reason, the claim does not name the pot.
    ![claim, capitalised(found.reason)].some((one) => refersBack(one, lexicon)) &&
    !hasOpenPronoun(found.claim, language) &&
    !pattern.test(found.claim)
  return fits ? [{ sentence, claim, reason, opener, ask: found.ask, isFronted: true }] : []
}

const fewestOfReason = 3
const mostOfReason = 18
/** A result with more words of the claim may be a reason for it too. */
const mostOfClaim = 0.25
const mostOfOther = 0.5
/** With fewer reasons of the page among its wrong options, a question is loose. */
const fewestSiblings = 2

/** '…, because the verb means to take place: “The wedding is in the church”': the example after the colon is no part of the reason. */
function withoutExample(text: string): string {
  const [first = '', ...rest] = text.split(/[:：]\s?/u)
  return rest.length === 1 ? first : text
}

/** Words of a clause that limits the reason before it: '…, because death is a change, although it lasts'. */
const concessions: Partial<Record<Language, string>> = {
  en: 'although|though|even though|even if',
  es: 'aunque|aun cuando|si bien',
  fr: 'bien que|même si|quoique',
  it: 'anche se|sebbene|benché',
  pt: 'embora|mesmo que|ainda que',
  ro: 'deși|chiar dacă',
}

function withoutConcession(text: string, code: Language): string {
  const words = concessions[code]
  if (words === undefined) return text
  return text.replace(new RegExp(`,\\s(?:${words})\\s[^,]+$`, 'iu'), '')
}

function reasoningOf(sentence: Sentence, pattern: RegExp, material: Material): readonly Reasoning[] {
  const { lexicon } = material
  const { language } = lexicon
  // 'Necessity: Demand is inelastic because patients cannot do without it': the name of the item is no part of the claim.
  const text = withoutStop(withoutLabel(sentence, material), language)
  const code = languageOf(language) ?? 'en'
  const plain = withoutConcession(text, code)
  const [all = '', before = '', word = '', after = ''] =
    pattern.exec(plain) ?? pattern.exec(withoutExample(plain)) ?? []
  const head = all
    .slice(0, all.length - after.length)
    .trimEnd()
    .slice(0, -word.length)
  const claim = withoutStop(before.trim(), language).replace(chineseCause, '')
  const [clause = ''] = after.split(/[;；؛—]|\s–\s/u)
  const added = withoutSecondReason(withoutAddition(clause.trim(), code), code)
  const bare = withoutStop(added, language)
  // 'Weil die Kunden keine Wahl haben' is a reason, and 'Die Kunden keine Wahl haben' no sentence.
  const opener = openerOf(word, code)
  const full = capitalised(opener === undefined ? bare : `${opener} ${bare}`)
  // '… produces a lump, a hard piece of fat which …' may be cut where a remark begins.
  const reason =
    countWords(full) > mostOfReason && opener === undefined
      ? (lexicon.shorten(full, mostOfReason) ?? full)
      : full
  const fits =
    [claim, reason].every((one) => isPlain(one, code) && isBalanced(one)) &&
    // 'On the other hand, because …' has no claim before the reason.
    (countWords(claim) >= 5 || (countWords(claim) >= fewestOfClaim && !lexicon.isDependent(claim))) &&
    countWords(claim) <= 24 &&
    countWords(reason) >= fewestOfReason &&
    countWords(reason) <= mostOfReason &&
    !openEnd.test(claim) &&
    !endsInConjunction(claim, code) &&
    !belongsToNext(head, word, added, code) &&
    !openSubject.test(claim) &&
    !lacksSpeaker(claim, code) &&
    !opensOtherClause(word, bare, code) &&
    (!isOnlyOfInstruction(word) || isInstructing(claim, language)) &&
    !endsBeforeNoun(claim, word) &&
    !pattern.test(withoutSecondWord(bare, code))
  // 'Debtors gained' says too little alone for a question that the page does not ask itself.
  return fits ? [{ sentence, claim, reason, opener, isUnmarked: countWords(claim) < fewestOfPlainClaim }] : []
}

/** 'The cause is that the pressure is higher, because …': why a cause is one is no question. */
const namesReason: Partial<Record<Language, RegExp>> = {
  en: /\b(?:reason|cause)s?\b.*\b(?:is|are|was|were)\b/iu,
  es: /(?<!\p{L})(?:razón|causa|motivo)(?!\p{L}).*(?<!\p{L})(?:es|son|fue|era)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:raison|cause|motif)(?!\p{L}).*(?<!\p{L})(?:est|sont|était)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Grund|Ursache)(?!\p{L}).*(?<!\p{L})(?:ist|war)(?!\p{L})|(?<!\p{L})(?:ist|war)(?!\p{L}).*(?<!\p{L})(?:Grund|Ursache)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:przyczyną|powodem|powód|przyczyna)(?!\p{L}).*(?<!\p{L})(?:jest|było|był|była)(?!\p{L})/iu,
}

/** '浮力产生的原因是下面的压强更大，因为…': asked is why the pressure is higher. */
const chineseCause = /^[^，,]*(?:原因|理由)(?:就?是|在于)(?=\p{Script=Han}{4})/u

/** A quotation may be within a question and an option, and not within a statement that a question quotes. */
function isPlain(text: string, code: Language): boolean {
  return (
    isQuotable(text) ||
    (!quotesClaims.has(code) && hasWholeQuotes(text) && isQuotable(text.replace(anyQuote, '')))
  )
}

const quotesClaims = new Set<Language>(['zh', 'ja', 'ko'])
const anyQuote = /["“”„«»]/gu

const fewestOfClaim = 2
const fewestOfPlainClaim = 3
