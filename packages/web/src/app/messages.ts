import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the app around its screens. */
export const messages = translated('app', {
  loading: 'Loading...',
  notReachable: 'Lectern cannot be reached. Trying again…',
  somethingWentWrong: 'Something went wrong',
  screenFailed: 'This screen could not be shown. What you saved is safe.',
  backToCourses: 'Back to Courses',
  tryAgain: 'Try again',
})
