import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import type { Material } from '../material/material.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, defines, meaningOf, mentions } from '../material/terms.ts'
import type { WrittenIdea } from './slide-idea.ts'

type Definition = BlockOf<'definition'>

/** A text explains a term if it names the term and has this share of the words of its meaning. */
const leastMeaning = 0.5
/** If the term is its subject, this share. */
const leastOfSubject = 0.3
/** A slide is not explained longer than this for the sake of a term, if another slide also names it. */
const mostSpoken = 130
/** A slide that only a term needs may be this long. */
const mostSpokenAlone = 170

/**
 * Explains each defined term once: where its meaning is not in the script or on a slide, the script of the slide that
 * uses the term says it. The page's own sentence about it is best, otherwise its definition. `taken` are sentences
 * that other slides have. When the scripts take `most` minutes, no further term is explained.
 */
export function explainTerms<Idea extends WrittenIdea>(
  ideas: readonly Idea[],
  material: Material,
  taken: readonly Sentence[] = [],
  most = Infinity,
): readonly Idea[] {
  let explained = ideas
  for (const term of byFirstUse(material)) {
    if (most < Infinity && spokenMinutes(explained.flatMap(({ says }) => says).join(' ')) >= most) break
    if (explained.some((idea) => passagesOf(idea).some((text) => explains(text, term)))) continue
    const place = placeOf(term, explained, material)
    if (place === undefined || isDefinedIn(explained[place], term, material)) continue
    explained = explained.map((idea, at) =>
      at === place ? withTerm(idea, term, ownSentence(term, explained, taken, material), material) : idea,
    )
  }
  return explained
}

/** Whether a script says what the term is, in words of its own: 'A triplet is a section of …'. A second definition repeats it. */
function isDefinedIn(idea: WrittenIdea | undefined, { term }: Definition, { page }: Material): boolean {
  return idea?.says.some((text) => defines(text, term, page.language)) ?? false
}

/** The terms that no slide explains, in the order in which the page uses them. */
export function unexplainedTerms(ideas: readonly WrittenIdea[], material: Material): readonly Definition[] {
  const passages = ideas.flatMap(passagesOf)
  return byFirstUse(material).filter(
    (term) =>
      !passages.some((text) => explains(text, term)) &&
      !ideas.some((idea) => isDefinedIn(idea, term, material)),
  )
}

function byFirstUse({ terms, usesOf }: Material): readonly Definition[] {
  const first = (term: Definition) => usesOf(term)[0]?.order ?? Infinity
  return terms.toSorted((a, b) => first(a) - first(b))
}

function textOf({ content, says }: WrittenIdea): string {
  return [...Object.values(content).flat(), ...says].join(' ')
}

/**
 * Returns texts that a learner reads or hears together: a card with its title, a point, two sentences of the script.
 */
function passagesOf({ content, says }: WrittenIdea): readonly string[] {
  const shown = Object.entries(content).filter(([name]) => !name.startsWith('image_'))
  const texts = shown.flatMap(([, text]) => text)
  return [
    ...('term' in content ? [texts.join(' ')] : texts),
    ...says.map((text, at) => `${text} ${says[at + 1] ?? ''}`),
  ]
}

function explains(text: string, { term, definition }: Definition): boolean {
  if (!mentions(text, term)) return false
  const least = isAbout(text, term) ? leastOfSubject : leastMeaning
  return overlap(contentWords(definition), contentWords(text)) >= least
}

/** Whether a sentence starts with the term, after an article at most: 'The glycocalyx is …'. */
function isAbout(text: string, term: string): boolean {
  const at = text.toLowerCase().indexOf(bareTerm(term).toLowerCase())
  return at >= 0 && at <= 4
}

/** The first slide that says the term, then one that shows it. */
function placeOf(term: Definition, ideas: readonly WrittenIdea[], material: Material): number | undefined {
  const spoken = ideas.map(({ says }) => countWords(says.join(' ')))
  const first = (most: number, suits: (idea: WrittenIdea) => boolean) => {
    const at = ideas.findIndex((idea, index) => (spoken[index] ?? 0) <= most && suits(idea))
    return at < 0 ? undefined : at
  }
  const uses = new Set(material.usesOf(term).map(({ text }) => text))
  const says = (idea: WrittenIdea) =>
    idea.says.some((sentence) => uses.has(sentence)) || mentions(idea.says.join(' '), term.term)
  return (
    first(mostSpoken, says) ??
    first(mostSpoken, (idea) => mentions(textOf(idea), term.term)) ??
    first(mostSpokenAlone, says)
  )
}

/** The idea with the term explained after the sentence that uses it. */
function withTerm<Idea extends WrittenIdea>(
  idea: Idea,
  term: Definition,
  own: Sentence | undefined,
  material: Material,
): Idea {
  const text = own?.text ?? meaningOf(term, material.lexicon, material.usesOf(term))
  const at = positionOf(term, own, idea, material)
  return {
    ...idea,
    says: [...idea.says.slice(0, at), text, ...idea.says.slice(at)],
    sources: [...new Set([...idea.sources, own?.block ?? term.id])],
    uses: own ? [...idea.uses, own] : idea.uses,
  }
}

/** A sentence of the text that says what the definition says, and that no slide has. */
function ownSentence(
  term: Definition,
  ideas: readonly WrittenIdea[],
  taken: readonly Sentence[],
  { usesOf }: Material,
): Sentence | undefined {
  const used = new Set([...taken, ...ideas.flatMap(({ uses }) => uses)].map(({ text }) => text))
  return usesOf(term).find(
    (one) => standsAlone(one) && !one.listed && explains(one.text, term) && !used.has(one.text),
  )
}

/**
 * After the sentence that first uses the term. No sentence comes between two of which the second needs the first, so the
 * place may be later. A procedure is not interrupted.
 */
function positionOf(
  term: Definition,
  own: Sentence | undefined,
  { says, uses, at: shown }: WrittenIdea,
  { lexicon, blockOf }: Material,
): number {
  const block = blockOf(shown)
  if (block?.kind === 'list' && block.ordered) return says.length
  const sentenceAt = (at: number) => uses.find(({ text }) => text === says[at])
  const using = says.findIndex((text) => mentions(text, bareTerm(term.term)))
  const later = own ? says.findIndex((_, at) => (sentenceAt(at)?.order ?? -1) > own.order) : -1
  const place = using >= 0 ? using + 1 : later >= 0 ? later : says.length
  const needsBefore = (at: number) => sentenceAt(at)?.isDependent ?? lexicon.isDependent(says[at] ?? '')
  const free = says.findIndex((_, at) => at >= place && !needsBefore(at))
  return free < 0 ? says.length : free
}
