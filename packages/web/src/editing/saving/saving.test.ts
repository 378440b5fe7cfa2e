import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { createDocumentStore, hasUnsavedEdits } from '../document/document-store.ts'
import { createSaving } from './saving.ts'
import { wordsOn } from '../testing/words.ts'

const page = { courseId: '1', pageId: 'p' }
const timeLimit = { timeout: 10_000 }

/** An open document, and a server that another user can change. */
function open() {
  const server = { document: ['a'], version: 1 }
  const kind = wordsOn(server)
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.keysOf(document),
  )
  return { server, kind, store, saving: createSaving(kind, page, store) }
}

/** Another user saves, and then the author edits and saves too. */
async function conflict() {
  const opened = open()
  opened.server.document = ['theirs']
  opened.server.version = 2
  opened.store.edit(() => ['mine'])
  return { ...opened, outcome: await opened.saving.save() }
}

describe('saving', () => {
  test('sends the open document, which then has no unsaved edits', async () => {
    const { server, store, saving } = open()
    store.edit((words) => [...words, 'b'])
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['a', 'b'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('keeps edits during a save unsaved, and sends them with the next save', async () => {
    const { server, store, saving } = open()
    store.edit(() => ['first'])
    const running = saving.save()
    store.edit(() => ['second'])
    await running
    expect(hasUnsavedEdits(store.getState())).toBe(true)
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['second'])
  })

  test('audio that arrives during a save leaves no unsaved edits', async () => {
    const { store, saving } = open()
    store.edit(() => ['first'])
    const running = saving.save()
    store.absorb((words) => words.map((word) => `${word} voiced`))
    expect(await running).toBe('saved')
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('runs simultaneous saves one after the other, so that none is refused as stale', async () => {
    const { store, saving } = open()
    store.edit(() => ['b'])
    expect(await Promise.all([saving.save(), saving.save(), saving.save()])).toEqual([
      'saved',
      'saved',
      'saved',
    ])
  })

  test('keeps the edits unsaved if a save fails', async () => {
    const { kind, store } = open()
    const broken = { ...kind, save: () => Promise.reject(new Error('no network')) }
    store.edit(() => ['b'])
    expect(await createSaving(broken, page, store).save()).toBe('failed')
    expect(hasUnsavedEdits(store.getState())).toBe(true)
  })

  test('continues after a fault that no save expects', async () => {
    const { server, kind, store } = open()
    const reported = vi.fn<(fault: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    onTestFinished(() => void vi.unstubAllGlobals())
    const fault = new TypeError('x is not a function')
    const saving = createSaving(kind, page, store)
    vi.spyOn(store, 'mark').mockImplementationOnce(() => {
      throw fault
    })
    store.edit(() => ['b'])
    const first = saving.save()
    const second = saving.save()
    expect(await first).toBe('failed')
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
    expect(await second).toBe('saved')
    expect(server.document).toEqual(['b'])
    expect(saving.state.getState()).toMatchObject({ busy: false, sending: false })
  })

  test('keeps why it was refused until the next save', async () => {
    const { store, saving, line } = openFarAway(() =>
      Promise.reject(new ApiProblem(413, 'TOO_LARGE', 'This slideshow is too large.')),
    )
    store.edit(() => ['b'])
    expect(await saving.save()).toBe('failed')
    expect(saving.state.getState()).toMatchObject({
      failure: 'This slideshow is too large.',
      refused: undefined,
    })
    line.cut = false
    expect(await saving.save()).toBe('saved')
    expect(saving.state.getState().failure).toBeUndefined()
  })

  test('has no reason if the server says only that something failed', async () => {
    const problems = [new ApiProblem(500, 'INTERNAL', 'Something went wrong.'), new Error('no sentence')]
    for (const problem of problems) {
      const { store, saving } = openFarAway(() => Promise.reject(problem))
      store.edit(() => ['b'])
      expect(await saving.save()).toBe('failed')
      expect(saving.state.getState().failure).toBeUndefined()
    }
  })

  test('keeps why completing was refused', async () => {
    const { kind, store } = open()
    const refusal = new ApiProblem(404, 'NOT_FOUND', 'This page is not in the course.')
    const saving = createSaving({ ...kind, complete: () => Promise.reject(refusal) }, page, store)
    expect(await saving.complete(() => undefined)).toBe('not completed')
    expect(saving.state.getState().failure).toBe('This page is not in the course.')
  })

  test('does not overwrite the version of another user, and names this user', async () => {
    const { server, saving, outcome } = await conflict()
    expect(outcome).toBe('conflict')
    expect(server.document).toEqual(['theirs'])
    expect(saving.state.getState()).toMatchObject({
      busy: false,
      waiting: undefined,
      deciding: true,
      conflict: {
        sentence: 'Ada saved this after you opened it.',
        savedAt: '2026-11-21T10:32:00Z',
        own: false,
      },
    })
  })

  test('recognizes a version that the author saved in another window', async () => {
    const { kind, store } = open()
    const details = { saved_by: 'Ada', saved_by_you: true, saved_at: '2026-11-21T10:32:00Z' }
    const stale = new ApiProblem(412, 'STALE_VERSION', 'In another window, you saved this.', { details })
    const saving = createSaving({ ...kind, save: () => Promise.reject(stale) }, page, store)
    store.edit(() => ['mine'])
    expect(await saving.save()).toBe('conflict')
    expect(saving.state.getState().conflict).toMatchObject({ own: true })
  })

  test('stays in conflict while the author decides later, until another version is taken', async () => {
    const { kind, store, saving } = await conflict()
    saving.decideLater()
    expect(saving.state.getState()).toMatchObject({ deciding: false, conflict: { own: false } })
    store.takeOver(await kind.load(page))
    expect(saving.state.getState().conflict).toBeUndefined()
  })

  test('keep mine saves over the other version', async () => {
    const { server, saving } = await conflict()
    expect(await saving.keepMine()).toBe('saved')
    expect(server.document).toEqual(['mine'])
    expect(saving.state.getState().conflict).toBeUndefined()
  })

  test('keep theirs opens the other version, and further edits can be saved', async () => {
    const { server, store, saving } = await conflict()
    await saving.keepTheirs()
    expect(store.getState().history.present).toEqual(['theirs'])
    store.edit((words) => [...words, 'and mine'])
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['theirs', 'and mine'])
  })

  test('a merge names both versions that it is based on, once', async () => {
    const { kind, store, saving } = await conflict()
    const save = vi.spyOn(kind, 'save')
    store.takeOver(await kind.load(page), (mine) => [...mine, 'theirs'])
    expect(await saving.save()).toBe('saved')
    store.edit((words) => [...words, 'more'])
    expect(await saving.save()).toBe('saved')
    expect(save.mock.calls.map(([, , etag]) => etag)).toEqual(['1, 2', '3'])
  })
})

/** An open document. The test decides when its server answers and when its pauses end. */
function openFarAway(
  answer: () => Promise<never> = () => Promise.reject(new ApiProblem(0, 'NO_ANSWER', '')),
) {
  const { server, kind, store } = open()
  const line = { cut: true, loseAnswers: false }
  const tries: number[] = []
  const requestedPauses: (number | undefined)[] = []
  let endPause = () => {}
  const complete = vi.fn<typeof kind.complete>(() => (line.cut ? answer() : Promise.resolve()))
  const far: typeof kind = {
    ...kind,
    complete,
    async save(...given) {
      if (line.cut) return answer()
      const saved = await kind.save(...given)
      return line.loseAnswers ? answer() : saved
    },
  }
  const saving = createSaving(far, page, store, (count, signal, requestedSeconds) => {
    tries.push(count)
    requestedPauses.push(requestedSeconds)
    return new Promise((resolve) => {
      endPause = resolve
      signal.addEventListener('abort', () => resolve())
    })
  })
  const endPauseAndRetry = async () => {
    endPause()
    await vi.waitFor(() => undefined)
  }
  return { server, store, saving, line, tries, requestedPauses, endPauseAndRetry, far, complete }
}

describe('a save that does not reach the server', () => {
  test('is retried until it does, and contains the edits made in the meantime', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry } = openFarAway()
    const complain = vi.fn<() => void>()
    store.edit(() => ['b'])
    const outcome = saving.save(complain)
    await vi.waitFor(
      () => expect(saving.state.getState()).toMatchObject({ busy: false, waiting: { step: 'save' } }),
      timeLimit,
    )
    await endPauseAndRetry()
    await vi.waitFor(() => expect(tries).toEqual([1, 2]), timeLimit)
    store.edit(() => ['c'])
    line.cut = false
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server.document).toEqual(['c'])
    expect(saving.state.getState().waiting).toBeUndefined()
    expect(complain, 'called once, not at every try').toHaveBeenCalledTimes(1)
  })

  test('waits already when the author sees that it failed', async () => {
    const { store, saving } = openFarAway()
    const waiting = vi.fn<(step: string | undefined) => void>()
    store.edit(() => ['b'])
    void saving.save(() => waiting(saving.state.getState().waiting?.step))
    await vi.waitFor(() => expect(waiting).toHaveBeenCalledExactlyOnceWith('save'), timeLimit)
    saving.giveUp()
  })

  test('is retried immediately when the author saves again, and reports the next failure too', async () => {
    const { store, saving, line, tries } = openFarAway()
    const complain = vi.fn<() => void>()
    store.edit(() => ['b'])
    const first = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    const second = saving.save(complain)
    await vi.waitFor(() => expect(tries).toEqual([1, 2]), timeLimit)
    expect(complain).toHaveBeenCalledTimes(1)
    line.cut = false
    const third = saving.save()
    expect(await Promise.all([first, second, third])).toEqual(['saved', 'saved', 'saved'])
  })

  test('stops when the author cancels it, and the edits stay unsaved', async () => {
    const { store, saving, tries } = openFarAway()
    store.edit(() => ['b'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    saving.giveUp()
    expect(await outcome).toBe('given up')
    expect(saving.state.getState()).toMatchObject({ busy: false, waiting: undefined })
    expect(hasUnsavedEdits(store.getState())).toBe(true)
  })

  test('is no conflict with itself if only the answer was lost', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry } = openFarAway()
    Object.assign(line, { cut: false, loseAnswers: true })
    store.edit(() => ['b'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    expect(server).toEqual({ document: ['b'], version: 2 })
    line.loseAnswers = false
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server.version).toBe(2)
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('is a conflict if another user has saved in the meantime', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry } = openFarAway()
    store.edit(() => ['mine'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    Object.assign(server, { document: ['theirs'], version: 2 })
    line.cut = false
    await endPauseAndRetry()
    expect(await outcome).toBe('conflict')
    expect(server.document).toEqual(['theirs'])
  })

  test('is no conflict with its own try two tries before', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry } = openFarAway()
    Object.assign(line, { cut: false, loseAnswers: true })
    store.edit(() => ['b'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    line.cut = true
    store.edit(() => ['c'])
    await endPauseAndRetry()
    await vi.waitFor(() => expect(tries).toEqual([1, 2]), timeLimit)
    Object.assign(line, { cut: false, loseAnswers: false })
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server).toEqual({ document: ['c'], version: 3 })
  })

  test('continues to wait if the version of the server cannot be loaded', async () => {
    const { server, far, store, saving, line, tries, endPauseAndRetry } = openFarAway()
    Object.assign(line, { cut: false, loseAnswers: true })
    store.edit(() => ['b'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    line.loseAnswers = false
    vi.spyOn(far, 'load').mockRejectedValueOnce(new ApiProblem(503, 'DATABASE_UNAVAILABLE', ''))
    await endPauseAndRetry()
    await vi.waitFor(() => expect(tries).toEqual([1, 2]), timeLimit)
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server.version).toBe(2)
  })

  test.each([
    ['without its database', 503, 'DATABASE_UNAVAILABLE', 5],
    ['with a full disk', 507, 'STORAGE_FULL', 60],
    ['with a disk that it cannot write to', 503, 'STORAGE_READ_ONLY', 60],
    ['that is restarting', 503, 'SHUTTING_DOWN', undefined],
  ])('waits for a server %s (%i %s), as long as it asks', async (_what, status, code, retryAfterSeconds) => {
    const away = new ApiProblem(status, code, 'Not now.', { retryAfterSeconds })
    const { server, store, saving, line, tries, requestedPauses, endPauseAndRetry } = openFarAway(() =>
      Promise.reject(away),
    )
    store.edit(() => ['b'])
    const outcome = saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    expect(requestedPauses).toEqual([retryAfterSeconds])
    expect(saving.state.getState().waiting).toEqual({ step: 'save', problem: away })
    line.cut = false
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server.document).toEqual(['b'])
  })

  test.each([
    ['a gateway that reaches nothing', 502],
    ['one that is closed', 503],
    ['one that has waited too long', 504],
  ])('waits also for %s (%i)', async (_what, status) => {
    const { store, saving, tries } = openFarAway(() =>
      Promise.reject(new ApiProblem(status, 'UNREADABLE_ANSWER', '')),
    )
    store.edit(() => ['b'])
    void saving.save()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    saving.giveUp()
  })

  test.each([
    ['a refusal', 400, 'INVALID_REQUEST'],
    ['a document that is gone', 404, 'NOT_FOUND'],
    ['one that is too large', 413, 'TOO_LARGE'],
    ['a broken server', 500, 'INTERNAL'],
    ['an account without any room left', 413, 'STORAGE_QUOTA_EXCEEDED'],
    ['a page that cannot be used', 422, 'PAGE_NOT_READABLE'],
    ['an unknown code', 503, 'toString'],
  ])('does not wait for %s (%i %s)', async (_what, status, code) => {
    const { store, saving, tries } = openFarAway(() => Promise.reject(new ApiProblem(status, code, '')))
    store.edit(() => ['b'])
    expect(await saving.save()).toBe('failed')
    expect(tries).toEqual([])
  })
})

describe('completing', () => {
  const databaseAway = () => Promise.reject(new ApiProblem(503, 'DATABASE_UNAVAILABLE', ''))

  test('saves first, and does not complete if the save fails', async () => {
    const { saving, line, complete } = openFarAway(() => Promise.reject(new ApiProblem(413, 'TOO_LARGE', '')))
    expect(await saving.complete(() => undefined)).toBe('failed')
    expect(complete).not.toHaveBeenCalled()
    line.cut = false
    expect(await saving.complete(() => undefined)).toBe('saved')
    expect(complete).toHaveBeenCalledOnce()
  })

  test('waits for an unavailable database after the save, without another save or a message', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry, complete } = openFarAway(databaseAway)
    line.cut = false
    complete.mockImplementationOnce(databaseAway)
    const complain = vi.fn<() => void>()
    store.edit(() => ['b'])
    const outcome = saving.complete(complain)
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    expect(saving.state.getState().waiting).toMatchObject({ step: 'complete' })
    await endPauseAndRetry()
    expect(await outcome).toBe('saved')
    expect(server).toEqual({ document: ['b'], version: 2 })
    expect(complete).toHaveBeenCalledTimes(2)
    expect(complain).not.toHaveBeenCalled()
  })

  test('saves edits that were made during the wait, and does not publish them', async () => {
    const { server, store, saving, line, tries, endPauseAndRetry, complete } = openFarAway(databaseAway)
    line.cut = false
    complete.mockImplementationOnce(databaseAway)
    const outcome = saving.complete(() => undefined)
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    store.edit(() => ['later'])
    await endPauseAndRetry()
    expect(await outcome).toBe('only saved')
    expect(server.document).toEqual(['later'])
    expect(complete).toHaveBeenCalledOnce()
    expect(await saving.complete(() => undefined), 'pressed again').toBe('saved')
    expect(complete).toHaveBeenCalledTimes(2)
  })

  test('completes edits of the wait if the author presses Complete again', async () => {
    const { server, store, saving, line, tries, complete } = openFarAway()
    store.edit(() => ['b'])
    const outcome = saving.complete(() => undefined)
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    store.edit(() => ['later'])
    line.cut = false
    expect(await saving.complete(() => undefined)).toBe('saved')
    expect(await outcome).toBe('saved')
    expect(server.document).toEqual(['later'])
    expect(complete).toHaveBeenCalledOnce()
  })

  test('completes also if another save waits when the author presses Complete', async () => {
    const { server, store, saving, line, tries, complete } = openFarAway()
    store.edit(() => ['b'])
    const autosaved = saving.autosave()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    line.cut = false
    expect(await saving.complete(() => undefined)).toBe('saved')
    expect(await autosaved).toBe('saved')
    expect(server.document).toEqual(['b'])
    expect(complete).toHaveBeenCalledOnce()
  })

  test('of a version that another user has replaced after the save is a conflict, as a save is', async () => {
    const { server, kind, store } = open()
    const complete = vi.fn<typeof kind.complete>(async () => {
      // The other user saves between the two requests.
      Object.assign(server, { document: ['theirs'], version: 3 })
      throw new ApiProblem(412, 'STALE_VERSION', 'Ana saved this after you opened it.', {
        details: { saved_by: 'Ana', saved_at: '2026-11-21T10:32:00Z' },
      })
    })
    const saving = createSaving({ ...kind, complete }, page, store)
    store.edit(() => ['mine'])
    expect(await saving.complete(() => undefined)).toBe('conflict')
    expect(complete).toHaveBeenCalledExactlyOnceWith(page, '2')
    expect(saving.state.getState()).toMatchObject({ deciding: true, conflict: {} })
    expect(store.getState().history.present).toEqual(['mine'])
  })

  test('is not retried if Lectern refuses it', async () => {
    const { store, saving, line, tries, complete } = openFarAway()
    line.cut = false
    complete.mockImplementationOnce(() => Promise.reject(new ApiProblem(404, 'NOT_FOUND', '')))
    store.edit(() => ['b'])
    expect(await saving.complete(() => undefined)).toBe('not completed')
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    expect(tries).toEqual([])
  })
})

describe('autosave', () => {
  test('saves without showing the author a busy state', async () => {
    const { server, store, saving } = open()
    store.edit(() => ['b'])
    const running = saving.autosave()
    expect(saving.state.getState()).toMatchObject({ busy: false, sending: true })
    expect(await running).toBe('saved')
    expect(server.document).toEqual(['b'])
    expect(saving.state.getState()).toMatchObject({ busy: false, sending: false })
  })

  test('runs before a save that the author asks for, which is busy immediately', async () => {
    const { store, saving } = open()
    store.edit(() => ['b'])
    const both = [saving.autosave(), saving.save()]
    expect(saving.state.getState().busy).toBe(true)
    expect(await Promise.all(both)).toEqual(['saved', 'saved'])
    expect(saving.state.getState()).toMatchObject({ busy: false, sending: false })
  })

  test('sends nothing if the save before it has sent all edits', async () => {
    const { kind, store, saving } = open()
    const save = vi.spyOn(kind, 'save')
    store.edit(() => ['b'])
    const outcomes = [saving.autosave(), saving.autosave(), saving.autosave()]
    expect(await Promise.all(outcomes)).toEqual(['saved', 'saved', 'saved'])
    expect(save).toHaveBeenCalledOnce()
  })

  test('does not close the question of the save before it', async () => {
    const { server, store, saving } = open()
    server.version = 2
    store.edit(() => ['mine'])
    const asked = saving.save()
    store.edit(() => ['mine too'])
    expect(await Promise.all([asked, saving.autosave()])).toEqual(['conflict', 'conflict'])
    expect(saving.state.getState()).toMatchObject({ deciding: true, conflict: { own: false } })
  })

  test('`untilSent` waits for it and for the save of the author after it', async () => {
    const { server, store, saving } = open()
    await saving.untilSent()
    store.edit(() => ['b'])
    const autosaved = saving.autosave()
    store.edit(() => ['c'])
    const saved = saving.save()
    await saving.untilSent()
    expect(server.document).toEqual(['c'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    expect(await Promise.all([autosaved, saved])).toEqual(['saved', 'saved'])
  })

  test('`untilSent` does not wait for its retries', async () => {
    const { store, saving } = openFarAway()
    store.edit(() => ['b'])
    const autosaved = saving.autosave()
    await saving.untilSent()
    expect(saving.state.getState()).toMatchObject({ waiting: { step: 'save' } })
    saving.giveUp()
    await autosaved
  })

  test('notes a conflict without asking', async () => {
    const { server, store, saving } = open()
    server.version = 2
    store.edit(() => ['mine'])
    expect(await saving.autosave()).toBe('conflict')
    expect(saving.state.getState()).toMatchObject({ deciding: false, conflict: { own: false } })
    saving.decide()
    expect(saving.state.getState().deciding).toBe(true)
  })

  test('keeps the reason of a refusal until a save succeeds', async () => {
    const { store, saving, line } = openFarAway(() =>
      Promise.reject(new ApiProblem(413, 'TOO_LARGE', 'This slideshow is too large.')),
    )
    store.edit(() => ['b'])
    expect(await saving.autosave()).toBe('failed')
    expect(saving.state.getState().refused).toBe('This slideshow is too large.')
    line.cut = false
    expect(await saving.autosave()).toBe('saved')
    expect(saving.state.getState().refused).toBeUndefined()
  })

  test('waits for the server without a message, and a save of the author retries it immediately', async () => {
    const { store, saving, line, tries } = openFarAway()
    store.edit(() => ['b'])
    const outcome = saving.autosave()
    await vi.waitFor(() => expect(tries).toEqual([1]), timeLimit)
    expect(saving.state.getState()).toMatchObject({ asked: false, waiting: { step: 'save' } })
    line.cut = false
    const asked = saving.save()
    expect(saving.state.getState().asked).toBe(true)
    expect(await Promise.all([outcome, asked])).toEqual(['saved', 'saved'])
  })
})
