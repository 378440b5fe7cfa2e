import { availableParallelism } from 'node:os'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { createPool, type JobOptions } from '../../../../platform/workers/pool.ts'
import { startThread, type ThreadJob } from '../../../../platform/workers/thread.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import type { DraftOf } from '../../../drafts/draft-of.ts'
import type { RewritingOf, RewrittenOf, UpdatingOf } from '../../../rewritten-parts.ts'
import type { PageQuestion, QuestionAnswer } from '../../../page-question.ts'
import type { AnswerCache } from '../../../answer-cache/answer-cache.ts'
import type { Writer, WritingRequest } from '../../../writer.ts'
import { outlineDescription } from '../outline-description.ts'
import type { OutlineEvent, OutlineRequest, OutlineResult } from './outline-messages.ts'

/**
 * The built-in writer in threads: a long page takes it seconds, in which the server could not answer requests. There are at
 * least two threads, so that an author who rewrites a part does not wait for a long page. A call that takes five minutes fails.
 */
export function createThreadedOutlineWriter({
  size = Math.max(2, availableParallelism() - 1),
  timeoutMs = 5 * 60_000,
} = {}): Writer {
  const pool = createPool<ThreadJob<OutlineRequest, OutlineEvent>, OutlineResult>({
    size,
    timeoutMs,
    start: () => startThread('generation/writers/outline/thread/outline-thread.ts'),
    failure: (cause) => new Problem('WRITER_FAILED', { cause }),
  })

  /** The thread calls the function of the same format, so the result has its type. */
  async function ask<Result>(
    request: OutlineRequest,
    options: JobOptions,
    onEvent?: (event: OutlineEvent) => void,
  ): Promise<Result> {
    const result = await pool.run({ request, ...(onEvent && { onEvent }) }, options)
    if ('problem' in result) throw new Problem(result.code, { copyOf: result.problem })
    return result.written as Result
  }

  return {
    ...outlineDescription,
    write<Name extends Format>(format: Name, { page, options, images, signal, onProgress }: WritingRequest) {
      const request = { act: 'write', format, request: { page, options, images } } as const
      return ask<DraftOf<Name>>(request, { signal }, ({ done, total }) => onProgress?.(done, total))
    },
    rewrite<Name extends Format>(format: Name, request: RewritingOf<Name>) {
      const message = { act: 'rewrite', format, request: sendable(request) } as const
      return ask<RewrittenOf<Name>>(message, { signal: request.signal, urgent: true })
    },
    update<Name extends Format>(format: Name, request: UpdatingOf<Name>) {
      const message = { act: 'update', format, request: sendable(request) } as const
      return ask<RewrittenOf<Name>>(message, { signal: request.signal, urgent: true })
    },
    answer(request: PageQuestion) {
      const message = { act: 'answer', request: sendable(request) } as const
      return ask<QuestionAnswer>(message, { signal: request.signal, urgent: true })
    },
    warmUp: async () => pool.warmUp(),
    close: () => pool.close(),
  }
}

/** Signals and functions cannot be sent to a thread. The cast is safe: these fields are optional. */
function sendable<
  Request extends {
    readonly signal?: AbortSignal
    readonly kept?: AnswerCache
    readonly spending?: Spending
    readonly onWritten?: unknown
  },
>(request: Request): Request {
  const { signal: _signal, kept: _kept, spending: _spending, onWritten: _onWritten, ...rest } = request
  return rest as Request
}
