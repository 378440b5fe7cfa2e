const fewestLines = 2

/** Backticks, text without as many backticks in a row, and the same backticks. */
const codeSpan = /^(`+)(?!`)(?:(?!(?<!`)\1(?!`)).)+(?<!`)\1$/u

/**
 * True for several lines of which each is code between backticks, as a program on a slide is. A single line is a statement,
 * which slides show large.
 */
export function isCodeLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length >= fewestLines && lines.every((line) => codeSpan.test(line.trim()))
}
