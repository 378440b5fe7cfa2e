import { staleVersion } from '@lectern/domain/documents/stale-version.ts'
import { isRetryable } from '@lectern/domain/problems/problem-kinds.ts'
import { createStore } from 'zustand/vanilla'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { type DocumentStore, hasUnsavedEdits, versionsUnder } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { messages } from '../document/messages.ts'
import { untilNextTry } from './next-try.ts'
import { saysTheSame } from '../document/says-the-same.ts'

/**
 * `given up`: Lectern could not save, and the author cancelled the waiting. `not completed`: the document is saved, but its
 * status was refused.
 */
export type SaveOutcome = 'saved' | 'failed' | 'conflict' | 'given up' | 'not completed'

/** Another user, or the author in another window, has saved since the document was opened. */
export interface Conflict {
  /** The sentence of the server, with the name of the user who saved. */
  readonly sentence: string
  /** ISO date. Undefined if the server does not send it. */
  readonly savedAt: string | undefined
  /** True if it was the author, in another window. */
  readonly own: boolean
}

/** A request that is retried until Lectern accepts it. */
export interface Waiting {
  /** `complete`: the document is saved, and its status is sent. */
  readonly step: 'save' | 'complete'
  /** Why the last try failed. */
  readonly problem: ApiProblem
}

export interface SavingState {
  /** True while a save that the author asked for is running. */
  readonly busy: boolean
  /** True while any save is running, also an autosave. */
  readonly sending: boolean
  /** True if the author asked for the save that runs or waits. */
  readonly asked: boolean
  /** Undefined if no request waits for its retry. */
  readonly waiting: Waiting | undefined
  /** Why the last autosave was refused. */
  readonly refused: string | undefined
  /** Set until the conflict is resolved. */
  readonly conflict: Conflict | undefined
  /** True while the author is asked which version to keep. */
  readonly deciding: boolean
}

type Answer = 'saved' | 'failed' | 'not completed' | Conflict

export type Saving = ReturnType<typeof createSaving>

/** Matches every version of the server. */
const overAnything = '*'

/**
 * Saves an open document. If another user has saved in the meantime, the author decides which version to keep. If Lectern
 * cannot save, the save is retried with the document as it is then.
 */
export function createSaving<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
  nextTry: typeof untilNextTry = untilNextTry,
) {
  const state = createStore<SavingState>(() => ({
    busy: false,
    sending: false,
    asked: false,
    waiting: undefined,
    refused: undefined,
    conflict: undefined,
    deciding: false,
  }))
  // Edits that are based on another version no longer have the conflict.
  store.subscribe((open, before) => {
    if (open.basedOn !== before.basedOn) state.setState({ conflict: undefined, deciding: false })
  })
  let running: Promise<SaveOutcome> | undefined
  let step: Waiting['step'] = 'save'
  /** The pause before the next try. */
  let pause = new AbortController()
  let givenUp = false
  /** Called when a try to save fails. */
  let complaints: (() => void)[] = []

  /** Throws temporary problems. */
  async function send(etag: string | undefined): Promise<'saved' | 'failed' | Conflict> {
    step = 'save'
    const sent = store.mark()
    try {
      const saved = await kind.save(page, sent(), etag)
      // `sent()` contains the audio that arrived in the meantime, which is no unsaved edit.
      store.markSaved({ document: sent(), etag: saved.etag })
      return 'saved'
    } catch (error) {
      rethrowTemporary(error)
      if (isConflict(error)) return readConflict(error)
      if (!state.getState().asked) state.setState({ refused: sentenceOf(error, messages.refused) })
      return 'failed'
    }
  }

  /** Finds a document that the server saved although its answer was lost. It is no conflict. */
  async function findArrived(unanswered: readonly Document[]): Promise<Document | undefined> {
    const there = await kind.load(page, unanswered.at(-1)).catch(rethrowTemporary)
    const arrived = unanswered.find((sent) => there && saysTheSame(kind, there.document, sent))
    if (there && arrived) store.markSaved({ document: arrived, etag: there.etag })
    return arrived
  }

  /** Tries to save. Throws temporary problems. */
  function saveTry(etagOf: () => string | undefined): () => Promise<Answer> {
    const unanswered = new Set<() => Document>()
    async function sendPresent(present: () => Document): Promise<'saved' | 'failed' | Conflict> {
      unanswered.add(present)
      const answer = await send(etagOf())
      unanswered.delete(present)
      return answer
    }
    return async () => {
      const present = store.mark()
      const answer = await sendPresent(present)
      if (typeof answer !== 'object' || unanswered.size === 0) return answer
      const arrived = await findArrived([...unanswered].map((sent) => sent()))
      if (arrived === undefined) return answer
      return arrived === present() ? 'saved' : await sendPresent(present)
    }
  }

  /** Tries to save if there are unsaved edits, and then marks the document as complete. Throws temporary problems. */
  function completeTry(): () => Promise<Answer> {
    const save = saveBased()
    let saved = false
    return async () => {
      if (!saved || hasUnsavedEdits(store.getState())) {
        const answer = await save()
        if (answer !== 'saved') return answer
        saved = true
      }
      step = 'complete'
      return await kind.complete(page).then(
        () => 'saved',
        (error: unknown) => rethrowTemporary(error) ?? 'not completed',
      )
    }
  }

  async function untilAnswered(attempt: () => Promise<Answer>): Promise<SaveOutcome> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt().catch(onlyTemporary)
      if (answer instanceof ApiProblem) {
        if (!(await waitForNextTry(tries, answer))) return 'given up'
      } else if (typeof answer === 'object') {
        // Autosave must not open a question while the author types.
        state.setState(({ asked }) => ({ conflict: answer, deciding: asked, refused: undefined }))
        return 'conflict'
      } else return answer
    }
  }

  /** Resolves to false if the author cancelled the waiting. */
  async function waitForNextTry(tries: number, problem: ApiProblem): Promise<boolean> {
    pause = new AbortController()
    state.setState({ busy: false, sending: false, refused: undefined, waiting: { step, problem } })
    if (step === 'save') for (const complain of complaints.splice(0)) complain()
    if (!givenUp) await nextTry(tries, pause.signal, problem.retryAfterSeconds)
    return !givenUp
  }

  /** `complain` is undefined for autosave, which the author did not ask for. */
  async function runOnce(
    attempt: () => Promise<Answer>,
    complain: (() => void) | undefined,
  ): Promise<SaveOutcome> {
    givenUp = false
    complaints = complain ? [complain] : []
    const asked = complain !== undefined
    state.setState({
      sending: true,
      asked,
      conflict: undefined,
      deciding: false,
      ...(asked && { busy: true }),
    })
    const outcome = await untilAnswered(attempt)
    // If the author asked for another save in the meantime, it runs next and has set `busy`.
    const next = { sending: false, waiting: undefined, ...(asked && { busy: false }) }
    state.setState(outcome === 'saved' ? { ...next, refused: undefined } : next)
    return outcome
  }

  /**
   * The outcome of an autosave that does not need to send anything. The previous save may have sent all edits, or may have
   * found a conflict, which only the author resolves.
   */
  function withoutSending(): SaveOutcome | undefined {
    if (state.getState().conflict) return 'conflict'
    return hasUnsavedEdits(store.getState()) ? undefined : 'saved'
  }

  /** Runs one save at a time. A later save waits for the earlier one, and then sends the newer edits. */
  function start(attempt: () => Promise<Answer>, complain?: () => void): Promise<SaveOutcome> {
    if (running && state.getState().waiting) {
      if (complain) retryNow(complain)
      return running
    }
    if (complain) state.setState({ busy: true })
    const run = async () => (complain ? undefined : withoutSending()) ?? (await runOnce(attempt, complain))
    running = running ? running.then(run) : run()
    return running
  }

  function retryNow(complain: () => void): void {
    complaints.push(complain)
    state.setState({ asked: true })
    pause.abort()
  }

  const saveBased = () => saveTry(() => versionsUnder(store.getState()))

  return {
    state,
    /** Calls `complain` if Lectern cannot save now. A call while a save waits for its retry starts the retry immediately. */
    save: (complain: () => void = () => undefined): Promise<SaveOutcome> => start(saveBased(), complain),
    /**
     * Saves without messages or questions. The state contains problems and conflicts. Nothing is sent while a conflict is
     * unresolved or if there are no unsaved edits.
     */
    autosave: (): Promise<SaveOutcome> => start(saveBased()),
    /** Resolves when no save is running. It does not wait for retries, because they can take long. */
    untilSent: (): Promise<void> =>
      new Promise((resolve) => {
        const isSending = ({ sending, busy }: SavingState) => sending || busy
        if (!isSending(state.getState())) return resolve()
        const stop = state.subscribe((now) => {
          if (isSending(now)) return
          stop()
          resolve()
        })
      }),
    /** Saves, and marks the page's document as complete. */
    complete: (complain: () => void): Promise<SaveOutcome> => start(completeTry(), complain),
    /** Saves over the other version, which stays in the page's history. */
    keepMine: (complain: () => void = () => undefined): Promise<SaveOutcome> =>
      start(
        saveTry(() => overAnything),
        complain,
      ),
    /** Opens the other version. Undo restores the author's version. */
    async keepTheirs(): Promise<void> {
      store.takeOver(await kind.load(page, store.getState().saved.document))
      state.setState({ conflict: undefined, deciding: false })
    },
    /** Asks which version to keep. */
    decide: (): void => state.setState({ deciding: true }),
    /** Closes the question. The conflict remains. */
    decideLater: (): void => state.setState({ deciding: false }),
    /** Cancels the retries of a save. */
    giveUp: (): void => {
      givenUp = true
      pause.abort()
    },
  }
}

function isConflict(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 412
}

/**
 * True if the same request may succeed later: there was no answer, a proxy could not reach Lectern, or Lectern cannot save
 * at the moment, for example because the database is unavailable. All other problems are permanent.
 */
function isTemporary(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  if (error.code === 'UNREADABLE_ANSWER') return [502, 503, 504].includes(error.status)
  return error.status === 0 || isRetryable(error.code)
}

function rethrowTemporary(error: unknown): undefined {
  if (isTemporary(error)) throw error
}

function onlyTemporary(error: unknown): ApiProblem {
  if (isTemporary(error)) return error
  throw error
}

function readConflict({ sentence, details }: ApiProblem): Conflict {
  const stale = staleVersion.safeParse(details).data
  return { sentence, savedAt: stale?.saved_at, own: stale?.saved_by_you === true }
}
