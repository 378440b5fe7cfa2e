import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Material } from '../material/material.ts'
import { trimHeading } from '../slides/headline.ts'
import { capitalised } from './capitalised.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { subjectsOf } from './asking/subjects.ts'

/**
 * The headings of the page. A part without a heading, or with that of another part, is named by what it speaks about
 * most.
 */
export function titlesOf(plans: readonly SegmentPlan[], material: Material): readonly string[] {
  const { page, sections, lexicon } = material
  const subjects = subjectsOf(material)
  const taken = new Set([lexicon.phrases.opening, lexicon.phrases.closing])
  return plans.map(({ title, headings, passages }) => {
    const own = ofAll(headings, lexicon) ?? titleFrom(title, lexicon)
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

/** The most sections, and words of their headings, that one title names. */
const limits = { headings: 3, words: 9 }

/** The headings of a segment of several short sections; undefined if they are too long for one title. */
function ofAll(headings: readonly string[], lexicon: Lexicon): string | undefined {
  if (headings.length < 2 || headings.length > limits.headings) return undefined
  const title = headings.map((heading) => titleFrom(heading, lexicon)).join(' · ')
  return countWords(title) <= limits.words ? title : undefined
}

function mostFrequent(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}
