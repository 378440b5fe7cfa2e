import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { ended, marksOf } from '../marks.ts'
import type { Sentence } from '../sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { spoken } from '../spoken.ts'
import { bare, freshSentences, type Ground, isPresent, leansOn, tells } from './ground.ts'
import type { Direction } from './wish-words.ts'

/** Something that is spoken, and the blocks it rests on. */
export interface Telling {
  readonly text: string
  readonly sources: readonly string[]
}

/** What has fewer words than this leads over ('Let us sum up.') and claims nothing. */
const phraseWords = 5

/** A sentence with an example in it, in the languages that the outline writer hears wishes in. */
const exemplary =
  /\b(?:for (?:example|instance)|such as|e\.g\.|zum beispiel|beispielsweise|z\. ?b\.|por ejemplo|par exemple|per esempio|ad esempio|por exemplo|bijvoorbeeld|till exempel|for eksempel|na przykład|örneğin)|например|наприклад|مثل|例えば|例如|예를 들어/iu

/**
 * Says something by a wish, in sentences of the page and of what was said before. `present` is all that is said and shown
 * around it, so that nothing is said twice. Undefined where the page does not allow it.
 */
export async function retell(
  telling: Telling,
  direction: Direction,
  ground: Ground,
  present: readonly string[],
): Promise<Telling | undefined> {
  switch (direction) {
    case 'shorter':
      return shorter(telling, ground)
    case 'longer':
      return added(telling, freshSentences(ground, present, { wanted: 25, most: 45 }), ground)
    case 'example':
      return added(telling, freshExample(ground, present), ground)
    case 'other': {
      const words = Math.max(12, countWords(telling.text))
      const fresh = freshSentences(ground, present, { wanted: words, most: words * 1.3, near: true })
      return fresh.length === 0 ? undefined : { text: await say(fresh, ground), sources: sourcesOf(fresh) }
    }
  }
}

function say(sentences: readonly Sentence[], { material }: Ground): Promise<string> {
  return spoken(
    sentences.map(({ text }) => text),
    material.page.language,
  )
}

/** The nearest example that is not told yet, with the sentence that it leans on where that is not told either. */
function freshExample(ground: Ground, present: readonly string[]): readonly Sentence[] {
  for (const ring of ground.rings) {
    for (const [at, one] of ring.entries()) {
      if (!exemplary.test(one.text) || !one.sound || !tells(one, ground) || isPresent(one, ground, present))
        continue
      const before = ring[at - 1]
      if (!one.leaning) return [one]
      if (!before?.sound || !leansOn(one, before)) continue
      if (isPresent(before, ground, present)) return [one]
      if (!before.leaning) return [before, one]
    }
  }
  return []
}

/** New sentences go where the page has them among those that are said already; else to the end. */
function added(telling: Telling, fresh: readonly Sentence[], ground: Ground): Telling | undefined {
  if (fresh.length === 0) return undefined
  const orders = new Map(ground.rings.flat().map((one) => [bare(ground.asSaid(one)), one.order]))
  const { language } = ground.material.page
  const said = splitSentences(telling.text, language).map((text) => ({ text, order: orders.get(bare(text)) }))
  for (const one of fresh) {
    const before = said.findLastIndex(({ order }) => order !== undefined && order < one.order)
    const place = before < 0 ? said.length : before + 1
    said.splice(place, 0, { text: ground.asSaid(one), order: one.order })
  }
  return {
    text: said.map(({ text }) => text).join(marksOf(language).space),
    sources: [...new Set([...telling.sources, ...sourcesOf(fresh)])],
  }
}

/** About half of the words: the sentences that tell most, or the one sentence cut where that is clean. */
function shorter(telling: Telling, ground: Ground): Telling | undefined {
  const { lexicon, page } = ground.material
  const sentences = splitSentences(telling.text, page.language)
  const kept = tellingMost(sentences, ground)
  if (kept.length < sentences.length) return { ...telling, text: kept.join(marksOf(page.language).space) }
  const [only = ''] = sentences
  const cut = sentences.length === 1 && lexicon.shorten(only, Math.floor(countWords(only) * 0.7))
  return cut ? { ...telling, text: ended(cut, page.language) } : undefined
}

/**
 * Of these sentences those that tell most, in their order, of about half of the words. The first that is more than a
 * phrase stays: the others lean on it. Sentences of the author's own weigh as much as the page's.
 */
export function tellingMost(
  sentences: readonly string[],
  { material, rings, asSaid }: Ground,
): readonly string[] {
  const known = new Map(rings.flat().map((one) => [bare(asSaid(one)), material.weightOf(one)]))
  const usual = [...known.values()].reduce((sum, weight) => sum + weight, 0) / Math.max(1, known.size)
  const first = sentences.findIndex((text) => countWords(text) >= phraseWords)
  const weights = sentences.map((text, at) =>
    at === first ? Infinity : countWords(text) < phraseWords ? 0 : (known.get(bare(text)) ?? usual),
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
    if (follows || !material.lexicon.leans(sentences[at] ?? '')) standing.push(at)
  }
  return standing.length > 0 ? standing.map((at) => sentences[at] ?? '') : sentences.slice(0, 1)
}
