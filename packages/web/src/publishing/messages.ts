import { translated } from '@lectern/domain/messages/translated.ts'

/** The buttons that open the dialog for publishing. */
export const messages = translated('publishing', {
  publish: 'Publish in the course',
  whatItDoes: 'Lectern makes a page with the player beside its source page, and updates it.',
})
