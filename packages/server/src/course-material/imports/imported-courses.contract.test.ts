import { manifestXml, smallCartridge } from '../../testing/course-systems/build-cartridge.ts'
import { importsUnderTest } from '../../testing/course-systems/imports-under-test.ts'
import { describeCourseSystem } from '../courses/course-system.contract.ts'
import { pictureAddress } from './cartridge/picture-address.ts'

describeCourseSystem(
  'Courses imported from files',
  async () => {
    const { newAccount, importFiles, imports, close } = await importsUnderTest('embedded')
    const account = await newAccount()
    const course = await importFiles(account, smallCartridge)
    const resources = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `${id}.html`]))
    const other = await importFiles(account, {
      'imsmanifest.xml': manifestXml({ resources }),
      ...Object.fromEntries(Object.values(resources).map((path) => [path, ''])),
    })
    const system = imports.connect(account)
    return {
      system,
      withWrongKey: system,
      outOfReach: system,
      course,
      places: [
        ['Tides', 'The Sea', 1],
        ['Currents', 'The Sea', 2],
        ['Cliffs', 'The Coast', 1],
        ['Notes for teachers', null, null],
      ],
      page: { id: '1', title: 'Tides', words: 'The tide rises for six hours' },
      picture: {
        reference: { url: pictureAddress(course.id, 'pictures/tide table.png') },
        contentType: 'image/png',
        begins: '.PNG',
      },
      missingPicture: { url: pictureAddress(course.id, 'pictures/unused.png') },
      emptyPage: { courseId: other.id, id: '5' },
      close,
    }
  },
  { remote: false },
)
