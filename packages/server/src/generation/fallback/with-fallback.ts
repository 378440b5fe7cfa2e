import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { declinedOptions } from './declined-options.ts'
import { handoverRemark } from './handover-remark.ts'
import type { Writer } from '../writer.ts'

/** A pause of this length is waited for, because the answer is better then. */
const shortWaitSeconds = 120
/** Failures of a provider that last. Answers that cannot be used are not among them: a retry can help there. */
const lasting = new Set([
  'credit',
  'region',
  'key',
  'permission',
  'insecure',
  'unknownModel',
  'noSuchAddress',
  'webPage',
  'memory',
  'misunderstood',
])

/**
 * A writer that lets another one write when it is down, out of money, or refuses. The result names its author and has a
 * remark with the reason.
 */
export function withFallback(writer: Writer, fallback: Writer): Writer {
  async function first<T>(
    signal: AbortSignal | undefined,
    write: () => Promise<T>,
    again = true,
  ): Promise<T | Problem> {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof Problem) || signal?.aborted || !handsOver(error)) throw error
      return again && isBlip(error) ? first(signal, write, false) : error
    }
  }
  const remarkOn = (problem: Problem) =>
    handoverRemark({ from: writer.name, to: fallback.name, because: storable(problem) })

  return {
    ...writer,
    async write(format, request) {
      const written = await first(request.signal, () => writer.write(format, request))
      if (!(written instanceof Problem)) return written
      const draft = await fallback.write(format, request)
      for (const remark of [remarkOn(written), ...declinedOptions(fallback, request.options)])
        request.onRemark?.(remark)
      request.onFallback?.()
      return { ...draft, made_by: fallback.name }
    },
    async rewrite(format, request) {
      const rewritten = await first(request.signal, () => writer.rewrite(format, request))
      if (!(rewritten instanceof Problem)) return rewritten
      const own = await fallback.rewrite(format, request)
      return { ...own, warnings: [remarkOn(rewritten), ...own.warnings] }
    },
    async update(format, request) {
      const updated = await first(request.signal, () => writer.update(format, request))
      if (!(updated instanceof Problem)) return updated
      const own = await fallback.update(format, request)
      return { ...own, warnings: [remarkOn(updated), ...own.warnings] }
    },
    async answer(request) {
      const answered = await first(request.signal, () => writer.answer(request))
      if (!(answered instanceof Problem)) return answered
      const own = await fallback.answer(request)
      return { ...own, warnings: [remarkOn(answered), ...own.warnings], made_by: fallback.name }
    },
    async warmUp() {
      await Promise.all([writer.warmUp?.(), fallback.warmUp?.()])
    },
    async close() {
      await Promise.all([writer.close?.(), fallback.close?.()])
    },
  }
}

/** A failure that another attempt may not meet. What was written before it is kept, and not paid for again. */
function isBlip({ code, reason }: Problem): boolean {
  return code === 'WRITER_UNAVAILABLE' && (reason === 'disconnected' || reason === 'itsOwnFault')
}

function handsOver({ code, reason, retryAfterSeconds = Infinity }: Problem): boolean {
  if (code === 'WRITER_UNAVAILABLE') return retryAfterSeconds > shortWaitSeconds
  if (code === 'WRITER_FAILED') return reason !== undefined && lasting.has(reason)
  return code === 'WRITER_REFUSED' || code === 'PAGE_TOO_LONG'
}
