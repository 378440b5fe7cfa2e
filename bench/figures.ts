/** The value at a quantile. NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** The median of each measurement over several runs. */
export function medians<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))])
  return Object.fromEntries(entries) as Record<Name, number>
}

/** A table with one row per measurement. */
export function printTable(rows: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  console.table(mapValues(rows, (row) => mapValues(row, rounded)))
}

function mapValues<From, To>(
  of: Readonly<Record<string, From>>,
  by: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, by(value)]))
}

/** One line that says whether a measurement meets its target. */
export function printGoal(words: string, measured: number, most: number, unit: string): void {
  const met = measured <= most ? 'met   ' : 'MISSED'
  console.log(`${met}  ${words}: ${rounded(measured)} ${unit} (at most ${rounded(most)})`)
}

function rounded(value: number): number {
  return Number(value.toFixed(Math.abs(value) < 10 ? 1 : 0))
}
