import { spokenTakesApi } from '@lectern/domain/api/documents/spoken-takes.ts'
import { create } from 'zustand'
import { call, type CallOptions } from '../../api/call.ts'
import { isAbort } from '../../api/time-limit.ts'
import type { SpokenTake } from './takes-of-document.ts'

export type TakesAddress = CallOptions<typeof spokenTakesApi.list>['params']

/** A take that is being made. */
export interface RunningTake {
  readonly take: number
  readonly cancel: () => void
}

/** The takes that are being made, by `nameOf` their part. They continue while the dialog is closed. */
export const useRunningTakes = create<Readonly<Record<string, RunningTake>>>(() => ({}))

export const nameOf = ({ courseId, pageId, format, part }: TakesAddress): string =>
  JSON.stringify([courseId, pageId, format, part])

/** Makes a take. Returns undefined if the author cancels it. */
export async function makeTake(
  params: TakesAddress,
  take: number,
  before: () => Promise<void>,
): Promise<SpokenTake | undefined> {
  const name = nameOf(params)
  const controller = new AbortController()
  const { signal } = controller
  useRunningTakes.setState({ [name]: { take, cancel: () => controller.abort() } })
  try {
    await before()
    if (signal.aborted) return undefined
    return await call(spokenTakesApi.sayAgain, { params, body: { take }, signal })
  } catch (problem) {
    if (signal.aborted && isAbort(problem)) return undefined
    throw problem
  } finally {
    const { [name]: _ended, ...others } = useRunningTakes.getState()
    useRunningTakes.setState(others, true)
  }
}
