import { numberOf } from '../../../messages/numbers.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the list of jobs. */
export const messages = translated('courses/jobs', {
  jobs: 'Jobs',
  allJobs: 'All jobs',
  hideJobs: 'Hide jobs',
  noJobs: 'No jobs yet.',
  running: (jobs: number) => plural(jobs, { one: '# running', other: '# running' }),
  jobsFinished: 'Jobs finished',
  itemsFinished: (finished: number, all: number) =>
    plural(all, {
      one: `${numberOf(finished)} of # item finished`,
      other: `${numberOf(finished)} of # items finished`,
    }),
  clearFinished: 'Clear finished',
  workContinues: 'You can close this tab. The work continues.',

  cancelAll: 'Cancel all',
  cancelAllTitle: 'Cancel all jobs',
  keepWorking: 'Keep working',
  cancelAllQuestion: (jobs: number) =>
    plural(jobs, {
      one: 'One job has not finished. What it has made so far stays.',
      other: '# jobs have not finished. What they have made so far stays.',
    }),
  notCancelled: 'This job could not be cancelled. Please try again.',
  notAllCancelled: 'The jobs could not be cancelled. Please try again.',
  notRestarted: 'This job could not be started again. Please try again.',

  // A job.
  progress: (page: string) => `Progress of ${page}`,
  cancel: (page: string) => `Cancel ${page}`,
  open: 'Open',
  watch: 'Watch',
  retry: 'Retry',

  // The stages of a running job.
  waiting: 'Waiting',
  reading: 'Reading',
  writing: 'Writing',
  translating: 'Translating',
  /** `sentence` is about a translation into this language. */
  inLanguage: (language: string, sentence: string) => `${language}. ${sentence}`,
  publishing: 'Publishing',
  finishing: 'Finishing',

  slideshow: {
    watch: (page: string) => `Watch slideshow of ${page}`,
    open: (page: string) => `Open slideshow of ${page}`,
    retry: (page: string) => `Retry slideshow of ${page}`,
    voicing: (slide: number, slides: number) => `Slide ${numberOf(slide)} of ${numberOf(slides)}`,
    waiting: 'Slideshow. Waiting for its turn',
    waitingFor: (reason: string) => `Slideshow. Waiting. ${reason}`,
    running: (stage: string) => `Slideshow. ${stage}`,
    published: 'Slideshow is in the course.',
    ready: 'Slideshow ready.',
    readyWithNote: (note: string) => `Slideshow ready. ${note}`,
    readyWithSilentParts: (parts: string, reasons: string) => `Slideshow ready, with ${parts}. ${reasons}`,
    failed: 'Slideshow. Generation failed',
    failedBecause: (reason: string) => `Slideshow. ${reason}`,
    cancelled: 'Slideshow. Cancelled',
  },
  podcast: {
    watch: (page: string) => `Watch podcast of ${page}`,
    open: (page: string) => `Open podcast of ${page}`,
    retry: (page: string) => `Retry podcast of ${page}`,
    voicing: (line: number, lines: number) => `Line ${numberOf(line)} of ${numberOf(lines)}`,
    waiting: 'Podcast. Waiting for its turn',
    waitingFor: (reason: string) => `Podcast. Waiting. ${reason}`,
    running: (stage: string) => `Podcast. ${stage}`,
    published: 'Podcast is in the course.',
    ready: 'Podcast ready.',
    readyWithNote: (note: string) => `Podcast ready. ${note}`,
    readyWithSilentParts: (parts: string, reasons: string) => `Podcast ready, with ${parts}. ${reasons}`,
    failed: 'Podcast. Generation failed',
    failedBecause: (reason: string) => `Podcast. ${reason}`,
    cancelled: 'Podcast. Cancelled',
  },
})
