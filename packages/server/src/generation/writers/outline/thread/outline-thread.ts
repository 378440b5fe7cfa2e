import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { serveThread } from '../../../../platform/workers/serve-thread.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import type { OutlineEvent, OutlineRequest, OutlineResult } from './outline-messages.ts'

const writer = createOutlineWriter()
await writer.warmUp?.()

function perform(call: OutlineRequest, report: (event: OutlineEvent) => void): Promise<unknown> {
  if (call.act === 'answer') return writer.answer(call.request)
  const { act, format, request } = call
  if (act === 'rewrite') return writer.rewrite(format, request)
  if (act === 'update') return writer.update(format, request)
  return writer.write(format, { ...request, onProgress: (done, total) => report({ done, total }) })
}

serveThread(async (request: OutlineRequest, report): Promise<OutlineResult> => {
  try {
    return { written: await perform(request, report) }
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, problem: storable(error) }
    throw error
  }
})
