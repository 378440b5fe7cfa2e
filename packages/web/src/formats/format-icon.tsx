import type { Format } from '@lectern/domain/courses/formats.ts'
import { formatViews } from './format-views.ts'

export function FormatIcon({ format, className }: { format: Format; className?: string }) {
  const { icon: Icon } = formatViews[format]
  return <Icon aria-hidden className={className} />
}
