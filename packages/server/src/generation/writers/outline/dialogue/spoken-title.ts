import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { courseParts } from '../language/words/course-parts.ts'

/** A title without its place in the course: 'Cadences' of 'Week 5: Cadences' and of '2.1 Cadences'. */
export function spokenTitle(title: string, { language }: Lexicon): string {
  const bare = title
    .trim()
    .replace(/^\d+(?:\.\d+)+[.:)]?\s+(?=\p{L})/u, '')
    .replace(courseParts(language), '')
  return bare.length > 2 ? capitalised(bare) : title
}
