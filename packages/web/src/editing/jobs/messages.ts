import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the editors about the jobs of a page. */
export const messages = translated('editing/jobs', {
  opensHere: (generating: string) => `${generating} It opens here when it is ready.`,
  notCancelled: 'This could not be cancelled. Please try again.',
})
