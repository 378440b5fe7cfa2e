import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { toSpokenText } from '../language/sentences/spoken.ts'
import {
  normaliseText,
  freshSentences,
  type PartContext,
  isPresent,
  dependsOn,
  isOnTopic,
} from './part-context.ts'
import type { Direction } from './instruction-words.ts'

/** A spoken text and its source blocks. */
export interface SpokenText {
  readonly text: string
  readonly sources: readonly string[]
}

/** A text with fewer words is a transition ('Let us sum up.') without content. */
const phraseWords = 5

/** A sentence with an example in it, in the languages of the outline writer's instructions. */
const exemplary =
  /\b(?:for (?:example|instance)|such as|e\.g\.|zum beispiel|beispielsweise|z\. ?b\.|por ejemplo|par exemple|per esempio|ad esempio|por exemplo|bijvoorbeeld|till exempel|for eksempel|na przykład|örneğin)|например|наприклад|مثل|例えば|例如|예를 들어/iu

/**
 * Rewrites a text by a direction, with sentences of the page and of the text. `present` is everything that is said and
 * shown around it, so that nothing is repeated. Undefined if the page does not allow it.
 */
export async function rewriteText(
  before: SpokenText,
  direction: Direction,
  context: PartContext,
  present: readonly string[],
): Promise<SpokenText | undefined> {
  switch (direction) {
    case 'shorter':
      return shorter(before, context)
    case 'longer':
      return added(before, freshSentences(context, present, { wanted: 25, most: 45 }), context)
    case 'example':
      return added(before, freshExample(context, present), context)
    case 'other': {
      const words = Math.max(12, countWords(before.text))
      const fresh = freshSentences(context, present, {
        wanted: words,
        most: words * 1.3,
        onlySameHeading: true,
      })
      return fresh.length === 0 ? undefined : { text: await say(fresh, context), sources: sourcesOf(fresh) }
    }
  }
}

function say(sentences: readonly Sentence[], { material }: PartContext): Promise<string> {
  return toSpokenText(
    sentences.map(({ text }) => text),
    material.page.language,
  )
}

/** The nearest unused example, with the sentence that it depends on if that is unused too. */
function freshExample(context: PartContext, present: readonly string[]): readonly Sentence[] {
  for (const ring of context.rings) {
    for (const [at, one] of ring.entries()) {
      if (
        !exemplary.test(one.text) ||
        !one.isUsable ||
        !isOnTopic(one, context) ||
        isPresent(one, context, present)
      )
        continue
      const before = ring[at - 1]
      if (!one.isDependent) return [one]
      if (!before?.isUsable || !dependsOn(one, before)) continue
      if (isPresent(before, context, present)) return [one]
      if (!before.isDependent) return [before, one]
    }
  }
  return []
}

/** New sentences keep the order of the page among the existing ones; others go to the end. */
function added(
  existing: SpokenText,
  fresh: readonly Sentence[],
  context: PartContext,
): SpokenText | undefined {
  if (fresh.length === 0) return undefined
  const orders = new Map(context.rings.flat().map((one) => [normaliseText(context.asSaid(one)), one.order]))
  const { language } = context.material.page
  const said = splitSentences(existing.text, language).map((text) => ({
    text,
    order: orders.get(normaliseText(text)),
  }))
  for (const one of fresh) {
    const before = said.findLastIndex(({ order }) => order !== undefined && order < one.order)
    const place = before < 0 ? said.length : before + 1
    said.splice(place, 0, { text: context.asSaid(one), order: one.order })
  }
  return {
    text: said.map(({ text }) => text).join(marksOf(language).space),
    sources: [...new Set([...existing.sources, ...sourcesOf(fresh)])],
  }
}

/** About half of the words: the most important sentences, or a single sentence cut at a clean place. */
function shorter(long: SpokenText, context: PartContext): SpokenText | undefined {
  const { lexicon, page } = context.material
  const sentences = splitSentences(long.text, page.language)
  const kept = mostImportant(sentences, context)
  if (kept.length < sentences.length) return { ...long, text: kept.join(marksOf(page.language).space) }
  const [only = ''] = sentences
  const cut = sentences.length === 1 && lexicon.shorten(only, Math.floor(countWords(only) * 0.7))
  return cut ? { ...long, text: withEndMark(cut, page.language) } : undefined
}

/**
 * The most important of these sentences, in their order, of about half of the words. The first sentence that is more
 * than a transition stays, because the others depend on it. The author's own sentences weigh as much as the page's.
 */
export function mostImportant(
  sentences: readonly string[],
  { material, rings, asSaid }: PartContext,
): readonly string[] {
  const known = new Map(rings.flat().map((one) => [normaliseText(asSaid(one)), material.weightOf(one)]))
  const usual = [...known.values()].reduce((sum, weight) => sum + weight, 0) / Math.max(1, known.size)
  const first = sentences.findIndex((text) => countWords(text) >= phraseWords)
  const weights = sentences.map((text, at) =>
    at === first ? Infinity : countWords(text) < phraseWords ? 0 : (known.get(normaliseText(text)) ?? usual),
  )
  const room = sentences.reduce((sum, one) => sum + countWords(one), 0) * 0.55
  const kept = new Set<number>()
  let words = 0
  for (const at of [...sentences.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))) {
    const more = countWords(sentences[at] ?? '')
    if (kept.size > 0 && words + more > room) continue
    kept.add(at)
    words += more
  }
  const standing: number[] = []
  for (const at of [...kept].sort((a, b) => a - b)) {
    const follows = at === 0 || standing.at(-1) === at - 1
    if (follows || !material.lexicon.isDependent(sentences[at] ?? '')) standing.push(at)
  }
  return standing.length > 0 ? standing.map((at) => sentences[at] ?? '') : sentences.slice(0, 1)
}
