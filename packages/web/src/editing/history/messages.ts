import { translated } from '@lectern/domain/messages/translated.ts'

/** Text about versions outside the history panel. */
export const messages = translated('editing/history', {
  history: 'History',
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
})
