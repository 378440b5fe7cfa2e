import type { Format } from '../courses/format.ts'
import type { JobKind } from './job.ts'

const formatsOfJobs: Record<JobKind, Format> = {
  'generate-slideshow': 'slideshow',
  'voice-slideshow': 'slideshow',
  'generate-podcast': 'podcast',
  'voice-podcast': 'podcast',
}

/** Which of a page's two formats a job works on. */
export function formatOfJob(kind: JobKind): Format {
  return formatsOfJobs[kind]
}
