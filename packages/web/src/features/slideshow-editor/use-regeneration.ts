import { generationApi } from '@lectern/domain/api/generation.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { startJob } from '../../api/call.ts'
import { useJobs } from '../../api/events.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import { followJob } from '../../editing/follow-job.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Writes the slideshow of a page anew. The work goes on where the tab is closed; opened again, the editor shows that it
 * is running. `onGenerated` loads what was made.
 */
export function useRegeneration(page: PageAddress, onGenerated: () => Promise<unknown>, voiceId?: string) {
  const [waiting, setWaiting] = useState(false)
  const running = useJobs()?.some((job) => writes(job, page)) ?? false

  async function generate(): Promise<void> {
    setWaiting(true)
    try {
      await regenerate(page, voiceId)
      await onGenerated()
      toast.success('Slideshow generated successfully!')
    } catch (problem) {
      toast.error(failureText(problem))
    } finally {
      setWaiting(false)
    }
  }

  return { generating: waiting || running, generate }
}

function writes(job: Job, { courseId, pageId }: PageAddress): boolean {
  return (
    job.kind === 'generate-slideshow' &&
    !isEnded(job.state) &&
    job.course_id === courseId &&
    job.page_id === pageId
  )
}

/** Why nothing was generated, as the server puts it. */
class GenerationFailure extends Error {}

async function regenerate({ courseId, pageId }: PageAddress, voiceId: string | undefined): Promise<void> {
  const { job_id } = await startJob(generationApi.slideshow, {
    body: { course_id: courseId, page_ids: [pageId], ...(voiceId ? { voice_id: voiceId } : {}) },
  })
  const { successful_pages, failed_pages } = await followJob(job_id)
  if (successful_pages.includes(pageId)) return
  throw new GenerationFailure(failed_pages.find((page) => page.page_id === pageId)?.reason ?? '')
}

function failureText(problem: unknown): string {
  if (problem instanceof GenerationFailure) {
    return problem.message ? `Generation failed: ${problem.message}` : 'Generation failed'
  }
  const unreadable = problem instanceof ApiProblem && problem.code === 'UNREADABLE_ANSWER'
  if (unreadable && problem.status < 400) return 'Invalid response from server'
  if (problem instanceof ApiProblem && problem.status > 0 && !unreadable)
    return `Generation failed: ${problem.sentence}`
  return 'Failed to generate new content. Please try again.'
}
