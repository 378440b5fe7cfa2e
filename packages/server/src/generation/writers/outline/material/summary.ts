import { explainingSentences } from './explain.ts'
import type { Material } from './material.ts'
import { standsAlone, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

const maxShown = 50

/**
 * The recap: from the page's own summary, otherwise the most important sentence of each of its longest sections.
 * `short` fits a slide, `long` is spoken.
 */
export function pickSummary(material: Material): { short: readonly Sentence[]; long: readonly Sentence[] } {
  const own = material.summary.filter(standsAlone)
  if (own.length > 0) {
    const short = fitting(own)
    return {
      short,
      long: explainingSentences(
        material,
        material.summary,
        short.map(({ text }) => text),
      ),
    }
  }
  const best = bestOfSections(material)
  const short = fitting(best)
  return { short, long: best.slice(0, 4).sort((a, b) => a.order - b.order) }
}

function fitting(sentences: readonly Sentence[]): readonly Sentence[] {
  const short: Sentence[] = []
  for (const one of sentences) {
    if (short.length === 3) break
    if (short.length === 0 || wordsIn(short) + one.words <= maxShown) short.push(one)
  }
  return short.sort((a, b) => a.order - b.order)
}

function bestOfSections(material: Material): readonly Sentence[] {
  const byWeight = (a: Sentence, b: Sentence) => material.weightOf(b) - material.weightOf(a)
  const candidates = material.sections
    .toSorted((a, b) => b.words - a.words)
    .flatMap((section) =>
      section.units
        .flatMap((unit) => unit.sentences)
        .filter((one) => standsAlone(one) && !one.listed && one.words <= 28)
        .sort(byWeight)
        .slice(0, 1),
    )
  const few = material.sentences
    .filter((one) => standsAlone(one) && one.words <= 40)
    .sort((a, b) => Number(a.listed) - Number(b.listed) || byWeight(a, b))
  return [...new Set([...candidates, ...few])].slice(0, 4)
}
