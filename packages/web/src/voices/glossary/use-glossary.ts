import { glossariesApi } from '@lectern/domain/api/glossaries.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { glossary, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { failsWithoutConnection } from '../../api/without-connection.ts'
import { callWithAnswer } from '../../api/call.ts'
import { ifMatch } from '../../editing/document/if-match.ts'
import { inBackground } from '../../ui/in-background.ts'
import {
  differsFrom,
  mergeServerTerms,
  problemsOf,
  restoreUnsaved,
  rowOf,
  termsOf,
  type GlossaryRow,
} from './glossary-rows.ts'
import { messages } from './messages.ts'
import { type GlossaryDraft, useGlossaryDraft } from './use-glossary-draft.ts'

/** The version that was saved elsewhere in the meantime. */
const staleDetails = z.object({ current: glossary, revision: z.number() })

const emptyRow = () => rowOf(newPartKey(), { term: '', spoken: '' })

/** The saved terms that the rows are based on. */
interface GlossaryBase {
  readonly terms: readonly GlossaryTerm[]
  readonly etag: string | undefined
}

/** `edited since`: the terms were saved, and the user edited them during the save. */
type SaveOutcome = 'saved' | 'edited since' | 'not saved'

/** The terms as rows, or one empty row. */
function rowsToEdit(terms: readonly GlossaryTerm[]): readonly GlossaryRow[] {
  return terms.length > 0 ? terms.map((term) => rowOf(newPartKey(), term)) : [emptyRow()]
}

/** The glossary of a course while the user edits it. */
export function useGlossary(courseId: string) {
  const loaded = useQuery({
    queryKey: ['glossary', courseId],
    queryFn: async ({ signal }) => {
      const { data, etag } = await callWithAnswer(glossariesApi.get, { params: { courseId }, signal })
      return { rows: rowsToEdit(data.terms), base: { terms: data.terms, etag } }
    },
    gcTime: 0,
    staleTime: Infinity,
    ...failsWithoutConnection,
  })
  const [edited, setEdited] = useState<readonly GlossaryRow[]>()
  const rows = edited ?? loaded.data?.rows ?? []
  /** The edited rows, also for an answer that arrives after another edit. */
  const newest = useRef(edited)
  const [newerBase, setBase] = useState<GlossaryBase>()
  const base = newerBase ?? loaded.data?.base
  const draft = useGlossaryDraft(courseId, base && { rows, terms: base.terms })
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [checked, setChecked] = useState(false)

  function setRows(next: readonly GlossaryRow[]): void {
    newest.current = next
    setEdited(next)
  }

  async function save(): Promise<SaveOutcome> {
    setChecked(true)
    setMessage(undefined)
    if (problemsOf(rows).size > 0) return 'not saved'
    setBusy(true)
    try {
      const { data, etag } = await callWithAnswer(glossariesApi.save, {
        params: { courseId },
        body: { terms: termsOf(rows) },
        headers: ifMatch(base?.etag),
      })
      return settle({ terms: data.terms, etag })
    } catch (problem) {
      return handleFailure(problem)
    } finally {
      setBusy(false)
    }
  }

  /** The rows are compared with the newer saved terms from now on. The user may have edited them during the save. */
  function settle(stored: GlossaryBase): SaveOutcome {
    setBase(stored)
    if (differsFrom(newest.current ?? rows, stored.terms)) return 'edited since'
    draft.end()
    return 'saved'
  }

  /** Adds the changes that were saved elsewhere to the rows. */
  function handleFailure(problem: unknown): SaveOutcome {
    const stale = problem instanceof ApiProblem ? staleDetails.safeParse(problem.details).data : undefined
    if (!stale) {
      setMessage(sentenceOf(problem, messages.saveFailed))
      return 'not saved'
    }
    const stored = { terms: stale.current.terms, etag: `"${stale.revision}"` }
    // An earlier save arrived, but its answer was lost.
    if (!differsFrom(rows, stored.terms)) return settle(stored)
    setRows(mergeServerTerms(newest.current ?? rows, base?.terms ?? [], stored.terms, newPartKey))
    setBase(stored)
    setMessage(messages.changedElsewhere)
    return 'not saved'
  }

  return {
    loading: loaded.isPending,
    failed: loaded.isError,
    /** Why the glossary could not be loaded. */
    failure: sentenceOf(loaded.error, messages.loadFailed),
    retrying: loaded.isFetching,
    retry: () => inBackground(loaded.refetch()),
    rows,
    /** Whether the rows differ from the saved terms. */
    unsaved: differsFrom(rows, base?.terms ?? []),
    problems: checked ? problemsOf(rows) : new Map(),
    busy,
    message,
    add: () => setRows([...rows, emptyRow()]),
    change: (id: string, changes: Partial<GlossaryRow>) =>
      setRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    remove: (id: string) => setRows(rows.filter((row) => row.id !== id)),
    save,
    /** Deletes the unsaved rows. */
    discard: draft.end,
    /** Unsaved rows of a closed dialog, once the glossary is loaded. */
    offered: base && draft.offered,
    restore: ({ id, document }: GlossaryDraft) => {
      setRows(restoreUnsaved(rows, document, newPartKey))
      draft.forget(id)
    },
    dismiss: ({ id }: GlossaryDraft) => draft.forget(id),
  }
}
