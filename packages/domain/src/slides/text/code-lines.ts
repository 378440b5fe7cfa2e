/** Backticks, text without as many backticks in a row, and the same backticks. */
const codeSpan = /^(`+)(?!`)(?:(?!(?<!`)\1(?!`)).)+(?<!`)\1$/u

/** True for a text of which each line is code between backticks, as a program on a slide is. */
export function isCodeLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.every((line) => codeSpan.test(line.trim()))
}
