import type { Format } from '@lectern/domain/courses/formats.ts'
import type { ColleagueTexts } from '../document/editable-document.ts'
import type { OtherEditors } from './report-presence.ts'
import { messages } from './messages.ts'

/** Says which part a colleague edits. Undefined for an unknown part. */
type DescribeEditing = (part: string, colleague: string) => ColleagueTexts | undefined

/** 'Maya Okafor is editing slide 3' */
export function colleaguesText(
  colleagues: OtherEditors['colleagues'],
  format: Format,
  describe: DescribeEditing,
): string | undefined {
  const [first, second, ...more] = colleagues
  if (!first) return undefined
  const { open, openByTwo, openByMore } = messages[format]
  if (second)
    return more.length > 0
      ? openByMore(first.name, second.name, more.length)
      : openByTwo(first.name, second.name)
  const editing = first.part === null ? undefined : describe(first.part, first.name)
  return editing?.sentence ?? open(first.name)
}

/** The colleagues with the parts that they edit, one per line. */
export function colleagueDetails(colleagues: OtherEditors['colleagues'], describe: DescribeEditing): string {
  return colleagues
    .map(({ name, part }) => (part === null ? undefined : describe(part, name))?.brief ?? name)
    .join('\n')
}
