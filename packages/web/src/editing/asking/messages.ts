import { translated } from '@lectern/domain/messages/translated.ts'

/** Text about questions to the page outside their panel. */
export const messages = translated('editing/asking', {
  askPage: 'Ask the page',
})
