import { type PictureFinding, pictureModelsApi } from '@lectern/domain/api/picture-models.ts'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { messages } from './messages.ts'

export interface PictureTest {
  readonly running: boolean
  readonly finding?: PictureFinding
  /** Why the test did not finish. */
  readonly failure?: string
}

/** The test of one picture model: one picture. */
export function usePictureTest(index: number, onDone: () => void) {
  const [test, setTest] = useState<PictureTest>({ running: false })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function start(): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    setTest({ running: true })
    try {
      const finding = await call(pictureModelsApi.check, { params: { index: String(index) }, signal })
      if (signal.aborted) return
      setTest({ running: false, finding })
    } catch (problem) {
      if (signal.aborted) return
      setTest({ running: false, failure: sentenceOf(problem, messages.notTested) })
    }
    onDone()
  }

  function cancel(): void {
    current.current?.abort()
    setTest({ running: false })
  }

  return { ...test, start, cancel }
}
