import { presenceTimeoutMs, type Presence } from '@lectern/domain/api/documents/presence.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'

/** A document. `home` is the course system, or the account that imported the course. */
export interface PresencePlace {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** A report of an editor about itself. */
export interface PresenceReport extends PresencePlace {
  readonly accountId: string
  readonly name: string
  readonly window: string
  /** Key of the slide, line or segment that is being edited; undefined or null if unknown. */
  readonly part?: string | null | undefined
  /** Whether the editor has closed the document. */
  readonly left?: boolean | undefined
}

interface Editor extends PresenceReport {
  readonly seenAt: number
  /** When it moved to its part. */
  readonly movedAt: number
}

/** An account with more editors in one document is a faulty script. */
const maxEditorsOfAccount = 20

/** At this number of documents, reports of unknown editors that leave are ignored. Their access is not checked. */
const maxPlacesForUnknown = 10_000

export type PresenceBoard = ReturnType<typeof createPresenceBoard>

/**
 * Records which accounts have which document open, from the reports that this process has received. Editors that stop
 * reporting are removed.
 */
export function createPresenceBoard(now: () => number = Date.now) {
  const places = new Map<string, Map<string, Editor>>()

  const editorsAt = (place: PresencePlace) => [...(places.get(keyOf(place))?.values() ?? [])]
  const isSilent = ({ seenAt }: Editor) => now() - seenAt > presenceTimeoutMs
  const isThere = (editor: Editor) => !editor.left && !isSilent(editor)

  /** Removes the oldest editors of an account that has too many. */
  function limit(editors: Map<string, Editor>, accountId: string): void {
    const own = [...editors].filter(([, editor]) => editor.accountId === accountId)
    const oldest = own.toSorted(([, one], [, other]) => one.seenAt - other.seenAt)
    for (const [id] of oldest.slice(0, -maxEditorsOfAccount)) editors.delete(id)
  }

  return {
    /** Adds a report. Returns whether it changes what other accounts see. */
    take(report: PresenceReport): boolean {
      const place = keyOf(report)
      const editors = places.get(place) ?? new Map<string, Editor>()
      const id = `${report.accountId} ${report.window}`
      const before = editors.get(id)
      // An older report can arrive after the editor has left, also the first one.
      if (before?.left && !isSilent(before)) return false
      if (report.left && !before && places.size >= maxPlacesForUnknown) return false
      const wasThere = before !== undefined && isThere(before)
      const same = wasThere && before.part === report.part
      const movedAt = same ? before.movedAt : now()
      editors.set(id, { ...report, seenAt: now(), movedAt })
      limit(editors, report.accountId)
      places.set(place, editors)
      if (report.left) return wasThere
      return !same || before.name !== report.name
    },

    /** The editors of a document, as the account sees them. */
    see(place: PresencePlace, accountId: string): Presence {
      const there = editorsAt(place).filter(isThere)
      const others = new Map<string, Editor>()
      for (const editor of there.toSorted((one, other) => one.movedAt - other.movedAt)) {
        if (editor.accountId !== accountId) others.set(editor.accountId, editor)
      }
      return {
        colleagues: [...others.values()]
          .map(({ name, part }) => ({ name, part: part ?? null }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
        own_windows: there.filter((one) => one.accountId === accountId).map(({ window }) => window),
      }
    },

    /** The accounts that have the document open. */
    accountsAt: (place: PresencePlace): ReadonlySet<string> =>
      new Set(
        editorsAt(place)
          .filter(isThere)
          .map(({ accountId }) => accountId),
      ),

    /** Removes the editors that have stopped reporting. Returns the documents that they had open. */
    dropSilent(): PresencePlace[] {
      const changed: PresencePlace[] = []
      for (const [key, editors] of places) {
        const silent = [...editors].filter(([, editor]) => isSilent(editor))
        for (const [id] of silent) editors.delete(id)
        if (editors.size === 0) places.delete(key)
        const gone = silent.find(([, { left }]) => !left)
        if (gone) changed.push(gone[1])
      }
      return changed
    },
  }
}

function keyOf({ home, courseId, pageId, format }: PresencePlace): string {
  return JSON.stringify([home, courseId, pageId, format])
}
