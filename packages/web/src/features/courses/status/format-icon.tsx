import type { Format } from '@lectern/domain/courses/format.ts'
import { Headphones, Presentation } from 'lucide-react'

const icons = { slideshow: Presentation, podcast: Headphones } as const

export function FormatIcon({ format, className }: { format: Format; className?: string }) {
  const Icon = icons[format]
  return <Icon aria-hidden className={className} />
}
