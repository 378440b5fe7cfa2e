import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the editors about the version that learners see. */
export const messages = translated('sharing/published', {
  // A line below the title of the editors. `time` is '14:02', or a date with a time.
  learnersSee: (time: string) => `Learners see the version of ${time}.`,
  learnersSeeWithChanges: (time: string, changes: number) =>
    plural(changes, {
      one: `Learners see the version of ${time}. # change since.`,
      other: `Learners see the version of ${time}. # changes since.`,
    }),
  pageStays: (page: string) =>
    `“${page}” stays in the course, but its player will show nothing. To remove the page, choose “Publish in the course”.`,
  audioChanged: (time: string) => `Learners see the version of ${time}. Its audio has changed since.`,
})
