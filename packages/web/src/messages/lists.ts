const conjunction = new Intl.ListFormat('en')
const row = new Intl.ListFormat('en', { type: 'unit' })

/** 'a, b, and c' */
export const listOf = (items: Iterable<string>): string => conjunction.format(items)

/** 'a, b, c' */
export const rowOf = (items: Iterable<string>): string => row.format(items)
