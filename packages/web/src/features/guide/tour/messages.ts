import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the tour. */
export const messages = translated('guide/tour', {
  leave: 'Leave the tour',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  step: (step: number, steps: number) => `Step ${numberOf(step)} of ${numberOf(steps)}`,

  steps: {
    courses: {
      title: 'Your courses',
      text: 'Lectern lists the courses that you may edit. Open one to see its pages. Nothing changes in your course system until you publish something there.',
    },
    pages: {
      title: 'From a page to a slideshow or a podcast',
      text: 'Tick the pages you want in an open course and press Generate Content. Choose slideshow, podcast or both, and who speaks. You may go on working while they are made.',
    },
    status: {
      title: 'How far each course is',
      text: 'Green is complete, yellow is in progress, grey has not been started. In an open course, the pencil beside a page opens the editor.',
    },
    editor: {
      title: 'Edit, listen, complete',
      text: 'In the editor you change words, order and looks, listen to the result, and mark it as complete. Undo reaches back to the beginning, and earlier versions stay in the history.',
    },
    import: {
      title: 'Without a course system',
      text: 'A course file (.imscc or .zip) can be imported here. It becomes a course like any other.',
    },
    help: {
      title: 'Help is here',
      text: 'This menu has the tour, all keyboard shortcuts, and what is new in Lectern.',
    },
  },
})
