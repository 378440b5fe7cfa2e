import { LRUCache } from 'lru-cache'
import type { CourseSystem, CourseSystemConnection, CourseSystemOptions } from '../course-system.ts'
import { courseSystems } from '../course-systems.ts'
import { createKindFinder } from './find-kind.ts'
import type { KindFinder } from './find-kind.ts'

/** Access to all course systems. */
export interface Connector {
  /** The course system of a connection. All calls with one key share its request queue and its throttling. */
  connect(connection: CourseSystemConnection): CourseSystem
  /** The same for a key that no account has yet: nothing about it is cached. */
  connectOnce(connection: CourseSystemConnection): CourseSystem
  /** Display name of the course system's kind at a base URL; null until it is detected. */
  labelAt(baseUrl: string): string | null
}

/** A connector that caches the most recently used connections. Different keys share only the detected kind. */
export function createConnector(options: CourseSystemOptions = {}): Connector {
  const kinds = createKindFinder(Object.values(courseSystems), options)
  const known = new LRUCache<string, CourseSystem>({ max: 500 })
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

/** A course system that detects its kind at the first call. */
function connectCourseSystem(
  connection: CourseSystemConnection,
  kinds: KindFinder,
  options: CourseSystemOptions,
): CourseSystem {
  let connected: CourseSystem | undefined
  const reach = async (signal: AbortSignal | undefined) => {
    if (connected) return connected
    const kind = await kinds.find(connection.baseUrl, signal)
    // The first caller creates the connection; later callers share it.
    return (connected ??= kind.connect(connection, options))
  }
  return {
    whoAmI: async (signal) => (await reach(signal)).whoAmI(signal),
    listCourses: async (signal) => (await reach(signal)).listCourses(signal),
    listPages: async (courseId, signal) => (await reach(signal)).listPages(courseId, signal),
    readPage: async (courseId, pageId, signal) => (await reach(signal)).readPage(courseId, pageId, signal),
    fetchFile: async (reference, maxBytes, signal) =>
      (await reach(signal)).fetchFile(reference, maxBytes, signal),
    publishing: async (signal) => (await reach(signal)).publishing(signal),
  }
}
