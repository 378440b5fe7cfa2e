import { translated } from '../messages/translated.ts'
import type { CoursePage } from './course.ts'

export interface CourseModule {
  readonly id: string
  readonly name: string
  readonly position: number
  readonly pages: readonly CoursePage[]
}

/** The group for pages without a module, after all modules. */
const otherPages = { id: 'other', position: 999 } as const

export const moduleMessages = translated('modules', { otherPages: 'Other Pages' })

const byText = new Intl.Collator('en', { numeric: true }).compare

/**
 * Groups pages into modules. Modules are ordered by position, and pages by item position. Pages without a module are
 * last, in 'Other Pages', ordered by page id.
 */
export function groupIntoModules(pages: readonly CoursePage[]): CourseModule[] {
  const modules = new Map<string, { id: string; name: string; position: number; pages: CoursePage[] }>()
  const others: CoursePage[] = []
  for (const page of pages) {
    if (page.module_id === null) {
      others.push(page)
      continue
    }
    const known = modules.get(page.module_id)
    if (known) known.pages.push(page)
    else {
      modules.set(page.module_id, {
        id: page.module_id,
        name: page.module_name ?? '',
        position: page.module_position ?? otherPages.position,
        pages: [page],
      })
    }
  }
  const grouped = [...modules.values()].toSorted((a, b) => a.position - b.position)
  for (const module of grouped) module.pages.sort((a, b) => (a.item_position ?? 0) - (b.item_position ?? 0))
  if (others.length === 0) return grouped
  const name = moduleMessages.otherPages
  return [...grouped, { ...otherPages, name, pages: others.toSorted((a, b) => byText(a.page_id, b.page_id)) }]
}
