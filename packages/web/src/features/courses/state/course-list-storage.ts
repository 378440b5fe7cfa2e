import { z } from 'zod/mini'
import type { PersistStorage } from 'zustand/middleware'

/** How the course list stands. */
export interface CourseList {
  readonly search: string
  /** Ids of the courses that stand open. */
  readonly expanded: ReadonlySet<string>
  /** The modules that are folded, by `moduleKey`. */
  readonly folded: ReadonlySet<string>
  /** Ids of the ticked pages by course; a course without any is not there. */
  readonly selected: ReadonlyMap<string, ReadonlySet<string>>
}

const stored = z.object({
  search: z.string(),
  expanded: z.array(z.string()),
  folded: z.array(z.string()),
  selected: z.array(z.tuple([z.string(), z.array(z.string())])),
})

/** How long changes gather before they are written: a selection of thousands of pages must not be written per click. */
const gatherFor = 300

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
    // Full, or forbidden: then a reload forgets how the list stood, and nothing else is lost.
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

/** Keeps the course list for this tab, through a reload. */
export const courseListStorage: PersistStorage<CourseList> = {
  getItem(name) {
    const state = read(sessionStorage.getItem(name))
    return state ? { state } : null
  },
  setItem(name, { state }) {
    unwritten = { name, list: state }
    timer ??= window.setTimeout(write, gatherFor)
  },
  removeItem(name) {
    unwritten = undefined
    sessionStorage.removeItem(name)
  },
}
