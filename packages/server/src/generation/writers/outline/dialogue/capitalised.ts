/** With a capital first letter, unless its first word is a sign: 'x', 'pH'. */
export function capitalised(text: string): string {
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
