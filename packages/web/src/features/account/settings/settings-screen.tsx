import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useQueryFailure } from '../../../api/use-query-failure.ts'
import { call } from '../../../api/call.ts'
import { clearSession } from '../../../api/session.ts'
import { LeaveGuard } from '../../../editing/drafts/leave-guard.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { ScreenBesideCourses } from '../../../ui/screen-beside-courses.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { LoginReason } from '../login-reason.ts'
import { AboutYou } from './about-you.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { CourseSystemSettings } from './course-system-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EditingSettings } from './editing-settings.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { messages } from './messages.ts'
import { PasswordSettings } from './password-settings.tsx'
import { Sessions } from './sessions.tsx'
import { Budget } from './budget.tsx'
import { Storage } from './storage.tsx'

/** The account settings, in sections that are saved separately. */
export function SettingsScreen({ badge }: { badge: ReactNode }) {
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call(accountsApi.me, { signal }),
  })
  const failure = useQueryFailure(account, messages.notLoaded)
  const navigate = useNavigate()
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const onUnsaved = useCallback((section: string, dirty: boolean) => {
    setUnsaved((before) => {
      const after = new Set(before)
      if (dirty) after.add(section)
      else after.delete(section)
      return after
    })
  }, [])

  // The session is cleared after this screen is unmounted. Before that, the screens that need a login would redirect to the
  // login screen without the message about the action.
  const leaving = useRef(false)
  useEffect(() => {
    return () => {
      if (leaving.current) clearSession()
    }
  }, [])

  /** Goes to the login screen after an action that ended the session, and discards unsaved changes. */
  async function leave(did: LoginReason['did']) {
    leaving.current = true
    flushSync(() => setUnsaved(new Set()))
    await navigate('/login', { replace: true, state: { did } })
  }

  return (
    <>
      <ScreenTitle of={[messages.accountSettings]} />
      <LeaveGuard unsaved={unsaved.size > 0}>{messages.unsavedChanges}</LeaveGuard>
      <ScreenBesideCourses
        title={messages.accountSettings}
        linkToCourses={messages.linkToCourses}
        backToCourses={messages.backToCourses}
        badge={badge}
      >
        {account.isPending && !failure && <Loading />}
        {failure && <RetryBanner {...failure} />}
        {account.data && (
          <div className="grid gap-9">
            {account.data.is_demo && <Banner kind="info">{messages.demoAccount}</Banner>}
            <AboutYou account={account.data} onUnsaved={onUnsaved} />
            {!account.data.is_demo && (
              <>
                <CourseSystemSettings account={account.data} onUnsaved={onUnsaved} />
                <PasswordSettings email={account.data.email} onUnsaved={onUnsaved} />
              </>
            )}
            <EditingSettings />
            <LanguageSettings isDemo={account.data.is_demo} />
            <AppearanceSettings />
            <Storage />
            <Budget />
            <Sessions onLoggedOut={() => inBackground(leave('log out everywhere'))} />
            {!account.data.is_demo && (
              <DeleteAccount onDeleted={() => inBackground(leave('delete account'))} />
            )}
          </div>
        )}
      </ScreenBesideCourses>
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-4">
      <output className="text-ink-2">{messages.loading}</output>
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
    </div>
  )
}
