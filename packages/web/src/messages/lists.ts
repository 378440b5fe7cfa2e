const conjunction = new Intl.ListFormat('en')

/** 'a, b, and c' */
export const listOf = (items: Iterable<string>): string => conjunction.format(items)
