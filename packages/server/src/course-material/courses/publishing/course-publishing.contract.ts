import { describe } from 'vitest'
import { describeChangedPages } from './contract/changed-pages.contract.ts'
import { describeNewPages } from './contract/new-pages.contract.ts'
import { startForEachTest } from './contract/publishing-under-test.ts'
import type { CoursePublishingExample } from './contract/publishing-under-test.ts'
import { describeRefusedPages } from './contract/refused-pages.contract.ts'

/** Tests that every implementation of publishing and the fake must pass. */
export function describeCoursePublishing(name: string, start: () => Promise<CoursePublishingExample>): void {
  describe(`${name}, publishing`, () => {
    const underTest = startForEachTest(start)
    describeNewPages(name, underTest)
    describeChangedPages(name, underTest)
    describeRefusedPages(name, underTest)
  })
}
