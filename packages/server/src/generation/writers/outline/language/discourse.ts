import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { discourseMarkers } from './discourse-markers.ts'
import { capitalised } from './enumerate.ts'
import type { DiscourseMarkers } from './discourse-marker-lists.ts'
import { opensWithJoinedConjunction, restsAfterAdverbial } from './words/after-adverbial.ts'
import { conjunctionsOf } from './words/conjunctions.ts'
import { misconceptionWords } from './words/misconception-words.ts'
import { createReadMember } from './words/copulas.ts'
import { definedByPhrase } from './words/define-by-phrase.ts'
import { earlierStarts, exampleStarts, turningStarts } from './words/linking-starts.ts'
import { withoutEra } from './words/without-era.ts'
import { withoutOwnReferences } from './words/own-references.ts'
import { stageStarts } from './words/stage-words.ts'
import { opensWithNamedOrdinal, withoutNamedOrdinals } from './words/named-ordinals.ts'
import {
  alternatives,
  containing,
  early,
  starting,
  titled,
  withoutWholeSign,
  unspaced,
  wordEnd,
} from './words/word-patterns.ts'

/** How a language links sentences, and how a page speaks about itself. */
export interface Discourse {
  /** Words that link a sentence to the one before, wherever they stand: 'however', 'for example'. */
  readonly connectives: readonly string[]
  /** Whether a sentence needs the previous one: by a connective, an ellipsis, a noun phrase or a missing subject. */
  isDependent(text: string): boolean
  /** Whether it starts with a verb whose subject the text before it names: 'Powstały tam, gdzie …'. */
  dropsSubject(text: string): boolean
  /** The place of a sentence in a series, if it starts as a member of one. */
  placeInSeries(text: string): 'first' | 'later' | undefined
  /** A member of a series without 'First, ' or 'The first is '. */
  withoutOrdinal(text: string): string
  isExample(text: string): boolean
  /** Whether the sentence limits or denies the one before it. */
  contrasts(text: string): boolean
  /** Whether it states what the page is about to deny. */
  seems(text: string): boolean
  /** Whether it is about the page: its sections, its pictures, its questions. */
  speaksOfPage(text: string): boolean
  /** 'You will be able to:' of 'By the end of this section, you will be able to:'. */
  withoutPage(text: string): string
  /** Whether a text is the label of a fact about the page: 'Time required'. */
  isLabel(text: string): boolean
  /** The label with which a text starts, before a colon. */
  labelOf(text: string): string | undefined
  /** Exercises, and notes for the reader that are no content. */
  roleOf(heading: string): 'exercises' | 'references' | undefined
}

/** 'Po tej lekcji uczeń:' without its start only names the learner, and is no lead. */
const learners =
  /^(?:uczeń|uczniowie|student\p{L}*|studerende|žá[kc]\p{L}*|žiak\p{L}*|žiaci|учень|учні|ученик\p{L}*|учащиеся|студент\p{L}*|öğrenci\p{L}*|elev\p{L}*|opiskelija\p{L}*|oppilas|oppilaat|siswa|mahasiswa|leerling\p{L}*|schüler\p{L}*|lernende\p{L}*|diák\p{L}*|tanuló\p{L}*)\s*[:：]?$/iu

/**
 * 'Rämeellä kasvaa mäntyjä, kun taas neva on puuton': the contrast is within the sentence. 'At first sight' needs the sentence after
 * it, and none before.
 */
const ofOwnContrast = /,\skun\staas(?!\p{L})|^at first (?:sight|glance),?\s/iu

/** 'If you do not, …': an auxiliary without its verb. Only English leaves the verb out in this way. */
const strandedAuxiliary =
  /^(?:if|when|unless|once|because|since|although|though|even if)\s[^,.]*\b(?:do|does|did|is|are|was|were|can|could|will|would|has|have|had|should|must)(?: not|n[’']t)?,/

/** 'In a few short years, it …': a time is no antecedent of the pronoun. 'it was clear that …' needs none. */
const pronounAfterTime =
  /^(?:in|by|within|after|during|until|since|at|from|over|for)\s[^,;:.]*(?:\b(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|century|centuries|time|era|age|season|spring|summer|autumn|fall|winter|morning|night)\b|\d{3,4})[^,;:.]{0,20},\s(?:they|he|she|this|these|those|its|their|his|her|it(?!\s(?:is|was|became|seems|seemed|took|takes)\s))\b/

/** 'The same sun falls on the land and on the sea': the sentence says itself what has the same. */
const sameOfBoth =
  /^the same\s[^,;.]*\b(on|in|at|to|for|from|with)\b[^,;.]*\sand \1\s|^the same\s[^,;.]*\s(?:every|each|everywhere|throughout)\s/

/** 'The wound is then called open' depends on a case. 'If it bleeds, it is then …' has that case itself. */
const consequentThen =
  /^(?:the|this|these|it|they)\s[^,;:]{0,40}?\s?(?:is|are|was|were|has|have|can|must|may|will)\s(?:then|therefore|thus)\s/

/** 'The towns avoided one on purpose': one of what, the sentence before says. 'Britain had one in three ships' says it itself. */
const openOne =
  /^(?:the |a |an )?(?:\p{L}+ ){1,2}(?:\p{L}{3,}ed|keeps?|kept|needs?|has|have|had|uses?|makes?|made|builds?|built|wants?) one(?=[.,;!]|\s(?:on purpose|for themselves|at once|as well|too|instead|already|anyway|themselves|of their own)(?!\p{L}))/u

/** 'If one of them is missing, the claim fails.' */
const partOfThem =
  /^(?:if|when|unless|once|as soon as|even if|where)\s(?:only\s)?(?:one|any|all|some|none|each|both|most|either|neither|two|several|many|a few) of (?:them|(?:these|those)(?=\s(?:is|are|was|were|has|have|does|do|can)\s))(?![\p{L}-])/u

/**
 * Words without spaces that contain words about the page: '下表面' is a lower surface, '下表' the table below, and '日本书法' is
 * Japanese calligraphy, '本书' this book.
 */
const unrelated =
  /[上下]表(?=[面层皮达示现])|[上下]の表(?=[面情現示層])|[上下]图(?=书馆)|[上下]の図(?=書)|[日基根样樣标標资資剧文]本(?=[节章课书页])/gu

/** 'A long function can be neither': neither of what the sentence before names. */
const openPair =
  /^[^,;:]+\b(?:is|are|was|were|be|do|does|did|has|have|had|can|could|needs?|wants?|lacks?|uses?|offers?|gives?) (?:neither|both|either)[.!]?$/u

/**
 * 'Ciśnienie to nazywa się turgorem': Polish puts the word that points after its noun. After a noun of another gender, 'to' is a verb:
 * 'Osmoza to jest przenikanie wody'.
 */
const pointerAfterNoun =
  /^(?:\p{L}{2,}(?:[oeę]|um)\sto|\p{L}{3,}\s(?:ten|ta|te))\s(?:się\s)?(?:nazywa\p{L}*|określa\p{L}*|zwie\p{L}*|jest|są|był[aoy]?|może|mogą|ma|mają|zachodzi|występuje|powoduje|prowadzi|polega|pozwala|umożliwia|służy|trwa|odbywa|opisuje|wywołuje)(?!\p{L})/u

/**
 * 'The minister, Abe, then asked all the lords': after something that the sentence before says. With a condition or an order of its own,
 * or after 'and', the sentence says it itself.
 */
const nextInStory =
  /^(?:[\p{L}’'.-]+\s){0,4}[\p{L}’'.-]+(?:,\s[^,;:]{2,40},)?(?<!(?:^|\s)(?:and|but|or|by|since|until|from|even|just|only|back|the|a|if|now))\sthen\s(?:\p{L}{2,}ed|did|made|took|gave|went|came|became|began|sent|left|wrote|rose|fell|grew|won|lost|put|set|met|held|led|said|spent|built|broke|chose|drew)\s/u
const ownOrder = /(?<!\p{L})(?:if|when|once|first|after|until|before|while|as soon as)(?!\p{L})/u

/**
 * 'Zależą od nas sądy': the noun after a pronoun with its preposition is the subject, since no pronoun has a noun that belongs to it.
 */
const polishSubjectLast =
  /^(?:nie\s)?\p{L}+\s(?:od|do|dla|u|przed|przy|dzięki|bez|na|w|o)\s(?:nas|was|nich|niego|niej|nim|nimi|nią|siebie|mnie|ciebie|nam|wam)\s(?!tylko|także|również|jednak|bardzo|wyłącznie|zawsze|często|zwykle|niczego|przez|przed|według|podczas|oraz|albo|więcej|mniej|jedynie|nawet)\p{L}{4,}/u

export function discourseOf(code: Language): Discourse {
  const markers = discourseMarkers[code]
  const spaced = !unspaced.has(code)
  const [examples, turns] = [listOf(exampleStarts[code]), listOf(turningStarts[code])]
  const before = listOf(earlierStarts[code])
  const dependentStarts = starting(
    [...listOf(markers.dependentStarts), ...before, ...examples, ...turns],
    spaced,
  )
  const back = early(listOf(markers.early), spaced)
  const inside = betweenCommas(listOf(markers.inside))
  const stages = stageStarts(code)
  const first = starting([...listOf(markers.first), ...stages.first], spaced)
  const later = starting([...listOf(markers.next), ...stages.later], spaced)
  const ordinal = new RegExp(
    `^(?:${alternatives([...listOf(markers.first), ...listOf(markers.next)])})(?:(?<=[,，、:])|[,，、:：])\\s*`,
    'iu',
  )
  const readMember = createReadMember(code, [...listOf(markers.first), ...listOf(markers.next)])
  // 'Third, and perhaps most important, …'
  const remark = new RegExp(
    `^(?:${alternatives(conjunctionsOf(code, ['conjunction']))})\\s[^,،.]{3,40}[,،]\\s+`,
    'iu',
  )
  const example = containing([...listOf(markers.example), ...examples], spaced)
  const contrast = starting([...listOf(markers.contrast), ...turns], spaced)
  const connective = betweenCommas(listOf(markers.contrast))
  const seeming = containing([...listOf(markers.seeming), ...listOf(misconceptionWords[code])], spaced)
  const elsewhere = containing(listOf(markers.elsewhere), spaced)
  const opening = new RegExp(
    `^[^,，、:：.]{0,60}?(?:${alternatives(listOf(markers.elsewhere))})${spaced ? wordEnd : '[中里内]?'}[,，、]?\\s*`,
    'iu',
  )
  const exercises = headed(markers.exercises, discourseMarkers.en.exercises, spaced)
  const references = headed(markers.references, discourseMarkers.en.references, spaced)
  const labels = new Set([...listOf(markers.labels), ...listOf(discourseMarkers.en.labels)])
  const nouns = anaphoricNouns(markers)
  const startsWithVerb = droppedSubject(markers)
  // 'Se llama magma a la roca fundida' has no subject that was named before.
  const dropped = (low: string) =>
    definedByPhrase(low, code) === undefined &&
    !(code === 'pl' && polishSubjectLast.test(low)) &&
    (startsWithVerb(low) || restsAfterAdverbial(low, code).some(startsWithVerb))

  const isLabel = (text: string) => labels.has(normaliseLabel(text))
  return {
    connectives: listOf(markers.inside),
    isDependent(text) {
      const low = text.toLowerCase().replace(ofOwnContrast, '')
      const referring = withoutOwnReferences(text.replace(ofOwnContrast, ''), code)
      if (code === 'en' && sameOfBoth.test(low)) return false
      return (
        dependentStarts.test(referring) ||
        back.test(referring) ||
        inside.test(firstClauses(low)) ||
        nouns(low) ||
        dropped(low) ||
        opensWithJoinedConjunction(low, code) ||
        (code === 'pl' && pointerAfterNoun.test(low)) ||
        (code === 'en' &&
          (openOne.test(low) ||
            openPair.test(low) ||
            partOfThem.test(low) ||
            strandedAuxiliary.test(low) ||
            pronounAfterTime.test(low) ||
            consequentThen.test(low) ||
            (nextInStory.test(low) && !ownOrder.test(low))))
      )
    },
    dropsSubject: (text) => dropped(text.toLowerCase()),
    placeInSeries(text) {
      const low = withoutNamedOrdinals(text, code).toLowerCase()
      if (first.test(low)) return 'first'
      return later.test(low) ? 'later' : undefined
    },
    withoutOrdinal(text) {
      if (opensWithNamedOrdinal(text, code)) return text
      return capitalised(readMember(text) ?? text.replace(ordinal, '').replace(remark, ''))
    },
    isExample: (text) => example.test(withoutEra(text).toLowerCase()),
    contrasts: (text) =>
      contrast.test(text.toLowerCase()) || connective.test(firstClauses(text.toLowerCase())),
    seems: (text) => seeming.test(text.toLowerCase()),
    speaksOfPage: (text) => elsewhere.test(text.toLowerCase().replace(unrelated, '')),
    withoutPage(text) {
      const [start] = opening.exec(text) ?? []
      const rest = start === undefined ? '' : text.slice(start.length)
      return countWords(rest) < 1 || learners.test(rest) ? text : capitalised(rest)
    },
    isLabel,
    labelOf(text) {
      const [, label] = /^([^:：]{1,40})[:：]/u.exec(text) ?? []
      return label !== undefined && isLabel(label) ? label : undefined
    },
    roleOf(heading) {
      const low = heading.toLowerCase()
      if (exercises.test(low)) return 'exercises'
      return references.test(low) ? 'references' : undefined
    },
  }
}

function listOf(list: string): readonly string[] {
  return list.split('|')
}

function normaliseLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[\s:：.?？؟]+$/u, '')
    .trim()
}

/** ', however,' and ', too.', but not 'and, in turn,', which links two parts of one sentence. */
function betweenCommas(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<!\\s(?:and|or|but|y|e|o|u|et|ou|und|oder|en|of|og|och|eller|i|a|oraz|lub|или|и|та|і|و|और|या))[,，،、]\\s*(?:${alternatives(words)})\\s*(?:[,，،、;]|[.!。।]$)`,
    'u',
  )
}

/** Connectives of later sentences, or of what is after a semicolon, link these, not the first. */
function firstClauses(text: string): string {
  const [first = text] = text.split(/(?<=[.!?؟।]["“”’»)]*)\s|(?<=[。！？])|(?<=[;；])\s?/u)
  return first
}

/** 'The main cause was coal', 'La causa principal fue': which of several it is does not say of what. */
const rank =
  /(?<=^["“«(]?(?:the|el|la|las|los|le|les|il|lo|o|a|os|as|der|die|das|de|het)\s)(?:main|chief|principal|primary|biggest|greatest|most important|most common|real|immediate|only|first|final|last|principale|principales|principali|première|premier|prima|primo|vera|vrai|vraie|wichtigste|eigentliche|häufigste|größte|belangrijkste|voornaamste|grootste|principais)\s|(?<=^["“«(]?\p{L}+[\s’']\p{L}+)\s(?:principal|principale|principales|principali|principais|fondamentale|fundamental|immédiate|inmediata)(?=\s)/u

/** 'The result was war', but not 'The result of the vote was clear'. */
function anaphoricNouns({ nouns, complements }: DiscourseMarkers): (text: string) => boolean {
  if (!nouns || !complements) return () => false
  const pattern = new RegExp(
    `^["“«(]?(?:${alternatives(listOf(nouns))})${wordEnd}(?!\\s+(?:${alternatives(listOf(complements))})${wordEnd})`,
    'u',
  )
  return (text) => pattern.test(text.replace(rank, ''))
}

/** A finite verb first, in a language that drops the subject: the subject was named before. */
function droppedSubject({ verbs, verbEndings, notDropped }: DiscourseMarkers): (text: string) => boolean {
  if (!verbs) return () => false
  const whole = starting(listOf(verbs), true)
  const ending = verbEndings ? new RegExp(`^["“«„(¿¡]*\\p{L}+(?:${verbEndings})${wordEnd}`, 'u') : undefined
  const free = notDropped ? starting(listOf(notDropped), true) : undefined
  const startsWithVerb = (text: string) =>
    (whole.test(text) || (ending?.test(text) ?? false)) && !(free?.test(text) ?? false)
  return (text) => startsWithVerb(text) || (negation.test(text) && startsWithVerb(text.replace(negation, '')))
}

/** 'Nie zawierają …' lacks its subject as 'Zawierają …' does. */
const negation = /^(?:nie|no|non|não|nu|δεν)\s/u

/** A heading that is one of the words, also with a number and with more after a colon: 'Activity 2: Build a dam'. */
function headed(own: string, english: string, spaced: boolean): RegExp {
  const words = withoutWholeSign([...listOf(own), ...listOf(english)])
  return new RegExp(
    `${titled(listOf(own), spaced).source}|${titled(listOf(english), true).source}|^(?:${alternatives(words)})\\s*\\p{N}*\\s*[:：]`,
    'u',
  )
}
