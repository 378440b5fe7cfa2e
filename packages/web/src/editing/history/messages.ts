import { translated } from '../../messages/translated.ts'

/** What an editor says about versions before the history is open. */
export const messages = translated('editing/history', {
  history: 'History',
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
})
