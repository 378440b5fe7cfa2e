import type { Format } from '@lectern/domain/courses/formats.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { Circuits } from '../course-material/courses/circuits.ts'
import type { DocumentToPublish } from '../learners/publications/pages/document-to-publish.ts'
import { keyOf } from '../learners/publications/pages/publish-document.ts'
import { publishRequest } from '../learners/publications/pages/publish-request.ts'
import type { JobWork } from '../platform/queue/job-kind.ts'
import { type Accounts, withAccount } from './account-context.ts'

export interface PublishingWorkDependencies extends Accounts {
  readonly publish: (document: DocumentToPublish) => Promise<void>
  /** End jobs at once while a course system hangs. Otherwise they would occupy all workers, and jobs of other accounts would wait. */
  readonly publishingCircuits: Circuits
}

/** The job that makes or updates the page of a slideshow or podcast in the course system. */
export function publishingWork(format: Format, dependencies: PublishingWorkDependencies): JobWork {
  return {
    kind: jobKindOf('publish', format),
    waitsForCourseSystem: true,
    async run(job) {
      const { account, courseId, pageId, signal, ...context } = await withAccount(job, dependencies)
      const request = publishRequest.parse(context.request)
      context.report({ stage: 'publishing', done: 0, total: 1 })
      const key = keyOf(account, { courseId, pageId, format })
      const circuit = dependencies.publishingCircuits.of(key.courseSystem)
      await circuit.runUnlessOpen(() => dependencies.publish({ account, key, request, signal }))
      return {}
    },
  }
}
