import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the page of a course for learners. */
export const messages = translated('learn/course', {
  otherPages: 'Other pages',
  empty: 'Nothing has been published in this course yet.',
})
