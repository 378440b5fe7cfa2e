import type { Format } from '../courses/format.ts'
import type { JobKind } from './job.ts'

const formatsOfJobs: Record<JobKind, Format> = {
  'generate-slideshow': 'slideshow',
  'voice-slideshow': 'slideshow',
  'generate-podcast': 'podcast',
  'voice-podcast': 'podcast',
}

/** The format that a job works on. */
export function formatOfJob(kind: JobKind): Format {
  return formatsOfJobs[kind]
}
