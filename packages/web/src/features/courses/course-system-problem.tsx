import type { CourseSystemState } from '@lectern/domain/courses/course-system-state.ts'
import { Link } from 'react-router'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { dayOf, daysBetween, timeOfDay } from '../../messages/moments.ts'
import { sentenceOfProblem } from '../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'
import { useCourseSystem } from './state/course-queries.ts'
import { NoAnswerPicture } from './pictures.tsx'

interface CourseSystemProblemProps {
  /** The failure of the last request for the courses. */
  problem: unknown
  retrying: boolean
  onRetry: () => void
}

/** Shown above a list that is not current: the course system, the problem, and the time of the list. */
export function CourseSystemBanner({ problem, retrying, onRetry }: CourseSystemProblemProps) {
  const { system, askedAt } = useCourseSystem()
  const failure = failureOf(system, problem)
  if (!failure) return null
  return (
    <Banner kind="warn" className="mb-3">
      {system && <p className="font-strong">{nameOf(system)}</p>}
      <p>{failure.sentence}</p>
      {system?.read_at && <p>{knownSince(system.read_at, askedAt)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" busy={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
        {failure.code === 'KEY_REJECTED' && <AccountSettings />}
      </div>
    </Banner>
  )
}

/** Shown in place of a list if none is cached, or if the cached one may not be shown. */
export function CoursesFailed({ problem, retrying, onRetry }: CourseSystemProblemProps) {
  const { system } = useCourseSystem()
  const failure = failureOf(system, problem)
  return (
    <Card role="alert">
      <EmptyState
        picture={<NoAnswerPicture />}
        title={messages.notLoaded}
        actions={
          <>
            <Button look="primary" busy={retrying} onClick={onRetry}>
              {messages.retry}
            </Button>
            {/* A wrong address looks like an unreachable course system. The user must be able to correct it here. */}
            <AccountSettings />
          </>
        }
      >
        {system && <span className="block font-medium text-ink">{nameOf(system)}</span>}
        {failure?.sentence ?? messages.somethingWentWrong}
      </EmptyState>
    </Card>
  )
}

function AccountSettings() {
  return (
    <Link
      to="/account"
      className="inline-flex min-h-8 items-center rounded-2 px-3 text-sm font-strong text-brand-text no-underline hover:underline"
    >
      {messages.accountSettings}
    </Link>
  )
}

/** A problem of Lectern's server precedes one of the course system. */
function failureOf(
  system: CourseSystemState | undefined,
  problem: unknown,
): { code: string; sentence: string } | undefined {
  if (problem instanceof ApiProblem) return { code: problem.code, sentence: problem.sentence }
  if (problem) return { code: 'UNKNOWN', sentence: sentenceOf(problem, messages.somethingWentWrong) }
  if (system?.state !== 'failing' || !system.problem) return undefined
  return { code: system.problem.code, sentence: sentenceOfProblem(system.problem) }
}

/** 'Canvas at canvas.riverside.edu' */
function nameOf({ system, base_url }: CourseSystemState): string {
  const { host } = new URL(base_url)
  return system === null ? host : messages.systemAt(system, host)
}

/** How old the list is: the time, with the day if that is not today. */
function knownSince(moment: string, now: Date): string {
  const then = new Date(moment)
  const isToday = daysBetween(then, now) === 0
  return isToday ? messages.knownAt(timeOfDay(then)) : messages.knownOn(dayOf(then), timeOfDay(then))
}
