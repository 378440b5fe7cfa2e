import { moodleKey, startMoodleDouble } from '../../../../testing/course-systems/moodle-double.ts'
import { describeCourseSystem } from '../../course-system.contract.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { createMoodle } from './moodle.ts'

describeCourseSystem('Moodle', async () => {
  const double = await startMoodleDouble()
  const gone = await startMoodleDouble()
  await gone.close()
  const fetch = createGuardedFetch({ allowPrivate: true })
  const connect = (baseUrl: string, token: string) =>
    createMoodle({ baseUrl, authentication: { kind: 'token', token } }, { fetch })
  const files = `${double.url}/webservice/pluginfile.php/60/mod_page/content`
  return {
    system: connect(double.url, moodleKey),
    withWrongKey: connect(double.url, '00000000000000000000000000000000'),
    outOfReach: connect(gone.url, moodleKey),
    course: { id: '2', name: 'Slow Bread & Sourdough', code: 'BAKE-101', language: 'en' },
    places: [
      ['Why Dough Rises', 'Unit 1: Flour & Water', 1],
      ['Weigh, do not pour', 'Unit 1: Flour & Water', 2],
      ['Notes for Next Year', 'Unit 1: Flour & Water', 3],
      ['The Secret Recipe', 'Unit 1: Flour & Water', 4],
      ['The Book of the Starter: A Living Culture', 'Unit 2: The Starter', 1],
      ['The Book of the Starter: Feeding & Resting', 'Unit 2: The Starter', 2],
      ['The Book of Rye: A Living Culture', 'Unit 2: The Starter', 3],
      ['After the First Loaf', 'Unit 2: The Starter', 4],
      ['Linked From the Forum', 'Unit 2: The Starter', 5],
    ],
    page: { id: '21', title: 'Why Dough Rises', words: 'an elastic net that holds the gas' },
    picture: { reference: { url: `${files}/0/dough.svg` }, contentType: 'image/svg+xml', begins: '<svg' },
    missingPicture: { url: `${files}/another.svg` },
    emptyPage: { courseId: '3', id: '31' },
    close: () => double.close(),
  }
})
