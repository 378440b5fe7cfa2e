import type { Lexicon } from '../language/lexicon.ts'
import type { Material } from '../material/material.ts'
import { trimHeading } from '../slides/headline.ts'
import { capitalised } from './capitalised.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { subjectsOf } from './asking/subjects.ts'

/**
 * The headings of the page; of a part of several sections, the first one. A part without a heading, or with that of another part, is named by what it speaks about
 * most.
 */
export function titlesOf(plans: readonly SegmentPlan[], material: Material): readonly string[] {
  const { page, sections, lexicon } = material
  const subjects = subjectsOf(material)
  const taken = new Set([lexicon.phrases.opening, lexicon.phrases.closing])
  return plans.map(({ title, headings, passages }) => {
    const own = titleFrom(headings.length > 1 ? (headings[0] ?? title) : title, lexicon)
    const names = passages.flatMap(({ sentences }) => sentences.flatMap(({ text }) => subjects.in(text)))
    const options = [
      own,
      ...(sections.length === 1 ? [page.title] : []),
      ...mostFrequent(names).map(capitalised),
      lexicon.phrases.overview,
    ]
    const found = options.find((one) => one !== '' && !taken.has(one)) ?? own
    taken.add(found)
    return found
  })
}

function titleFrom(heading: string, lexicon: Lexicon): string {
  return trimHeading(heading, lexicon).replaceAll('`', '')
}

function mostFrequent(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}
