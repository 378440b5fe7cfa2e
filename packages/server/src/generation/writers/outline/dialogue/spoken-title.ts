import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { courseParts } from '../language/words/course-parts.ts'

/** '2.1: cadences' and '2.1 Cadences', but not '1.5 degrees' or '2.4 GHz'. */
const numbered = /^\d+(?:\.\d+)+(?:[.:)]\s+(?=\p{L})|\s+(?=\p{Lu}\p{Ll}))/u

/** A title without its place in the course: 'Cadences' of 'Week 5: Cadences' and of '2.1 Cadences'. */
export function spokenTitle(title: string, { language }: Lexicon): string {
  const bare = title.trim().replace(numbered, '').replace(courseParts(language), '')
  return bare.length > 2 ? capitalised(bare) : title
}
