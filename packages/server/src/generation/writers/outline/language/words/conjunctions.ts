/** 'and' and 'or' of the language, or one of them. */
export function conjunctionsOf(
  code: string,
  types: readonly ('conjunction' | 'disjunction')[] = ['conjunction', 'disjunction'],
): readonly string[] {
  return types.flatMap((type) => {
    const parts = new Intl.ListFormat(code, { type }).formatToParts(['a', 'b'])
    const word = parts.find((part) => part.type === 'literal')?.value.trim() ?? ''
    return /\p{L}/u.test(word) ? [word] : []
  })
}
