import { hosts, tones } from '@lectern/domain/podcast/podcast.ts'
import { z } from 'zod'
import { listOf, nonBlank, oneOf, sourcesOf } from '../answer-schemas.ts'
import type { PagePart } from '../page-parts.ts'

/** A line in a model's answer. */
export function lineAnswer(part: PagePart) {
  return z.object({
    speaker: oneOf(hosts),
    content: nonBlank,
    // An unknown tone does not justify a second request.
    tone: z.enum(tones).catch('conversational'),
    sources: sourcesOf(part, 0),
  })
}

/** The schema of a model's answer for the segments of a part. */
export function podcastAnswer(part: PagePart) {
  const line = lineAnswer(part)
  const segment = z.object({
    segment_title: nonBlank,
    key_points: listOf(nonBlank),
    dialogue: listOf(line)
      .refine(
        (lines) => hosts.every((host) => lines.some(({ speaker }) => speaker === host)),
        'needs lines of both hosts',
      )
      .refine((lines) => lines.some(({ sources }) => sources.length > 0), 'names no block of the page'),
  })
  return z.object({
    /** If undefined, the page's title is used. */
    title: nonBlank.optional(),
    target_audience: nonBlank,
    learning_objectives: listOf(nonBlank),
    segments: listOf(segment),
  })
}
