import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the bar over the course list and of the user's menu. */
export const messages = translated('courses/top bar', {
  openMenu: 'Open menu',
  linkToCourses: 'Lectern, courses',
  jobs: 'Jobs',
  running: (jobs: number) => plural(jobs, { one: '# running', other: '# running' }),
  searchCourses: 'Search courses',
  searchPlaceholder: 'Search courses...',
  accountSettings: 'Account settings',
  modelsAndVoices: 'Models and voices',
  appearance: 'Appearance',
  logOut: 'Log out',
})
