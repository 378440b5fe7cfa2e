import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the screen with the figures of a slideshow or podcast. */
export const messages = translated('insights', {
  figures: 'Figures',
  mode: 'Mode',
  edit: 'Edit',
  back: 'Back',
  about:
    'Counted without identity. Visits that ask not to be counted are left out. Weeks with fewer than five visits are counted together with the next ones.',
  loading: 'Loading the figures...',
  notLoaded: 'Failed to load the figures. Please try again.',

  range: 'Range',
  lastWeeks: (weeks: number) => plural(weeks, { one: 'Last week', other: 'Last # weeks' }),
  downloadCsv: 'Download as CSV',
  notDownloaded: 'The figures could not be downloaded. Please try again.',

  starts: 'Starts',
  inThisWeek: (starts: string) => `${starts} in this week`,
  finished: 'Finished',
  ofHundred: (finished: string) => `${finished} of 100 who start`,
  typicalTime: 'Typical time watched',
  ofLength: (length: string) => `of ${length}`,
  quizRight: 'Quiz, right at first try',
  rightOf: (right: string, questions: string) => `${right} of ${questions}`,
  average: 'On average',
  noAnswers: 'No answers yet',

  leaving: 'Where they leave, where they go back',
  leavingAbout: 'Visits that go on after each part. The arrow counts replays.',
  leavingName: (starts: string, finished: string) => `Of ${starts} visits, ${finished} go on to the end.`,
  mostLeave: (left: string, part: string) => `${left} leave at ${part}`,
  leftElsewhere: (visits: number) =>
    plural(visits, {
      one: '# visit left before the first part, or at a part that was removed since.',
      other: '# visits left before the first part, or at parts that were removed since.',
    }),
  numbered: (number: string, title: string) => `${number}, ${title}`,
  replays: 'Replays',
  part: 'Part',
  goOn: 'Go on',
  left: 'Leave',
  averageTime: 'Average time',

  byWeek: 'By week',
  byWeekAbout:
    'Outline and number above: starts. Filled and number inside: finished. Dashed: fewer than five visits.',
  week: 'Week from',
  fewForWeek: 'Fewer than five visits',

  quizAnswers: 'Quiz answers',
  answers: (answers: number) => plural(answers, { one: '# answer', other: '# answers' }),
  fewAnswers: 'Answers are shown when five visits have answered.',
  right: 'Right answer',
  isTrue: 'True',
  isFalse: 'False',

  visitsSoFar: (visits: number) => plural(visits, { one: '# visit so far', other: '# visits so far' }),
  fewVisits:
    'From five visits on you see where learners leave, what they replay and how they answer. Fewer visits could identify a person.',
  longerRange: 'Too few visits in these weeks to show more. Choose a longer range.',
  copyLink: 'Copy the link again',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Please try again.',

  counting: 'Count visits in this course',
  countingAbout:
    'No names and no addresses are stored. When you turn it off, new visits are not counted, and earlier figures stay.',
  notSaved: 'This could not be saved. Please try again.',
})
