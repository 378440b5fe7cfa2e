import { translated } from '@lectern/domain/messages/translated.ts'

/** The button that opens the panel for sharing, and the panel's title. */
export const messages = translated('sharing', {
  share: 'Share',
  shareCourse: (course: string) => `Share ${course}`,
  closeSharing: 'Close sharing',
  published: 'Published',
})
