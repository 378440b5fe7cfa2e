import { generationApi } from '@lectern/domain/api/generation.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { startJob } from '../../api/call.ts'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import { followJob } from '../../editing/jobs/follow-job.ts'
import { useLeavingSignal } from '../../editing/jobs/use-leaving-signal.ts'
import { useGenerationJob } from '../../editing/jobs/use-generation-job.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { reasonWords } from '../../messages/problems/problem-sentence.ts'
import { messages as jobMessages } from '../../editing/jobs/messages.ts'
import { messages } from './messages.ts'

interface Regeneration {
  /** `generate` waits for it before the request. A save that arrives later would cancel the generation. */
  readonly beforeStart?: () => Promise<void>
  /** Opens the generated slideshow after `generate`. */
  readonly onGenerated: () => Promise<unknown>
  /** Called after `generate` failed. Its slideshow is stored if only its voice failed. */
  readonly onFailed: () => Promise<unknown>
  /** Called at the end of a generation that was started elsewhere, or before the screen was opened. */
  readonly onFound: (job: Job) => Promise<unknown>
  readonly voiceId?: string | undefined
}

/**
 * Generates the slideshow of a page again. The job continues if the tab is closed, and the screen finds it when it
 * opens again.
 */
export function useRegeneration(
  page: PageAddress,
  { beforeStart, onGenerated, onFailed, onFound, voiceId }: Regeneration,
) {
  const [waiting, setWaiting] = useState(false)
  const leaving = useLeavingSignal()
  const job = useGenerationJob(page, 'slideshow', (ended) => {
    if (!waiting) inBackground(onFound(ended))
  })

  async function generate(): Promise<void> {
    setWaiting(true)
    const signal = leaving()
    try {
      await beforeStart?.()
      await regenerate(page, voiceId, signal)
      await onGenerated()
      toast.success(messages.generated)
    } catch (problem) {
      // The job continues, and the editor finds it when it opens again.
      if (signal.aborted) return
      toast.error(failureText(problem))
      await onFailed()
    } finally {
      setWaiting(false)
    }
  }

  return {
    generating: waiting || job !== undefined,
    /** The generation. Undefined until the server has accepted the request. */
    job,
    generate,
  }
}

/** The author, or a colleague, cancelled the generation. */
class GenerationCancelled extends Error {}

/** Why nothing was generated, with the sentence of the server. */
class GenerationFailure extends Error {}

async function regenerate(
  { courseId, pageId }: PageAddress,
  voiceId: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { job_id } = await startJob(generationApi.slideshow, {
    body: { course_id: courseId, page_ids: [pageId], ...(voiceId ? { voice_id: voiceId } : {}) },
  })
  const { state, successful_pages, failed_pages } = await followJob(job_id, signal)
  if (successful_pages.includes(pageId)) return
  if (state === 'cancelled') throw new GenerationCancelled()
  const failed = failed_pages.find((page) => page.page_id === pageId)
  throw new GenerationFailure(failed ? reasonWords(failed) : '')
}

function failureText(problem: unknown): string {
  if (problem instanceof GenerationCancelled) return jobMessages.cancelled.slideshow
  if (problem instanceof GenerationFailure) {
    return problem.message ? messages.generationFailedBecause(problem.message) : messages.generationFailed
  }
  const unreadable = problem instanceof ApiProblem && problem.code === 'UNREADABLE_ANSWER'
  if (unreadable && problem.status < 400) return messages.invalidResponse
  if (problem instanceof ApiProblem && problem.status > 0 && !unreadable)
    return messages.generationFailedBecause(problem.sentence)
  return messages.notGenerated
}
