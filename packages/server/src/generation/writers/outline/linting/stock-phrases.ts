import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { tablePhrasesOf } from '../language/table-phrases.ts'
import { drawingPhrasesOf } from '../language/drawing-words.ts'
import { narrationPhrasesOf } from '../language/narration-phrases.ts'
import { reviewPhraseOf } from '../language/review-phrases.ts'
import { turningPhrasesOf } from '../language/turning-phrases.ts'
import { phrasesOf } from '../language/phrases.ts'

export interface StockPhrases {
  /** The stock phrase that a sentence is; undefined if the sentence is content. */
  match(sentence: string): string | undefined
  /** The stock phrase that introduces a sentence, and the rest ('What I take from this: …'). */
  splitLead(sentence: string): readonly [lead: string, rest: string] | undefined
}

const created = new Map<string, StockPhrases>()

/** The sentences that the outline writer adds to the text of the page. */
export function stockPhrasesOf(language: string): StockPhrases {
  const cached = created.get(language)
  if (cached) return cached
  const found = create(language)
  created.set(language, found)
  return found
}

function create(language: string): StockPhrases {
  const sentencesOf = (texts: unknown) => textsIn(texts).flatMap((text) => splitSentences(text, language))
  const [own, ofDrawings] = [phrasesOf(language), drawingPhrasesOf(language)].map(sentencesOf)
  const { question, differences } = tablePhrasesOf(language)
  const ofHosts = [
    ...(own ?? []),
    ...sentencesOf([
      question,
      differences,
      narrationPhrasesOf(language),
      turningPhrasesOf(language),
      reviewPhraseOf(language),
    ]),
  ]
  const phrases = [...ofHosts, ...(ofDrawings ?? [])]
  const patterns = [
    ...ofHosts.map((phrase) => ({ phrase, source: patternOf(phrase) })),
    ...(ofDrawings ?? []).map((phrase) => ({ phrase, source: patternOf(phrase, slotOfDrawing(phrase)) })),
  ]
    .filter(({ phrase }) => /[.!?。！？।؟;:：…]$/u.test(phrase))
    // 'How about {}?' is also 'How {}?', so the phrase with the most words of its own comes first.
    .sort((a, b) => b.phrase.length - a.phrase.length)
    .map(({ phrase, source }) => ({ phrase, pattern: new RegExp(`^${source}$`, 'su') }))
  const leads = phrases
    .filter((phrase) => /[.。।:：]$/u.test(phrase))
    .map((phrase) => ({
      phrase,
      pattern: new RegExp(`^${patternOf(phrase.replace(/[\s.。।:：]+$/u, ''))}\\s?[:：]\\s*`, 'u'),
    }))
  return {
    match: (sentence) => patterns.find(({ pattern }) => pattern.test(sentence.trim()))?.phrase,
    splitLead(sentence) {
      const lead = leads.find(({ pattern }) => pattern.test(sentence))
      return lead && [lead.phrase, sentence.replace(lead.pattern, '')]
    },
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const quotation = '[“„«「『"][^”“»」』"]+[”“»」』"]'
/** A slot has one or several texts in quotation marks, or one without a colon: what follows a colon is content. */
const slot = `(?:${quotation}(?:[^“„«「『":：.。]{1,8}${quotation})*|[^:：]+?)`

/** A value, with its label: 'Price: 5 zł'. */
const valueSlot = String.raw`[^.!?]*\p{N}[^!?]*?`

/** 'First: {}.' says a value. With other text, it is the first item of a list. */
function slotOfDrawing(phrase: string): string {
  const own = phrase.replace(/\{[^}]*\}/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? []
  return own.length <= 3 ? valueSlot : `(?:${slot}|${valueSlot})`
}

function patternOf(phrase: string, inSlot = slot): string {
  return (
    phrase
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      // French has a space before some marks, which speech leaves out.
      .map((part) => part.replace(/[\s\u00a0\u202f]+(?=\\?[!?;:])/gu, String.raw`\s?`))
      .join(inSlot)
  )
}
