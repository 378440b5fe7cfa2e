/** With a capital first letter, also within quotation marks, unless its first word is a sign: 'x', 'pH'. */
export function capitalised(text: string): string {
  return text.replace(
    /^(["“”„«»‚‘»]?)(\p{Ll})(?=\p{Ll})/u,
    (_, mark: string, first: string) => mark + first.toUpperCase(),
  )
}
