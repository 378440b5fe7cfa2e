/**
 * Commands of LaTeX whose first letter makes a JSON escape sequence together with the backslash: `\times` would be read
 * as a tab and `imes`. Tabs and line breaks also occur before words, so only these are treated as commands.
 */
const commands = {
  t: /^t(?:imes|heta|ext(?:bf|it|rm|sf|tt)?|an[h]?|au|op|riangle(?:left|right|q)?|ilde|frac|herefore|o)(?![A-Za-z])/,
  n: /^n(?:abla|eq|otin|ot|eg|mid|leq|geq|exists|subseteq|earrow|warrow)(?![A-Za-z])/,
}

/**
 * JSON text in which a backslash that is no escape sequence is kept as a character. Models write formulas as
 * `"\alpha"`, which is invalid JSON, or as `"\frac"`, which JSON reads as a form feed and `rac`.
 */
export function keepBackslashes(json: string): string {
  return json.replace(/\\(?:\\|(?=([^]?)))/g, (escape, next: string | undefined, at: number) => {
    if (next === undefined) return escape
    const rest = json.slice(at + 1, at + 20)
    return isEscape(next, rest) ? escape : '\\\\'
  })
}

function isEscape(next: string, rest: string): boolean {
  if (next === '"' || next === '/') return true
  if (next === 'u') return /^u[\da-fA-F]{4}/.test(rest)
  if (next === 't' || next === 'n') return !commands[next].test(rest)
  // Backspace, form feed and carriage return never come before a letter in a text.
  if (next === 'b' || next === 'f' || next === 'r') return !/^.[A-Za-z]/.test(rest)
  // Other sequences are invalid JSON. `\'` is an apostrophe with a needless backslash, which the repair of JSON
  // removes.
  return next === "'"
}
