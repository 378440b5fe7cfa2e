/** A stop of the tour. */
export interface TourStep {
  /** Kept with the account, to resume the tour. */
  readonly id: string
  /** Values of `data-tour`: the step points at the first that is on the screen. */
  readonly targets: readonly string[]
  readonly title: string
  readonly text: string
}

/** Read in two minutes. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'courses',
    targets: ['course', 'courses'],
    title: 'Your courses',
    text: 'Lectern lists the courses that you may edit. Open one to see its pages. Nothing is changed in your course system.',
  },
  {
    id: 'pages',
    targets: ['generate', 'course', 'courses'],
    title: 'From a page to a slideshow or a podcast',
    text: 'Tick the pages you want in an open course and press Generate Content. Choose slideshow, podcast or both, and who speaks. You may go on working while they are made.',
  },
  {
    id: 'status',
    targets: ['status', 'course', 'courses'],
    title: 'How far each course is',
    text: 'Green is complete, yellow is in progress, grey has not been started. In an open course, the pencil beside a page opens the editor.',
  },
  {
    id: 'editor',
    targets: ['course', 'courses'],
    title: 'Edit, listen, complete',
    text: 'In the editor you change words, order and looks, listen to the result, and mark it as complete. Undo reaches back to the beginning, and earlier versions stay in the history.',
  },
  {
    id: 'import',
    targets: ['import'],
    title: 'Without a course system',
    text: 'A course file (.imscc or .zip) can be imported here. It becomes a course like any other.',
  },
  {
    id: 'help',
    targets: ['help'],
    title: 'Help is here',
    text: 'This menu has the tour, all keyboard shortcuts, and what is new in Lectern.',
  },
]
