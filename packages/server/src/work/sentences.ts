/** Joins sentences into one message; undefined without any. */
export function sentences(list: readonly string[]): string | undefined {
  return list.length > 0 ? list.join(' ') : undefined
}
