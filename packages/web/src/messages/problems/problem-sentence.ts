import type { Connection } from '@lectern/domain/api/accounts.ts'
import type { Messages } from '@lectern/domain/messages/translated.ts'
import type { Notice, ProblemReason, StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import { messages, ownProblems } from './problem-messages.ts'
import { sentencesOf } from '../sentences.ts'

/**
 * The sentence of a problem in the language of the interface. Its English sentence if the interface is English, or if the
 * language does not have this code, reason or value, for example because the server is newer than this page.
 */
export function sentenceOfProblem({ error, code, reason = 'default', values }: StoredProblem): string {
  const reasons = own(messages.sentences, code)
  const sentence = typeof reasons === 'object' ? say(own(reasons, reason), { ...values }) : undefined
  return sentence ?? error
}

/** The sentence of a problem that the browser found itself. */
export function sentenceOfOwnProblem(code: keyof typeof ownProblems): string {
  return sentenceOfProblem({ code, error: ownProblems[code] })
}

/** Why a page failed, or a part has no audio. The server's sentence, if it does not send the problem. */
export function reasonWords({ reason, problem }: ReasonOfPage): string {
  return problem ? sentenceOfProblem({ error: reason, ...problem }) : reason
}

interface ReasonOfPage {
  /** The English sentence. */
  readonly reason: string
  readonly problem?: ProblemReason | undefined
}

/**
 * Returns the server's message about a job or a connection: a problem, or remarks after a success. Undefined if there
 * is none.
 */
export function messageWords({ message, problem, notes }: MessageOfServer): string | undefined {
  if (message === undefined) return undefined
  if (problem) return sentenceOfProblem({ error: message, ...problem })
  const sentences = notes?.map(sentenceOfNotice) ?? []
  const all = sentences.filter((sentence) => sentence !== undefined)
  return all.length > 0 && all.length === sentences.length ? sentencesOf(all) : message
}

/** The result of a connection test. */
export function connectionWords({ notice, ...connection }: Connection): string {
  return messageWords({ ...connection, ...(notice && { notes: [notice] }) }) ?? connection.message
}

interface MessageOfServer {
  /** The English text. */
  readonly message?: string | undefined
  readonly problem?: ProblemReason | undefined
  readonly notes?: readonly Notice[] | undefined
}

/** The sentence of a notice. Undefined if the interface language does not have it. */
export function sentenceOfNotice({ code, values, because }: Notice): string | undefined {
  const reason = because && { because: sentenceOfProblem(because) }
  return say(own(messages.notices, code), { ...values, ...reason })
}

const own = (group: Messages, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined)

/** Undefined if there is no such message, or if its values are not those that it needs. */
function say(message: Messages[string] | undefined, values: Readonly<Record<string, unknown>>) {
  if (typeof message !== 'function') return typeof message === 'string' ? message : undefined
  try {
    // The server of the same version sends the values of the message. Those of others are checked below.
    const sentence = message(values as never)
    return sentence.includes('undefined') ? undefined : sentence
  } catch {
    return undefined
  }
}
