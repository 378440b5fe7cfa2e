import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import {
  canvasTeacher,
  losingResponses,
} from '../../../../../testing/course-systems/publishing-under-test.ts'
import { createGuardedFetch } from '../../../network/guarded-fetch.ts'
import { describeCoursePublishing } from '../../../publishing/course-publishing.contract.ts'
import { createCanvas } from '../canvas.ts'

describeCoursePublishing('Canvas, as the sandbox,', async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const fetch = createGuardedFetch({ allowPrivate: true })
  const wait = async () => {}
  const connect = (token: string, network = fetch) =>
    createCanvas({ baseUrl: sandbox.url, authentication: { kind: 'token', token } }, { fetch: network, wait })
  return {
    system: connect('sandbox-author'),
    withoutPermission: connect('sandbox-reader'),
    throttled: connect('sandbox-throttled'),
    losingResponses: connect('sandbox-author', losingResponses(fetch)),
    courseId: '7001',
    source: { id: '700102', title: 'Why the Sea Breeze Blows' },
    looseId: '700109',
    teacher: canvasTeacher(`${sandbox.url}/api/v1/courses/7001`, 'sandbox-teacher'),
    close: () => sandbox.close(),
  }
})
