import { staleVersion } from '@lectern/domain/documents/stale-version.ts'
import { createStore } from 'zustand/vanilla'
import { ApiProblem } from '../api/api-problem.ts'
import { type DocumentStore, versionsUnder } from './document-store.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'
import { untilNextTry } from './next-try.ts'

/** `given up` when Lectern could not be reached and the author did not want to go on waiting. */
export type SaveOutcome = 'saved' | 'failed' | 'conflict' | 'given up'

/** Someone else has saved since this was opened. */
export interface Conflict {
  /** As the server says it, with the name. */
  readonly sentence: string
  /** As an ISO date, where the server tells it. */
  readonly savedAt: string | undefined
}

export interface SavingState {
  readonly busy: boolean
  /** Lectern could not be reached; it is tried again until it answers. */
  readonly waiting: boolean
  readonly conflict: Conflict | undefined
}

export type Saving = ReturnType<typeof createSaving>

/** Wins over whatever is there. */
const overAnything = '*'

/**
 * Saves an open document, and lets the author decide when someone else was faster. What cannot be sent is sent later,
 * as it stands by then.
 */
export function createSaving<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
  nextTry: typeof untilNextTry = untilNextTry,
) {
  const state = createStore<SavingState>(() => ({ busy: false, waiting: false, conflict: undefined }))
  let running: Promise<SaveOutcome> | undefined
  /** The pause before the next try. */
  let pause = new AbortController()
  let givenUp = false
  /** Who wants to hear when a try comes to nothing. */
  let complaints: (() => void)[] = []

  async function send(etag: string | undefined): Promise<'saved' | 'failed' | 'unreachable' | Conflict> {
    const sent = store.mark()
    try {
      const saved = await kind.save(page, sent(), etag)
      // With the audio that arrived in the meantime, which is no unsaved edit.
      store.markSaved({ document: sent(), etag: saved.etag })
      return 'saved'
    } catch (error) {
      if (isOutOfReach(error)) return 'unreachable'
      return isConflict(error) ? readConflict(error) : 'failed'
    }
  }

  /** Whether what was sent has arrived after all and only the answer was lost: that is no conflict. */
  async function hasArrived(sent: () => Document): Promise<boolean> {
    const there = await kind.load(page, sent()).catch(() => undefined)
    if (!there || !saysTheSame(kind, there.document, sent())) return false
    store.markSaved({ document: sent(), etag: there.etag })
    return true
  }

  async function sendUntilAnswered(etagOf: () => string | undefined): Promise<SaveOutcome> {
    let unanswered: (() => Document) | undefined
    for (let tries = 1; ; tries += 1) {
      const present = store.mark()
      let answer = await send(etagOf())
      if (typeof answer === 'object' && unanswered !== undefined && (await hasArrived(unanswered))) {
        answer = present() === unanswered() ? 'saved' : await send(etagOf())
      }
      if (typeof answer === 'object') {
        state.setState({ conflict: answer })
        return 'conflict'
      }
      if (answer !== 'unreachable') return answer
      unanswered = present
      for (const complain of complaints.splice(0)) complain()
      if (!(await waitForNextTry(tries))) return 'given up'
    }
  }

  /** Whether to go on. */
  async function waitForNextTry(tries: number): Promise<boolean> {
    pause = new AbortController()
    state.setState({ busy: false, waiting: true })
    if (!givenUp) await nextTry(tries, pause.signal)
    return !givenUp
  }

  async function saveOnce(etagOf: () => string | undefined, complain: () => void): Promise<SaveOutcome> {
    givenUp = false
    complaints = [complain]
    state.setState({ busy: true, conflict: undefined })
    const outcome = await sendUntilAnswered(etagOf)
    state.setState({ busy: false, waiting: false })
    return outcome
  }

  /** One save at a time: who asks while one runs waits for it, and then saves what is newer. */
  function start(etagOf: () => string | undefined, complain: () => void): Promise<SaveOutcome> {
    if (running && state.getState().waiting) {
      complaints.push(complain)
      pause.abort()
    } else running = running ? running.then(() => saveOnce(etagOf, complain)) : saveOnce(etagOf, complain)
    return running
  }

  return {
    state,
    /** `complain` is called when Lectern cannot be reached now; whoever asks again while that lasts has it tried at once. */
    save: (complain: () => void = () => undefined): Promise<SaveOutcome> =>
      start(() => versionsUnder(store.getState()), complain),
    /** Saves over the other version, which stays in the page's history. */
    keepMine: (complain: () => void = () => undefined): Promise<SaveOutcome> =>
      start(() => overAnything, complain),
    /** Takes the other version. Undo brings back what stood here. */
    async keepTheirs(): Promise<void> {
      store.takeOver(await kind.load(page, store.getState().saved.document))
      state.setState({ conflict: undefined })
    },
    decideLater: (): void => state.setState({ conflict: undefined }),
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

/** No answer, or one of something in between that could not reach Lectern either. Lectern's own no is a no. */
function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.status === 0 || ([502, 503, 504].includes(error.status) && error.code === 'UNREADABLE_ANSWER')
}

function readConflict({ sentence, details }: ApiProblem): Conflict {
  return { sentence, savedAt: staleVersion.safeParse(details).data?.saved_at }
}

function saysTheSame<Document>(kind: EditableDocument<Document>, one: Document, other: Document): boolean {
  const contents = (document: Document) =>
    [kind.describeFrame(document), ...kind.describeParts(document)].map(({ content }) => content)
  const [left, right] = [contents(one), contents(other)]
  return left.length === right.length && left.every((content, at) => content === right[at])
}
