import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { BlockOf } from '../../../page.ts'
import { opensScene } from '../language/words/scene-openers.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { marksOf, withEndMark } from '../language/marks.ts'
import { explainingSentences } from '../material/explain.ts'
import { withoutArticle } from '../material/parallel-subjects.ts'
import type { Material } from '../material/material.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { passageTo, sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

const maxWords = 55
/** With fewer words about the quotation, the script reads it. */
const leastSpoken = 20
/** A part of the page with more prose beside a quotation has a slide of prose too. */
export const mostBesideQuote = 40

/** Quotations, in their exact words: the first sentences of a long one. */
export const quoteSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'quote' ? ideaOf((taken) => slideOf(block, input, taken)) : [],
  )

/** The audience reads the quotation. The script says who says it, when and why. */
function slideOf(quote: BlockOf<'quote'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const words = beginning(quote.text, input)
  if (words === '') return undefined
  const leading = passageTo(quote, unit, taken)
  const lead = leading.at(-1)
  // Enough prose has a slide of its own, which the quotation does not show.
  const isBesideProse = wordsIn(unit.sentences.filter(({ listed }) => !listed)) > mostBesideQuote
  const near = sentencesBeside(quote, unit).filter((one) => !taken.has(one) && !leading.includes(one))
  const about = near.filter((one) => isAbout(one, quote))
  // The steps or points of a list beside it are about something else.
  const beside = near.filter((one) => (isBesideProse || one.listed ? continues(one, about) : true))
  const said = explainingSentences(material, beside, [words], { wanted: 45, most: 75 })
  const isRead = lead !== undefined || wordsIn(said) < leastSpoken
  const comment = isRead ? commentOn(quote, input, taken) : undefined
  const uses = [...said.filter((one) => !leading.includes(one) && one !== comment), ...leading].toSorted(
    (a, b) => a.order - b.order,
  )
  const speaker = speakerOf(quote, lead, languageOf(material.page.language) ?? 'en')
  const isAfter = ({ order }: Sentence) => lead !== undefined && order > lead.order
  return {
    type: 'quote',
    content: {
      slide_title: headline(input),
      quote_text: words,
      ...(quote.attribution ? { quote_author: quote.attribution } : {}),
    },
    ...(speaker !== undefined && { otherTitle: speaker }),
    says: [
      ...uses.filter((one) => one !== lead && !isAfter(one)).map(({ text }) => text),
      ...(lead ? [lead.text] : []),
      // In one piece: the comment says nothing without the quotation.
      ...(isRead ? [spokenWith(words, comment, material)] : []),
      ...uses.filter(isAfter).map(({ text }) => text),
    ],
    sources: [...new Set([...sourcesOf(comment ? [...uses, comment] : uses), quote.id])],
    at: quote.id,
    worth: 1.6,
    uses: comment ? [...uses, comment] : uses,
    choice: beside.length,
    // 'Bamford remembered the field afterwards:' says nothing without it.
    ...(lead && { isNeeded: true }),
  }
}

const mostOfComment = 30

/** The sentence of the page right after a quotation, about it, where the script reads it: 'His question meant that …' */
function commentOn(
  quote: BlockOf<'quote'>,
  { unit, material: { lexicon } }: MakerInput,
  taken: Taken,
): Sentence | undefined {
  const next = unit.blocks[unit.blocks.indexOf(quote) + 1]?.id
  const first = unit.sentences.find((one) => one.block === next)
  const isComment =
    first?.isUsable && first.isDependent && !first.listed && first.words <= mostOfComment && !taken.has(first)
  return isComment && !lexicon.discourse.contrasts(first.text) ? first : undefined
}

function spokenWith(words: string, comment: Sentence | undefined, { page: { language } }: Material): string {
  return comment ? `${withEndMark(words, language)}${marksOf(language).space}${comment.text}` : words
}

const mostOfSpeaker = 6

/** Who is quoted: 'Samuel Bamford' of 'Samuel Bamford, Passages in the Life of a Radical', or of 'Samuel Bamford remembered:'. */
function speakerOf(
  { attribution }: BlockOf<'quote'>,
  lead: Sentence | undefined,
  code: Language,
): string | undefined {
  const [named = ''] = attribution.split(/[,،，(（]/u)
  const speaker = named.replace(/^[^\p{L}]+/u, '').trim() || nameIn(lead?.text ?? '', code) || ''
  return speaker !== '' && countWords(speaker) <= mostOfSpeaker ? speaker : undefined
}

/** 'In Paris Marie Curie wrote:' says first where it was. */
function nameIn(lead: string, code: Language): string | undefined {
  if (opensScene(lead, code)) return undefined
  const bare = withoutArticle(lead)
  const afterRole = bare === lead.trim() ? undefined : nameAfterRole.exec(bare)?.[1]
  return nameAtStart.exec(lead)?.[0] ?? afterRole ?? nameAtEnd.exec(lead)?.[1]
}

/** 'The priest John Ball preached to them:' */
const nameAfterRole = /^\p{L}+\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+){1,3})/u
/** 'Water belongs to all, said the engineer Manuel Pardo:', but not 'He wrote to Karl Marx:' */
const nameAtEnd =
  /,\s\p{Ll}[\p{L}\p{M}]*(?:\s\p{Ll}[\p{L}\p{M}]*){0,2}\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+){1,3})\s?[:：]$/u
const nameAtStart = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+){1,3}/u

/** Whether a sentence names the person quoted. */
function isAbout({ text }: Sentence, { attribution }: BlockOf<'quote'>): boolean {
  const names = attribution.match(/\p{Lu}[\p{L}\p{M}’'-]{2,}/gu) ?? []
  return names.some((name) => text.includes(name))
}

/** Whether a sentence is about the person quoted, or comes after one that is: 'Others reply that …' */
function continues(one: Sentence, about: readonly Sentence[]): boolean {
  return about.includes(one) || about.some((other) => other.block === one.block && other.order < one.order)
}

/** A long quotation starts where it is understood without what came before: not 'This island, like all the others'. */
function beginning(text: string, { material: { lexicon, page } }: MakerInput): string {
  const { language } = page
  const kept: string[] = []
  const sentences = splitSentences(text, language)
  const isWhole = countWords(text) <= maxWords
  const start = isWhole ? 0 : sentences.findIndex((sentence) => !lexicon.isDependent(sentence))
  for (const sentence of sentences.slice(Math.max(0, start))) {
    if (countWords([...kept, sentence].join(' ')) > maxWords) break
    kept.push(sentence)
  }
  return kept.join(marksOf(language).space)
}
