/** 'and' and 'or' of the language. */
export function conjunctionsOf(code: string): readonly string[] {
  return (['conjunction', 'disjunction'] as const).flatMap((type) => {
    const parts = new Intl.ListFormat(code, { type }).formatToParts(['a', 'b'])
    const word = parts.find((part) => part.type === 'literal')?.value.trim() ?? ''
    return /\p{L}/u.test(word) ? [word] : []
  })
}
