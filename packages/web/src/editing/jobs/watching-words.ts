import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import type { WrittenParts } from '../document/editable-document.ts'
import { messages } from './messages.ts'

/** The number of the first part that is not finished, from 1. Undefined if all are. */
export function firstOpen({ total, positions }: Pick<WrittenParts<unknown>, 'total' | 'positions'>) {
  const finished = new Set(positions)
  const open = Array.from({ length: total }, (_, at) => at).find((at) => !finished.has(at))
  return open === undefined ? undefined : open + 1
}

/** Describes the progress of a job: 'Slides finished: 3 of about 9. Slide 4 of about 9 is being written'. */
export function watchingWords(
  { kind, state, progress }: Job,
  written: Pick<WrittenParts<unknown>, 'total' | 'positions'>,
): string {
  const words = messages[formatOfJob(kind)]
  const { stage, done, total } = progress
  if (state === 'waiting') return messages.waiting
  if (stage === 'reading') return messages.reading
  if (stage === 'voicing') return words.voiced(done, total)
  const open = firstOpen(written)
  if (open === undefined && written.total === 0) return words.planning
  const finished = words.finished(written.positions.length, written.total)
  return open === undefined ? finished : `${finished} ${words.beingWritten(open, written.total)}`
}
