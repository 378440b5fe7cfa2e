import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import { explainingSentences } from '../material/explain.ts'
import { marksOf, withoutStop } from '../language/marks.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import type { Material } from '../material/material.ts'
import { isQuestion, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { withoutArticle } from '../material/parallel-subjects.ts'
import { bareTerm } from '../material/terms.ts'
import { headline } from './headline.ts'
import { shownParts } from './points-of-parts.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

const subjects = { least: 2, most: 6 }
/** Letters of an article or a preposition before the bold words. */
const mostBefore = 8
const limits = { wanted: 115, most: 140 }

/** A sentence, and the bold words that it starts with. */
interface Part {
  readonly sentence: Sentence
  readonly name: string
}

/** '**Back pressure** pushes the seal up. …': a paragraph sets the subjects of its sentences in bold, and the slide shows each of them. */
export const boldSubjectSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => {
    const parts = block.kind === 'paragraph' ? partsIn(block, input) : []
    return parts.length < subjects.least || parts.length > subjects.most
      ? []
      : ideaOf((taken) => slideOf(parts, input, taken))
  })

/** The sentences of a paragraph that start with bold words; none if other bold words are terms inside its sentences. */
function partsIn({ id, bold = [] }: BlockOf<'paragraph'>, { unit, material }: MakerInput): readonly Part[] {
  const seen = new Set<string>()
  const parts = unit.sentences.flatMap((sentence) => {
    const name = sentence.block === id ? bold.find((words) => opensWith(sentence.text, words)) : undefined
    if (name === undefined || seen.has(name.toLowerCase()) || !sentence.isUsable) return []
    seen.add(name.toLowerCase())
    return [{ sentence, name }]
  })
  const terms = new Set(material.terms.map(({ term }) => bareTerm(term).toLowerCase()))
  // The terms of a glossary have slides of their own.
  const areTerms = [...seen].every((name) => terms.has(name))
  return parts.length === new Set(bold.map((words) => words.toLowerCase())).size && !areTerms ? parts : []
}

function opensWith(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && at <= mostBefore && !/[,;:.،，、]/u.test(text.slice(0, at))
}

function slideOf(parts: readonly Part[], input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const own = parts.map(({ sentence }) => sentence)
  if (own.some((one) => taken.has(one))) return undefined
  const about = unit.sentences.filter((one) => one.block === own[0]?.block && !taken.has(one))
  const points = pointsOf(parts, about, input)
  if (!points) return undefined
  const whole = about.filter((one) => one.isUsable || one.companion)
  const said =
    wordsIn(whole) <= limits.most ? whole : explainingSentences(material, about, points, limits, own)
  if (!own.every((one) => said.includes(one)) || wordsIn(said) < countWords(points.join(' ')))
    return undefined
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: own[0]?.block ?? '',
    worth: 2,
    isNeeded: true,
    uses: said,
    choice: 1,
  }
}

/** The points: the page's words about each, in short; undefined if one of them has no short form: names alone say little. */
function pointsOf(
  parts: readonly Part[],
  about: readonly Sentence[],
  { material }: MakerInput,
): readonly string[] | undefined {
  const shown = shownParts({ parts: parts.map(({ sentence }) => sentence), sentences: about }, material)
  const names = parts.map(({ name }) => capitalised(withoutArticle(name)))
  return shown && 'points' in shown && shown.points.some((point) => countWords(point) > mostOfName)
    ? shown.points
    : withNext(parts, names, about, material)
}

/** 'Induced siphonage: A vent near the trap cures it': each name with the sentence after its own, if that is short. */
function withNext(
  parts: readonly Part[],
  names: readonly string[],
  about: readonly Sentence[],
  { lexicon, page }: Material,
): readonly string[] | undefined {
  const points = parts.flatMap(({ sentence }, at) => {
    const next = about.find(({ order, block }) => order === sentence.order + 1 && block === sentence.block)
    const isOwn = next !== undefined && !parts.some((part) => part.sentence === next)
    if (!isOwn || lexicon.discourse.contrasts(next.text) || isQuestion(next.text)) return []
    const gist = shortenForSlide(next.text, most.ofGist, lexicon) ?? lexicon.shorten(next.text, most.ofWhole)
    return gist === undefined
      ? []
      : [`${names[at] ?? ''}${marksOf(page.language).colon}${capitalised(withoutStop(gist, page.language))}`]
  })
  return points.length === parts.length && countWords(points.join(' ')) <= most.ofAll ? points : undefined
}

const most = { ofGist: 11, ofWhole: 15, ofAll: 56 }

const mostOfName = 4
