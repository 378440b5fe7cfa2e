import { countWords } from '@lectern/domain/narration/count-words.ts'

/** Consecutive words of the prompt in a draft: the model repeats its task instead of teaching. */
const repeatedWords = 9

/** Returns whether one of the texts repeats words of a prompt that are not on the page. */
export function repeatsPrompt(
  texts: readonly string[],
  prompts: readonly string[],
  pageText: () => string,
): boolean {
  const known = prompts.map((prompt) => joined(plainWords(withoutExamples(prompt))))
  const repeated = texts
    .filter((text) => countWords(text) >= repeatedWords)
    .flatMap((text) => runsOf(plainWords(text)).filter((run) => known.some((prompt) => prompt.includes(run))))
  if (repeated.length === 0) return false
  const page = joined(plainWords(pageText()))
  return repeated.some((run) => !page.includes(run))
}

/** The examples of prompts are sentences that a page may have too. */
function withoutExamples(prompt: string): string {
  return prompt.replace(/“[^”]*”|\{[^{}]*\}/gu, ' ')
}

const joined = (words: readonly string[]): string => ` ${words.join(' ')} `

function runsOf(words: readonly string[]): readonly string[] {
  const starts = words.slice(0, Math.max(0, words.length - repeatedWords + 1))
  return starts.map((_, at) => joined(words.slice(at, at + repeatedWords)))
}

function plainWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
