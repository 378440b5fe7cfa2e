import type { CourseModule } from '@lectern/domain/courses/modules.ts'

/** A row of a course: a page in a module. A page can be in several modules. */
export interface RowPlace {
  readonly moduleId: string
  readonly pageId: string
}

/** Ticks or unticks a row. With `ranged`, all rows since the last one. */
export type OnTick = (row: RowPlace, chosen: boolean, ranged: boolean) => void

/** The rows of modules in their order. */
export function rowsOf(modules: readonly CourseModule[]): RowPlace[] {
  return modules.flatMap(({ id, pages }) => pages.map((page) => ({ moduleId: id, pageId: page.page_id })))
}

/** The pages between two rows in either order, including both. Empty if a row does not exist. */
export function pagesBetween(rows: readonly RowPlace[], one: RowPlace, other: RowPlace): string[] {
  const places = [one, other].map(({ moduleId, pageId }) =>
    rows.findIndex((row) => row.moduleId === moduleId && row.pageId === pageId),
  )
  const from = Math.min(...places)
  return from < 0 ? [] : rows.slice(from, Math.max(...places) + 1).map((row) => row.pageId)
}
