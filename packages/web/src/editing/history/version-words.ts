import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { dayOf, daysBetween, timeOfDay } from '../../messages/moments.ts'

const originWords: Record<DocumentVersion['origin'], string> = {
  generated: 'Generated',
  saved: 'Saved',
  deleted: 'Before it was deleted',
  restored: 'Restored',
}

/** 'Saved by Maya Okafor' */
export function originOf({ origin, saved_by }: DocumentVersion): string {
  return saved_by === null ? originWords[origin] : `${originWords[origin]} by ${saved_by}`
}

/** 'Today, 10:32', 'Yesterday, 18:05', '14 November, 09:00' */
export function timeOf({ saved_at }: Pick<DocumentVersion, 'saved_at'>, now: Date): string {
  const at = new Date(saved_at)
  const days = daysBetween(at, now)
  const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : dayOf(at)
  return `${day}, ${timeOfDay(at)}`
}
