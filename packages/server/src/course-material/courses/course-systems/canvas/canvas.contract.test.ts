import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import { describeCourseSystem } from '../../course-system.contract.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { createCanvas } from './canvas.ts'

describeCourseSystem('Canvas', async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const gone = await startSandbox({ host: '127.0.0.1', port: 0 })
  await gone.close()
  const fetch = createGuardedFetch({ allowPrivate: true })
  const connect = (baseUrl: string, token: string) =>
    createCanvas({ baseUrl, authentication: { kind: 'token', token } }, { fetch })
  return {
    system: connect(sandbox.url, 'sandbox-contract'),
    withWrongKey: connect(sandbox.url, 'another-key'),
    outOfReach: connect(gone.url, 'sandbox-contract'),
    course: { id: '7001', name: 'Coastal Weather', code: 'METR-110', language: 'en' },
    places: [
      ['Welcome to Coastal Weather', 'Wind', 1],
      ['Why the Sea Breeze Blows', 'Wind', 3],
      ['The Beaufort Scale', 'Wind', 4],
      ['Words of the Coast', 'Wind', 5],
      ['Reading a Tide Table', 'Water', 1],
      ['Fog over Cold Water', 'Water', 2],
      ['Storm Surge', 'Water', 3],
      ['Words of the Coast', 'Water', 4],
      ['La brisa marina', 'In Another Language', 1],
      ['Notes for Teachers', null, null],
    ],
    page: { id: '700102', title: 'Why the Sea Breeze Blows', words: 'the flags along a beach hang limp' },
    picture: {
      reference: {
        url: `${sandbox.url}/courses/7001/files/7001901/preview`,
        apiUrl: `${sandbox.url}/api/v1/courses/7001/files/7001901`,
      },
      contentType: 'image/svg+xml',
      begins: '<svg',
    },
    missingPicture: { url: `${sandbox.url}/courses/7001/files/999999999/preview` },
    emptyPage: { courseId: '7002', id: '700207' },
    close: () => sandbox.close(),
  }
})
