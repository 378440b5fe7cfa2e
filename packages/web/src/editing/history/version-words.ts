import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'

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

/** 'Today, 10:32', 'Yesterday, 18:05', '14 November, 09:00'; in the language of the browser but for the two words. */
export function timeOf({ saved_at }: Pick<DocumentVersion, 'saved_at'>, now: Date, locale?: string): string {
  const at = new Date(saved_at)
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000)
  if (daysAgo === 0) return `Today, ${time}`
  if (daysAgo === 1) return `Yesterday, ${time}`
  return `${at.toLocaleDateString(locale, { day: 'numeric', month: 'long' })}, ${time}`
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
