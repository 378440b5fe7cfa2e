import {
  changeableCourse,
  startDifficultCanvas,
} from '../../../../../testing/course-systems/difficult-canvas.ts'
import {
  canvasTeacher,
  losingResponses,
} from '../../../../../testing/course-systems/publishing-under-test.ts'
import { createGuardedFetch } from '../../../network/guarded-fetch.ts'
import { describeCoursePublishing } from '../../../publishing/course-publishing.contract.ts'
import { createCanvas } from '../canvas.ts'

describeCoursePublishing('Canvas, as an older version,', async () => {
  const double = await startDifficultCanvas()
  const fetch = createGuardedFetch({ allowPrivate: true })
  const wait = async () => {}
  const connect = (token: string, network = fetch) =>
    createCanvas({ baseUrl: double.url, authentication: { kind: 'token', token } }, { fetch: network, wait })
  return {
    system: connect('author'),
    withoutPermission: connect('reader'),
    throttled: connect('throttled'),
    losingResponses: connect('author', losingResponses(fetch)),
    courseId: changeableCourse,
    source: { id: '1', title: 'Tides' },
    looseId: '3',
    teacher: canvasTeacher(`${double.url}/api/v1/courses/${changeableCourse}`, 'teacher'),
    close: () => double.close(),
  }
})
