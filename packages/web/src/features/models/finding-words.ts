import type { ModelFinding } from '@lectern/domain/api/models.ts'
import { decimalOf, exactDollars, numberOf } from '../../messages/numbers.ts'
import { sentenceOfProblem } from '../../messages/problems/problem-sentence.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { languageName } from '../../voices/voice-search.ts'
import { messages } from './messages.ts'

/** Describes the finding of a check in sentences. */
export function findingWords(finding: ModelFinding): string {
  const { problem, fault, mode, language, seconds } = finding
  if (problem) return sentenceOfProblem(problem)
  if (fault) return messages.faults[fault]
  if (mode) return messages.byMode[mode]
  if (language !== undefined) return messages.inLanguage(languageName(language))
  const { tokens_per_second: speed, first_seconds: first } = finding
  if (speed === undefined || first === undefined) return messages.duration(decimalOf(seconds))
  return messages.speed(numberOf(Math.round(speed)), decimalOf(first))
}

/** The tokens and the price of a whole test. Undefined if no answer arrived. */
export function costWords(findings: readonly ModelFinding[]): string | undefined {
  const sum = (read: (finding: ModelFinding) => number) =>
    findings.reduce((total, finding) => total + read(finding), 0)
  const [input, output] = [sum(({ tokens }) => tokens.input), sum(({ tokens }) => tokens.output)]
  if (input + output === 0) return undefined
  const counted = [numberOf(input), numberOf(output)] as const
  if (findings.some(({ dollars, problem }) => dollars === undefined && !problem))
    return messages.tokens(...counted)
  return sentencesOf([messages.cost(...counted, exactDollars(sum(({ dollars = 0 }) => dollars)))])
}
