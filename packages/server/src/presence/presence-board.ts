import { presenceTimeoutMs, type Presence } from '@lectern/domain/api/presence.ts'
import type { Format } from '@lectern/domain/courses/format.ts'

/** A document, whoever opens it: `home` is the course system, or the account that imported the course. */
export interface PresencePlace {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** What one editor says about itself. */
export interface PresenceNews extends PresencePlace {
  readonly accountId: string
  readonly name: string
  readonly window: string
  /** Key of the slide, line or segment that is being edited; none where that is unknown. */
  readonly part?: string | null | undefined
  /** Whether the editor has closed the document. */
  readonly left?: boolean | undefined
}

interface Editor extends PresenceNews {
  readonly seenAt: number
  /** When it came to its part. */
  readonly movedAt: number
}

/** More editors of one account in one document than this are a script gone wrong. */
const mostEditorsOfAccount = 20

export type PresenceBoard = ReturnType<typeof createPresenceBoard>

/** Who has which document open, as far as this process has heard. An editor that falls silent is dropped. */
export function createPresenceBoard(now: () => number = Date.now) {
  const places = new Map<string, Map<string, Editor>>()

  const editorsAt = (place: PresencePlace) => [...(places.get(keyOf(place))?.values() ?? [])]
  const isSilent = ({ seenAt }: Editor) => now() - seenAt > presenceTimeoutMs
  const isThere = (editor: Editor) => !editor.left && !isSilent(editor)

  /** Drops the oldest editors of an account that has too many. */
  function limit(editors: Map<string, Editor>, accountId: string): void {
    const own = [...editors].filter(([, editor]) => editor.accountId === accountId)
    const oldest = own.toSorted(([, one], [, other]) => one.seenAt - other.seenAt)
    for (const [id] of oldest.slice(0, -mostEditorsOfAccount)) editors.delete(id)
  }

  return {
    /** Takes in news. Returns whether they change what others see. */
    take(news: PresenceNews): boolean {
      const place = keyOf(news)
      const editors = places.get(place) ?? new Map<string, Editor>()
      const id = `${news.accountId} ${news.window}`
      const before = editors.get(id)
      // What an editor said before it left may arrive after that.
      if (before?.left && !isSilent(before)) return false
      if (news.left && !before) return false
      const same = before !== undefined && isThere(before) && before.part === news.part
      const movedAt = same ? before.movedAt : now()
      editors.set(id, { ...news, seenAt: now(), movedAt })
      limit(editors, news.accountId)
      places.set(place, editors)
      return !same || news.left === true || before.name !== news.name
    },

    /** Who is there, as the account sees it. */
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

    /** Drops the editors that have fallen silent. Returns the documents that they had open. */
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
