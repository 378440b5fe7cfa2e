import type { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem } from '../courses/course-system.ts'
import type { CoursePublishing } from '../courses/publishing/course-publishing.ts'
import { endsMembership } from '../courses/system-problems.ts'

/** Wraps a course system so that a rejected key ends the membership before the call rejects. */
export function endingMembership(
  system: CourseSystem,
  endMembership: (rejection: Problem) => Promise<void>,
): CourseSystem {
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (endsMembership(error)) await endMembership(error)
      throw error
    }
  }
  return {
    whoAmI: (...given) => watch(system.whoAmI(...given)),
    listCourses: (...given) => watch(system.listCourses(...given)),
    listPages: (...given) => watch(system.listPages(...given)),
    readPage: (...given) => watch(system.readPage(...given)),
    fetchFile: (...given) => watch(system.fetchFile(...given)),
    publishing: async (...given) => {
      const publishing = await watch(system.publishing(...given))
      if (!publishing.possible) return publishing
      return { possible: true, pages: endingMembershipOfPages(publishing.pages, watch) }
    },
  }
}

function endingMembershipOfPages(
  pages: CoursePublishing,
  watch: <T>(work: Promise<T>) => Promise<T>,
): CoursePublishing {
  return {
    createPage: (...given) => watch(pages.createPage(...given)),
    findPage: (...given) => watch(pages.findPage(...given)),
    placePage: (...given) => watch(pages.placePage(...given)),
    readPage: (...given) => watch(pages.readPage(...given)),
    updatePage: (...given) => watch(pages.updatePage(...given)),
    removePage: (...given) => watch(pages.removePage(...given)),
  }
}
