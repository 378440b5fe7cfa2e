import type { CourseSystem, CourseSystemConnection, CourseSystemOptions } from './course-system.ts'
import { courseSystems } from './course-systems.ts'
import { createKindFinder } from './find-kind.ts'
import type { KindFinder } from './find-kind.ts'
import { createLatestUsed } from './latest-used.ts'

/** The way to all course systems. */
export interface Connector {
  /** The course system behind a connection. All work with one key shares its queue and heeds its throttle. */
  connect(connection: CourseSystemConnection): CourseSystem
  /** The same for a key that nobody has yet: nothing about it is remembered. */
  connectOnce(connection: CourseSystemConnection): CourseSystem
  /** The kind of the course system at a base URL, as the screen says it; null while nobody has found out. */
  labelAt(baseUrl: string): string | null
}

/** A connector that remembers the latest connections. Different keys share nothing but the kind of their course system. */
export function createConnector(options: CourseSystemOptions = {}): Connector {
  const kinds = createKindFinder(Object.values(courseSystems), options)
  const known = createLatestUsed<CourseSystem>(500)
  return {
    connectOnce: (connection) => connectCourseSystem(connection, kinds, options),
    connect: (connection) => {
      const key = JSON.stringify([connection.baseUrl, connection.authentication])
      const system = known.get(key) ?? connectCourseSystem(connection, kinds, options)
      known.set(key, system)
      return system
    },
    labelAt: (baseUrl) => kinds.known(baseUrl)?.label ?? null,
  }
}

/** A course system that finds out of which kind it is when it is first asked for something. */
function connectCourseSystem(
  connection: CourseSystemConnection,
  kinds: KindFinder,
  options: CourseSystemOptions,
): CourseSystem {
  let connected: CourseSystem | undefined
  const reach = async (signal: AbortSignal | undefined) => {
    if (connected) return connected
    const kind = await kinds.find(connection.baseUrl, signal)
    // Whoever was told first has made it for all.
    return (connected ??= kind.connect(connection, options))
  }
  return {
    whoAmI: async (signal) => (await reach(signal)).whoAmI(signal),
    listCourses: async (signal) => (await reach(signal)).listCourses(signal),
    listPages: async (courseId, signal) => (await reach(signal)).listPages(courseId, signal),
    readPage: async (courseId, pageId, signal) => (await reach(signal)).readPage(courseId, pageId, signal),
    fetchFile: async (reference, maxBytes, signal) =>
      (await reach(signal)).fetchFile(reference, maxBytes, signal),
  }
}
