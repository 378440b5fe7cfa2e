import { type Format, formatNames } from '../courses/formats.ts'
import type { JobKind } from './job.ts'

/** The format that a job works on. */
export function formatOfJob(kind: JobKind): Format {
  const format = formatNames.find((name) => kind.endsWith(`-${name}`))
  if (!format) throw new Error(`The job kind ${kind} has no format.`)
  return format
}
