import { z } from 'zod/mini'
import type { PersistStorage } from 'zustand/middleware'

/** The state of the course list. */
export interface CourseList {
  readonly search: string
  /** Ids of the expanded courses. */
  readonly expanded: ReadonlySet<string>
  /** The folded modules, by `moduleKey`. */
  readonly folded: ReadonlySet<string>
  /** Ids of the selected pages by course. Courses without selected pages have no entry. */
  readonly selected: ReadonlyMap<string, ReadonlySet<string>>
}

const stored = z.object({
  search: z.string(),
  expanded: z.array(z.string()),
  folded: z.array(z.string()),
  selected: z.array(z.tuple([z.string(), z.array(z.string())])),
})

/** Milliseconds between a change and its write, because a selection of thousands of pages is slow to write per click. */
const writeDelayMs = 300

let unwritten: { name: string; list: CourseList } | undefined
let timer: number | undefined

function write(): void {
  window.clearTimeout(timer)
  timer = undefined
  if (!unwritten) return
  const { name, list } = unwritten
  unwritten = undefined
  const form: z.infer<typeof stored> = {
    search: list.search,
    expanded: [...list.expanded],
    folded: [...list.folded],
    selected: [...list.selected].map(([courseId, pageIds]) => [courseId, [...pageIds]]),
  }
  try {
    sessionStorage.setItem(name, JSON.stringify(form))
  } catch {
    // The storage is full or forbidden. Then a reload resets the list.
  }
}

window.addEventListener('pagehide', write)

function read(text: string | null): CourseList | undefined {
  const form = stored.safeParse(parseJson(text ?? ''))
  if (!form.success) return undefined
  const { search, expanded, folded, selected } = form.data
  return {
    search,
    expanded: new Set(expanded),
    folded: new Set(folded),
    selected: new Map(selected.map(([courseId, pageIds]) => [courseId, new Set(pageIds)])),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores the course list for this tab, across reloads. */
export const courseListStorage: PersistStorage<CourseList> = {
  getItem(name) {
    const state = read(sessionStorage.getItem(name))
    return state ? { state } : null
  },
  setItem(name, { state }) {
    unwritten = { name, list: state }
    timer ??= window.setTimeout(write, writeDelayMs)
  },
  removeItem(name) {
    unwritten = undefined
    sessionStorage.removeItem(name)
  },
}
