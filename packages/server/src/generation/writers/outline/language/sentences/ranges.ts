/** The smallest and the largest value of a column of numbers, each with the name of its row. */
export interface Range {
  readonly low: string
  readonly high: string
}

/** Fewer rows have no range. */
const leastRows = 3

/**
 * The range of named values; undefined if one of them is no number, or if all are the same. `ofName` is said before each
 * name: 'Year: 1990'.
 */
export function rangeOf(
  values: readonly (readonly [name: string, value: string])[],
  ofName = '',
): Range | undefined {
  const filled = values.filter(([name, value]) => name !== '' && value !== '')
  const numbers = filled.map(([name, value]) => ({ name, value, number: numberIn(value) }))
  if (numbers.length < leastRows || numbers.some(({ number }) => number === undefined)) return undefined
  const sorted = numbers.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high || low.number === high.number) return undefined
  return { low: `${low.value} (${ofName}${low.name})`, high: `${high.value} (${ofName}${high.name})` }
}

/** '$1,200' and '1.200,5 kg' are numbers, '2–3' and '10 July 1990' are none. */
function numberIn(cell: string): number | undefined {
  const [number = '', ...others] = cell.match(/[-−]?\d[\d.,\u00a0\u202f]*/gu) ?? []
  if (number === '' || others.length > 0 || cell.length > number.length + 8) return undefined
  // 'Chapter 4' is the name of a place in a book.
  if (/^\p{Lu}\p{Ll}{2,}\s\d/u.test(cell.trim())) return undefined
  const plain = number
    .replace(/[\u00a0\u202f]/gu, '')
    .replace('−', '-')
    .replace(/[.,]$/u, '')
  const decimal = /[.,](?=\d+$)/u.exec(plain)
  const isThousands = /^-?\d{1,3}(?:[.,]\d{3})+$/u.test(plain)
  if (!decimal || isThousands) return Number(plain.replace(/[.,]/gu, ''))
  return Number(`${plain.slice(0, decimal.index).replace(/[.,]/gu, '')}.${plain.slice(decimal.index + 1)}`)
}
