import type { Format } from '@lectern/domain/courses/formats.ts'
import { ChartColumn } from 'lucide-react'
import { messages } from './messages.ts'

/** The mode beside Edit and Preview that shows what learners did. It is a screen of its own. */
export const figuresMode = () =>
  ({
    value: 'figures',
    label: messages.figures,
    icon: <ChartColumn aria-hidden className="size-4 max-[100rem]:hidden" />,
  }) as const

/** The path of that screen. */
export function figuresPath(
  format: Format,
  { courseId, pageId }: { readonly courseId: string; readonly pageId: string },
): string {
  return `/figures/${format}/${encodeURIComponent(courseId)}/${encodeURIComponent(pageId)}`
}
