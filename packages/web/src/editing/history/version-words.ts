import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { dayOf, daysBetween, timeOfDay } from '../../messages/moments.ts'
import { messages } from './messages.ts'

/** 'Today, 10:32', 'Yesterday, 18:05', '14 November, 09:00' */
export function timeOf({ saved_at }: Pick<DocumentVersion, 'saved_at'>, now: Date): string {
  const at = new Date(saved_at)
  const time = timeOfDay(at)
  switch (daysBetween(at, now)) {
    case 0:
      return messages.today(time)
    case 1:
      return messages.yesterday(time)
    default:
      return messages.dayAndTime(dayOf(at), time)
  }
}
