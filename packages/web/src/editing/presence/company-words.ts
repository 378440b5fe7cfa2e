import type { Format } from '@lectern/domain/courses/format.ts'
import type { Company } from './keep-presence.ts'
import { messages } from './messages.ts'

/** 'Maya Okafor is editing slide 3'. `placeOf` returns the name of a part, or undefined for an unknown part. */
export function colleaguesText(
  colleagues: Company['colleagues'],
  format: Format,
  placeOf: (part: string) => string | undefined,
): string | undefined {
  const [first, second, ...more] = colleagues
  if (!first) return undefined
  const { open, openByTwo, openByMore } = messages[format]
  if (second)
    return more.length > 0
      ? openByMore(first.name, second.name, more.length)
      : openByTwo(first.name, second.name)
  const place = first.part === null ? undefined : placeOf(first.part)
  return place === undefined ? open(first.name) : messages.isEditing(first.name, place)
}

/** The colleagues with the parts that they edit, one per line. */
export function companyDetails(
  colleagues: Company['colleagues'],
  placeOf: (part: string) => string | undefined,
): string {
  return colleagues
    .map(({ name, part }) => {
      const place = part === null ? undefined : placeOf(part)
      return place === undefined ? name : messages.nameAndPlace(name, place)
    })
    .join('\n')
}
