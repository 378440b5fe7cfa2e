import { staleVersion } from '@lectern/domain/documents/stale-version.ts'
import { isRetryable } from '@lectern/domain/problems/problems.ts'
import { createStore } from 'zustand/vanilla'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { type DocumentStore, hasUnsavedEdits, versionsUnder } from './document-store.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'
import { messages } from './messages.ts'
import { untilNextTry } from './next-try.ts'
import { saysTheSame } from './says-the-same.ts'

/**
 * `given up` when Lectern could not save and the author did not want to go on waiting; `not completed` when the document
 * is saved and only its status was refused.
 */
export type SaveOutcome = 'saved' | 'failed' | 'conflict' | 'given up' | 'not completed'

/** Someone else, or the author in another window, has saved since this was opened. */
export interface Conflict {
  /** As the server says it, with the name. */
  readonly sentence: string
  /** As an ISO date, where the server tells it. */
  readonly savedAt: string | undefined
  /** Whether it was the author, in another window. */
  readonly own: boolean
}

/** What is tried again until Lectern takes it. */
export interface Waiting {
  /** Sending the document, or its status once the document is saved. */
  readonly step: 'save' | 'complete'
  /** Why the last try failed. */
  readonly problem: ApiProblem
}

export interface SavingState {
  /** A save that the author asked for is under way. */
  readonly busy: boolean
  /** Any save is under way, also one by autosave. */
  readonly sending: boolean
  /** Whether the author asked for the save that is under way or waits. */
  readonly asked: boolean
  /** Undefined while nothing waits for its next try. */
  readonly waiting: Waiting | undefined
  /** Why the last autosave was refused. */
  readonly refused: string | undefined
  /** Stays until it is settled. */
  readonly conflict: Conflict | undefined
  /** Whether the author is asked whose version goes on. */
  readonly deciding: boolean
}

type Answer = 'saved' | 'failed' | 'not completed' | Conflict

export type Saving = ReturnType<typeof createSaving>

/** Wins over whatever is there. */
const overAnything = '*'

/**
 * Saves an open document, and lets the author decide when someone else was faster. What cannot be saved now is sent
 * later, as it stands by then.
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
  // Edits that rest on another version have left the conflict behind.
  store.subscribe((open, before) => {
    if (open.basedOn !== before.basedOn) state.setState({ conflict: undefined, deciding: false })
  })
  let running: Promise<SaveOutcome> | undefined
  let step: Waiting['step'] = 'save'
  /** The pause before the next try. */
  let pause = new AbortController()
  let givenUp = false
  /** Who wants to hear when a try to save fails. */
  let complaints: (() => void)[] = []

  /** Throws a problem that passes. */
  async function send(etag: string | undefined): Promise<'saved' | 'failed' | Conflict> {
    step = 'save'
    const sent = store.mark()
    try {
      const saved = await kind.save(page, sent(), etag)
      // With the audio that arrived in the meantime, which is no unsaved edit.
      store.markSaved({ document: sent(), etag: saved.etag })
      return 'saved'
    } catch (error) {
      rethrowPassing(error)
      if (isConflict(error)) return readConflict(error)
      if (!state.getState().asked) state.setState({ refused: sentenceOf(error, messages.refused) })
      return 'failed'
    }
  }

  /** Finds what has arrived after all, where only the answer was lost: that is no conflict. */
  async function findArrived(unanswered: readonly Document[]): Promise<Document | undefined> {
    const there = await kind.load(page, unanswered.at(-1)).catch(rethrowPassing)
    const arrived = unanswered.find((sent) => there && saysTheSame(kind, there.document, sent))
    if (there && arrived) store.markSaved({ document: arrived, etag: there.etag })
    return arrived
  }

  /** Tries to save. Throws a problem that passes. */
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

  /** Tries to save, unless that is done, and then to mark the document as complete. Throws a problem that passes. */
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
        (error: unknown) => rethrowPassing(error) ?? 'not completed',
      )
    }
  }

  async function untilAnswered(attempt: () => Promise<Answer>): Promise<SaveOutcome> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt().catch(onlyPassing)
      if (answer instanceof ApiProblem) {
        if (!(await waitForNextTry(tries, answer))) return 'given up'
      } else if (typeof answer === 'object') {
        // Autosave must not open a question over what the author is typing.
        state.setState(({ asked }) => ({ conflict: answer, deciding: asked, refused: undefined }))
        return 'conflict'
      } else return answer
    }
  }

  /** Whether to go on. */
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
    // A save that the author asked for meanwhile comes next, and is busy already.
    const next = { sending: false, waiting: undefined, ...(asked && { busy: false }) }
    state.setState(outcome === 'saved' ? { ...next, refused: undefined } : next)
    return outcome
  }

  /**
   * How an autosave ends without being sent when its turn comes. The save before it may have sent everything, or have
   * opened the question about a conflict, which only the author closes.
   */
  function withoutSending(): SaveOutcome | undefined {
    if (state.getState().conflict) return 'conflict'
    return hasUnsavedEdits(store.getState()) ? undefined : 'saved'
  }

  /** One at a time: who asks while one runs waits for it, and then saves what is newer. */
  function start(attempt: () => Promise<Answer>, complain?: () => void): Promise<SaveOutcome> {
    if (running && state.getState().waiting) {
      if (complain) hurry(complain)
      return running
    }
    if (complain) state.setState({ busy: true })
    const run = async () => (complain ? undefined : withoutSending()) ?? (await runOnce(attempt, complain))
    running = running ? running.then(run) : run()
    return running
  }

  function hurry(complain: () => void): void {
    complaints.push(complain)
    state.setState({ asked: true })
    pause.abort()
  }

  const saveBased = () => saveTry(() => versionsUnder(store.getState()))

  return {
    state,
    /** `complain` is called when Lectern cannot save now; whoever asks again while that lasts has it tried at once. */
    save: (complain: () => void = () => undefined): Promise<SaveOutcome> => start(saveBased(), complain),
    /**
     * Saves without a word. What hinders it is in the state, and nothing is asked. Nothing is sent while a conflict is
     * unsettled, or where no edit is unsaved.
     */
    autosave: (): Promise<SaveOutcome> => start(saveBased()),
    /** Resolves when no save is under way. A save that waits for its next try does not count, since that can last. */
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
    /** Takes the other version. Undo brings back what stood here. */
    async keepTheirs(): Promise<void> {
      store.takeOver(await kind.load(page, store.getState().saved.document))
      state.setState({ conflict: undefined, deciding: false })
    },
    /** Asks whose version goes on. */
    decide: (): void => state.setState({ deciding: true }),
    /** The conflict stays until it is settled. */
    decideLater: (): void => state.setState({ deciding: false }),
    /** Waits no longer for what could not be sent. */
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
 * Whether the same request may succeed later: there was no answer, only that of a proxy which did not reach Lectern
 * either, or Lectern says itself that it cannot now, for instance without its database. Any other no of Lectern is a no.
 */
function isPassing(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  if (error.code === 'UNREADABLE_ANSWER') return [502, 503, 504].includes(error.status)
  return error.status === 0 || isRetryable(error.code)
}

function rethrowPassing(error: unknown): undefined {
  if (isPassing(error)) throw error
}

function onlyPassing(error: unknown): ApiProblem {
  if (isPassing(error)) return error
  throw error
}

function readConflict({ sentence, details }: ApiProblem): Conflict {
  const stale = staleVersion.safeParse(details).data
  return { sentence, savedAt: stale?.saved_at, own: stale?.saved_by_you === true }
}
