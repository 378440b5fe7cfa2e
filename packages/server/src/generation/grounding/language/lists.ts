/** The entries of a list with `|`. */
export function listOf(text: string): readonly string[] {
  return text
    .split('|')
    .map((entry) => entry.replaceAll('’', "'").trim())
    .filter(Boolean)
}

/** The entries `word=value` of a list. */
export function entriesOf(text: string): readonly (readonly [word: string, value: string])[] {
  return listOf(text).flatMap((entry) => {
    const [word, value] = entry.split('=')
    return word && value ? [[word, value] as const] : []
  })
}
