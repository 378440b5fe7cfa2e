import { numberOf } from '../../messages/numbers.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the course list. */
export const messages = translated('courses', {
  courses: 'Courses',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  refreshingCourses: (read: number, all: number) =>
    `Refreshing...<count> ${numberOf(read)} of ${numberOf(all)}</count>`,
  cancel: 'Cancel',
  cancelRefreshing: 'Cancel the refresh',
  updating: 'Updating…',
  loading: 'Loading courses...',
  retry: 'Retry',

  // How many courses are listed.
  courseCount: (courses: number) => plural(courses, { one: '# course', other: '# courses' }),
  coursesFound: (found: number, all: number) =>
    plural(all, {
      one: `${numberOf(found)} of # course found`,
      other: `${numberOf(found)} of # courses found`,
    }),
  coursesFrom: (courses: number, host: string) =>
    plural(courses, { one: `# course from ${host}`, other: `# courses from ${host}` }),
  coursesFromAndImported: (courses: number, host: string, imported: number) =>
    plural(courses, {
      one: `# course from ${host}, ${numberOf(imported)} imported`,
      other: `# courses from ${host}, ${numberOf(imported)} imported`,
    }),

  // Keys.
  searchCourses: 'Search courses',
  tickRange: 'Tick the pages between this and the page ticked last',

  // A course and its pages.
  pageCount: (pages: number) => `Total Pages: ${numberOf(pages)} Content Pages`,
  noModules: 'No modules found',
  noModulesYet: "This course doesn't have any modules yet.",
  selectAll: 'Select all',
  selectAllPages: (course: string) => `Select all pages of ${course}`,
  completed: 'Completed',
  inProgress: 'In progress',
  notStarted: 'Not started',
  pronunciation: 'Pronunciation',
  learnersSeeComplete: 'Learners see every slideshow and podcast of this course that is complete.',
  generateContent: 'Generate Content',
  pagesNotLoaded: 'The pages of this course could not be loaded. Please try again.',

  // The selection.
  selection: 'Selection',
  clearSelection: 'Clear selection',
  pagesSelected: (pages: number) => plural(pages, { one: '# page selected', other: '# pages selected' }),
  pagesOfCoursesSelected: (pages: number, courses: number) => {
    const ofCourses = plural(courses, { one: ' of # course', other: ' of # courses' })
    return plural(pages, {
      one: `# page selected<courses>${ofCourses}</courses>`,
      other: `# pages selected<courses>${ofCourses}</courses>`,
    })
  },

  // No list of courses, or one that is not up to date.
  notLoaded: 'Your courses could not be loaded',
  somethingWentWrong: 'Something went wrong. Please try again.',
  systemAt: (system: string, host: string) => `${system} at ${host}`,
  knownAt: (time: string) => `You see what was known at ${time}.`,
  knownOn: (day: string, time: string) => `You see what was known on ${day} at ${time}.`,
  accountSettings: 'Account settings',
  noCourses: 'No courses found',
  adjustSearch: 'Try adjusting your search criteria or check your connection.',
  clearSearch: 'Clear Search',
  lookAgain: 'Look again',
  whatToCheck: (system: string) => `What to check in ${system}`,
  changeAddress:
    'Change the address or the key in the <settings>account settings</settings>, or bring a course file with <button>Import course file</button>.',
  tryDemo:
    'To look around first, try the demo: <logOut>log out</logOut> and press <button>Try the demo</button>.',
})
