import { capitalised } from '../language/enumerate.ts'
import { marksOf, withoutStop } from '../language/marks.ts'

/** The items alone, after a sentence that has the heading: 'The next part is “Benefits”. Better taste, …'; undefined without it. */
export function withoutHeading(text: string, heading: string, language: string): string | undefined {
  const start = `${withoutStop(heading, language)}${marksOf(language).colon}`
  return heading !== '' && text.startsWith(start) && text.length > start.length
    ? capitalised(text.slice(start.length).trim())
    : undefined
}
