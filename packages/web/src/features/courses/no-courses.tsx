import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { courseSystemHelps } from '../../course-systems/course-system-helps.ts'
import { useSessionUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { searchCourses } from './state/course-list-store.ts'
import { useCourseSystem, useRefresh } from './state/course-queries.ts'
import { NothingFoundPicture } from './pictures.tsx'
import { logOut } from './top-bar/user-menu.tsx'

/** No course fits the search. */
export function NothingFound() {
  return (
    <Card>
      <EmptyState
        picture={<NothingFoundPicture />}
        title="No courses found"
        actions={<Button onClick={() => searchCourses('')}>Clear Search</Button>}
      >
        Try adjusting your search criteria or check your connection.
      </EmptyState>
    </Card>
  )
}

/** The course system lists no course: what to check there, and what to do without one. */
export function NoCourses() {
  const { system } = useCourseSystem()
  const refresh = useRefresh()
  const { email } = useSessionUser()
  const { data: demo } = useQuery({
    queryKey: ['demo'],
    queryFn: async ({ signal }) => (await call(accountsApi.demo, { signal })).demo,
    staleTime: Infinity,
  })
  const known = courseSystemHelps.filter(({ name }) => name === system?.system)
  const helps = known.length > 0 ? known : courseSystemHelps
  return (
    <Card>
      <EmptyState
        picture={<NothingFoundPicture />}
        title="No courses found"
        actions={
          <>
            <Button look="primary" onClick={() => inBackground(refresh())}>
              Look again
            </Button>
            <Button onClick={() => searchCourses('')}>Clear Search</Button>
          </>
        }
      >
        Try adjusting your search criteria or check your connection.
      </EmptyState>
      <div className="mx-auto grid max-w-[64ch] gap-5 px-5 pb-8 text-sm">
        {helps.map(({ name, checks }) => (
          <section key={name} aria-label={`What to check in ${name}`}>
            <h3 className="font-strong">What to check in {name}</h3>
            <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-ink-2">
              {checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-ink-2">
          Change the address or the key in the <Link to="/account">account settings</Link>, or bring a course
          file with <em>Import course file</em>.
        </p>
        {demo && demo.email !== email && (
          <p className="text-ink-2">
            To look around first, try the demo:{' '}
            <button
              type="button"
              className="min-h-6 font-medium text-brand-text underline"
              onClick={() => inBackground(logOut())}
            >
              log out
            </button>{' '}
            and press <em>Try the demo</em>.
          </p>
        )}
      </div>
    </Card>
  )
}
