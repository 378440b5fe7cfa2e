import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the course list about the state of pages and courses. */
export const messages = translated('courses/status', {
  // How many pages are in which state, in one format.
  slideshow: (completed: number, inProgress: number, notStarted: number) =>
    `Slideshow: ${numberOf(completed)} completed, ${numberOf(inProgress)} in progress, ${numberOf(notStarted)} not started`,
  podcast: (completed: number, inProgress: number, notStarted: number) =>
    `Podcast: ${numberOf(completed)} completed, ${numberOf(inProgress)} in progress, ${numberOf(notStarted)} not started`,
  completed: (completed: number, all: number) =>
    `${numberOf(completed)} of ${numberOf(all)}<done> done</done>`,

  // The visibility of a page to students.
  reason: (reason: string) => `: ${reason}`,
  hidden: { label: 'Hidden', reason: 'Students cannot see this page.' },
  restricted: { label: 'Restricted', reason: 'Students see this page only under conditions.' },
  // A page that was edited since content was made from it.
  pageChanged: {
    label: 'Page changed',
    reason: (formats: string) => `The page was edited since this was made from it: ${formats}`,
  },
  unlisted: {
    label: 'Not listed',
    reason: 'Students can open this page, but the course page does not show it.',
  },
})
