import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from './app.ts'
import { readFurtherCourses } from './read-further-courses.ts'
import { readOwnCourses } from './read-own-courses.ts'

const ownCourses = fileURLToPath(new URL('../courses', import.meta.url))

export interface SandboxOptions {
  readonly host: string
  /** 0 selects any free port. */
  readonly port: number
  /** A folder of additional courses, see `read-further-courses.ts`. */
  readonly coursesFolder?: string
  readonly logger?: FastifyBaseLogger
}

/**
 * Starts a Canvas-compatible course system with a few courses. Every key `sandbox-…` belongs to a separate teacher who
 * sees all courses.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const [own, further] = await Promise.all([
    readOwnCourses(ownCourses),
    options.coursesFolder ? readFurtherCourses(options.coursesFolder) : [],
  ])
  const app = createApp([...own, ...further], options.logger)
  const url = await app.listen({ host: options.host, port: options.port })
  return { url, close: () => app.close() }
}
