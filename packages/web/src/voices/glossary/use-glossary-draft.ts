import { glossary } from '@lectern/domain/narration/glossary/glossary.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import {
  type ClosedEditorDraft,
  deleteDraft,
  findClosedEditorDrafts,
  holdDraft,
  newDraftId,
  storeDraft,
} from '../../editing/drafts/drafts.ts'
import { inBackground } from '../../ui/in-background.ts'
import { differsFrom, type UnsavedRows } from './glossary-rows.ts'

const text = z.string()
const unsavedRows = z.object({
  rows: z.array(z.object({ id: text, term: text, spoken: text, language: text })),
  terms: glossary.shape.terms,
})

const kind = { format: 'glossary', read: (value: unknown): UnsavedRows => unsavedRows.parse(value) }

export type GlossaryDraft = ClosedEditorDraft<UnsavedRows>

/**
 * Keeps unsaved rows of an open dialog in this browser, so that a logout or another page does not lose them. Returns the
 * newest unsaved rows of closed dialogs of the course. `current` is undefined until the glossary is loaded.
 */
export function useGlossaryDraft(courseId: string, current: UnsavedRows | undefined) {
  const [place] = useState(() => ({ courseId, pageId: '' }))
  const [own] = useState(() => newDraftId(kind, place))
  const [found, setFound] = useState<readonly GlossaryDraft[]>([])
  const written = useRef(false)
  const content = current && JSON.stringify(current)

  useEffect(() => {
    const release = holdDraft(own)
    const leaving = new AbortController()
    const add = (draft: GlossaryDraft) => {
      if (!differsFrom(draft.document.rows, draft.document.terms)) return inBackground(deleteDraft(draft.id))
      setFound((before) => [...before, draft].toSorted((one, other) => other.keptAt - one.keptAt))
    }
    inBackground(findClosedEditorDrafts(kind, place, own, add, leaving.signal))
    return () => {
      release()
      leaving.abort()
      setFound([])
    }
  }, [own, place])

  useEffect(() => {
    if (content === undefined) return
    const document: UnsavedRows = JSON.parse(content)
    if (differsFrom(document.rows, document.terms)) {
      written.current = true
      inBackground(storeDraft(own, { document, etag: undefined, keptAt: Date.now() }))
    } else if (written.current) inBackground(deleteDraft(own))
  }, [own, content])

  const [offered] = found
  return {
    offered,
    /** Deletes a draft that the user restored or does not want. */
    forget: (id: GlossaryDraft['id']) => {
      setFound((before) => before.filter((one) => one.id !== id))
      inBackground(deleteDraft(id))
    },
    /** Deletes the draft of this dialog. */
    end: () => inBackground(deleteDraft(own)),
  }
}
