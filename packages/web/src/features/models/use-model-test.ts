import { type ModelCheck, modelChecks, type ModelFinding, modelsApi } from '@lectern/domain/api/models.ts'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { messages } from './messages.ts'

export interface ModelTest {
  readonly findings: Partial<Readonly<Record<ModelCheck, ModelFinding>>>
  /** The check that runs; undefined if none does. */
  readonly running: ModelCheck | undefined
  /** Why the test did not finish. */
  readonly failure: string | undefined
}

const initialTest: ModelTest = { findings: {}, running: undefined, failure: undefined }

/** The test of one model: its checks one after the other. The rest is left out once there is no answer. */
export function useModelTest(index: number, onDone: () => void) {
  const [test, setTest] = useState(initialTest)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function start(): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    setTest(initialTest)
    try {
      for (const check of modelChecks) {
        setTest((before) => ({ ...before, running: check }))
        // oxlint-disable-next-line no-await-in-loop -- each check waits for the one before
        const finding = await call(modelsApi.check, {
          params: { index: String(index) },
          body: { check },
          signal,
        })
        if (signal.aborted) return
        setTest(({ findings, ...before }) => ({ ...before, findings: { ...findings, [check]: finding } }))
        if (finding.problem) break
      }
      setTest((before) => ({ ...before, running: undefined }))
    } catch (problem) {
      if (signal.aborted) return
      const failure = sentenceOf(problem, messages.notTested)
      setTest((before) => ({ ...before, running: undefined, failure }))
    }
    onDone()
  }

  function cancel(): void {
    current.current?.abort()
    setTest((before) => ({ ...before, running: undefined }))
  }

  return { ...test, start, cancel }
}
