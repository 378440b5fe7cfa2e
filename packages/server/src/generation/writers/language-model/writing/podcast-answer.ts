import { hosts, tones } from '@lectern/domain/podcast/podcast.ts'
import { z } from 'zod'
import { listOf, nonBlank, oneOf, sourcesOf } from '../answer/answer-schemas.ts'
import type { PageExcerpt } from '../page-excerpts.ts'

/** A line in a model's answer. */
export function lineAnswer(excerpt: PageExcerpt) {
  return z.object({
    speaker: oneOf(hosts),
    content: nonBlank,
    // An unknown tone does not justify a second request.
    tone: z.enum(tones).catch('conversational'),
    sources: sourcesOf(excerpt, 0),
  })
}

/** A segment in a model's answer. */
export function segmentAnswer(excerpt: PageExcerpt) {
  return z.object({
    segment_title: nonBlank,
    key_points: listOf(nonBlank),
    dialogue: listOf(lineAnswer(excerpt))
      .refine(
        (lines) => hosts.every((host) => lines.some(({ speaker }) => speaker === host)),
        'needs lines of both hosts',
      )
      .refine((lines) => lines.some(({ sources }) => sources.length > 0), 'names no block of the page'),
  })
}
