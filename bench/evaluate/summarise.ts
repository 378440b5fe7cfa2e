import type { Tally } from '../../packages/server/src/generation/writers/outline/linting/finding.ts'
import type { PageResult } from './evaluate-page.ts'
import { keyOf, measures, total } from './measures.ts'

/** Results added up for a group of pages: a writer, or a writer in one language. */
export interface Group {
  readonly name: string
  readonly pages: number
  readonly refused: number
  readonly tallies: Readonly<Record<string, Tally>>
  /** Milliseconds per thousand words, reading and writing both formats. */
  readonly millisecondsPer1000Words: number
  readonly dollars: number
}

/** All pages of each writer, then each writer by language. */
export function groupsOf(results: readonly PageResult[]): readonly Group[] {
  const writers = [...new Set(results.map(({ writer }) => writer))]
  return writers.flatMap((writer) => {
    const own = results.filter((one) => one.writer === writer)
    const languages = [...new Set(own.map(({ language }) => language))]
    return [
      groupOf(writer, own),
      ...languages.map((language) =>
        groupOf(
          `${writer} · ${language}`,
          own.filter((one) => one.language === language),
        ),
      ),
    ]
  })
}

function groupOf(name: string, results: readonly PageResult[]): Group {
  const written = results.filter(({ refused }) => refused === undefined)
  const milliseconds = written.reduce(
    (sum, { milliseconds: each }) => sum + each.read + each.slideshow + each.podcast,
    0,
  )
  const words = written.reduce((sum, one) => sum + one.words, 0)
  return {
    name,
    pages: results.length,
    refused: results.length - written.length,
    tallies: Object.fromEntries(
      measures.map(keyOf).map((key) => [key, total(written.map(({ tallies }) => tallies[key]))]),
    ),
    millisecondsPer1000Words: words === 0 ? 0 : (1000 * milliseconds) / words,
    dollars: written.reduce((sum, one) => sum + one.dollars, 0),
  }
}
