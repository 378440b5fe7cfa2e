import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { courseSystemHelps } from '../../course-systems/course-system-helps.ts'
import { useSessionUser } from '../../api/session.ts'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { searchCourses } from './state/course-list-store.ts'
import { useCourseSystem } from './state/course-queries.ts'
import { useRefresh } from './state/use-refresh.ts'
import { messages } from './messages.ts'
import { NothingFoundPicture } from './pictures.tsx'
import { logOut } from './top-bar/user-menu.tsx'

/** Shown if no course matches the search. */
export function NothingFound() {
  return (
    <Card>
      <EmptyState picture={<NothingFoundPicture />} title={messages.noCourses} actions={<ClearSearch />}>
        {messages.adjustSearch}
      </EmptyState>
    </Card>
  )
}

/** The button may disappear with the empty list, so the focus moves to the search. */
function ClearSearch() {
  return (
    <Button
      onClick={() => {
        searchCourses('')
        // A phone hides the first field, which then does not take the focus.
        for (const search of document.querySelectorAll<HTMLElement>('input[type=search]')) search.focus()
      }}
    >
      {messages.clearSearch}
    </Button>
  )
}

/** Shown if the course system lists no course: what to check there, and what to do without courses. */
export function NoCourses() {
  const { system } = useCourseSystem()
  const { running, refresh } = useRefresh()
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
        title={messages.noCourses}
        actions={
          <>
            <Button look="primary" busy={running} onClick={() => inBackground(refresh())}>
              {messages.lookAgain}
            </Button>
            <ClearSearch />
          </>
        }
      >
        {messages.adjustSearch}
      </EmptyState>
      <div className="mx-auto grid max-w-[64ch] gap-5 px-5 pb-8 text-sm">
        {helps.map(({ name, checks }) => (
          <section key={name} aria-label={messages.whatToCheck(name)}>
            <h3 className="font-strong">{messages.whatToCheck(name)}</h3>
            <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-ink-2">
              {checks().map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-ink-2">
          <RichMessage
            text={messages.changeAddress}
            parts={{ settings: <Link to="/account" />, button: <em /> }}
          />
        </p>
        {demo && demo.email !== email && (
          <p className="text-ink-2">
            <RichMessage text={messages.tryDemo} parts={{ logOut: <LogOutButton />, button: <em /> }} />
          </p>
        )}
      </div>
    </Card>
  )
}

/** The message contains its label. */
function LogOutButton({ children }: { children?: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-6 font-medium text-brand-text underline"
      onClick={() => inBackground(logOut())}
    >
      {children}
    </button>
  )
}
