import type { Format } from '@lectern/domain/courses/formats.ts'
import type { AudioGap } from '@lectern/domain/jobs/job.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { JobWords } from '../platform/queue/job-store.ts'

/** Slides or lines without audio, or without some of it, and why. */
export function withoutAudio(
  code: 'NO_AUDIO' | 'SOME_AUDIO_MISSING',
  { reason, problem }: Omit<AudioGap, 'parts'>,
  { format, count }: { format: Format; count: number },
): Remark {
  const sentence = noticeSentences[code]({ format, count, because: reason })
  const because = problem && { because: { error: reason, ...problem } }
  return { sentence, notice: { code, values: { format, count }, ...because } }
}

/** The remarks as the words of a job. */
export function wordsOf(remarks: readonly Remark[]): JobWords {
  if (remarks.length === 0) return {}
  return {
    message: remarks.map(({ sentence }) => sentence).join(' '),
    notes: remarks.map(({ notice }) => notice),
  }
}
