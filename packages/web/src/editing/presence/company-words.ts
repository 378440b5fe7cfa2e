import type { Company } from './keep-presence.ts'

/** So many colleagues are named. */
const mostNamed = 2

/** 'Maya Okafor is editing slide 3'; `placeOf` names a part, and answers undefined for one that is not known here. */
export function colleaguesText(
  colleagues: Company['colleagues'],
  format: string,
  placeOf: (part: string) => string | undefined,
): string | undefined {
  const [first, ...others] = colleagues
  if (!first) return undefined
  if (others.length > 0) return `${nameAll(colleagues)} have this ${format} open too`
  const place = first.part === null ? undefined : placeOf(first.part)
  return place === undefined
    ? `${first.name} has this ${format} open too`
    : `${first.name} is editing ${place}`
}

function nameAll(colleagues: Company['colleagues']): string {
  const names = colleagues.slice(0, mostNamed).map(({ name }) => name)
  const more = colleagues.length - names.length
  const others = more > 0 ? [...names, `${more} ${more === 1 ? 'other' : 'others'}`] : names
  return `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`
}

/** Who is where, one a line. */
export function companyDetails(
  colleagues: Company['colleagues'],
  placeOf: (part: string) => string | undefined,
): string {
  return colleagues
    .map(({ name, part }) => {
      const place = part === null ? undefined : placeOf(part)
      return place === undefined ? name : `${name}: ${place}`
    })
    .join('\n')
}
