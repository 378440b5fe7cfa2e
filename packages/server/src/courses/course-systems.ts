import type { CourseSystem, CourseSystemConnection, CourseSystemOptions } from './course-system.ts'
import { createCanvas } from './course-systems/canvas/canvas.ts'

/** The kinds of course systems that Lectern reads. */
export const courseSystems = {
  canvas: { label: 'Canvas', connect: createCanvas },
} as const

/** The course system behind a connection. While there is one kind, it is that one. */
export function connectCourseSystem(
  connection: CourseSystemConnection,
  options?: CourseSystemOptions,
): CourseSystem {
  return courseSystems.canvas.connect(connection, options)
}

/**
 * Remembers the latest connections, so that all work with one key shares its queue and heeds its throttle. Different
 * keys share nothing.
 */
export function createConnector(
  options?: CourseSystemOptions,
): (connection: CourseSystemConnection) => CourseSystem {
  const mostRemembered = 500
  const known = new Map<string, CourseSystem>()
  return (connection) => {
    const key = JSON.stringify([connection.baseUrl, connection.authentication])
    const system = known.get(key) ?? connectCourseSystem(connection, options)
    // Maps keep the order of insertion: the first one is the one unused for longest.
    known.delete(key)
    known.set(key, system)
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return system
  }
}
