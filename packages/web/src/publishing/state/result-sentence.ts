import { dateAndTime } from '../../messages/moments.ts'
import { messageWords, reasonWords } from '../../messages/problems/problem-sentence.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { messages } from './messages.ts'
import type { Conflict, Result } from './results.ts'

/**
 * Describes the result of publishing a piece, in one or more sentences. `silentParts` is the number of its parts
 * without audio.
 */
export function resultSentence(result: Result, silentParts: number): string {
  switch (result.kind) {
    case 'waiting': {
      const reason = messageWords(result.job)
      return reason === undefined ? messages.waiting : messages.waitingBecause(reason)
    }
    case 'running':
      return messages.running
    case 'cancelled':
      return messages.cancelled
    case 'failed':
      return messageWords(result.job) ?? messages.failed
    case 'refused':
      return reasonWords(result.failed)
    case 'published':
      return publishedSentence(result, silentParts)
    case 'conflict':
      return result.isLater ? messages.editedAgain : whoEdited(result.conflict)
    case 'left':
    case 'settled':
    case 'removed':
    case 'unknown':
      return messages[result.kind]
  }
}

function publishedSentence(
  { publication, isNew, piece }: Extract<Result, { kind: 'published' }>,
  silentParts: number,
): string {
  const { module, visible } = publication
  const where =
    module === null
      ? isNew
        ? messages.newOutside
        : messages.updatedOutside
      : isNew
        ? messages.newIn(module)
        : messages.updatedIn(module)
  return sentencesOf([
    where,
    visible ? messages.studentsSee : messages.isHidden,
    ...(silentParts > 0 ? [messages.silentNow[piece.format](silentParts)] : []),
  ])
}

function whoEdited({ edited_by: author, edited_at: at }: Conflict): string {
  if (at === null) return messages.editedSometime
  const time = dateAndTime(new Date(at))
  return author === null ? messages.editedAt(time) : messages.editedBy(author, time)
}
