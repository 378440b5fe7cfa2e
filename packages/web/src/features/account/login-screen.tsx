import { credentials } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi, connection } from '@lectern/domain/api/accounts.ts'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { call } from '../../api/call.ts'
import { storeSession } from '../../api/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { failureText, loginTexts } from './failure-text.ts'
import { useDemo } from './use-demo.ts'

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
}))

/** What brought the person here: a screen that wanted a login, or a registration and how its course system answered. */
const arrival = z.object({
  from: z.optional(z.object({ pathname: z.string(), search: z.string(), hash: z.string() })),
  registered: z.optional(z.object({ email: z.string(), connection })),
})

export function LoginScreen() {
  const { from, registered } = arrival.safeParse(useLocation().state).data ?? {}
  const navigate = useNavigate()
  const demo = useDemo()
  const [failure, setFailure] = useState<string>()
  const [forgot, setForgot] = useState(false)
  const [errors, setErrors] = useState<{ email?: string[]; password?: string[] }>({})
  const [busy, setBusy] = useState(false)

  async function logIn(given: unknown) {
    const read = credentials.safeParse(given)
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (!read.success) return
    setFailure(undefined)
    setBusy(true)
    try {
      storeSession(await call(accountsApi.logIn, { body: read.data }))
      await navigate(from ?? '/courses', { replace: true })
    } catch (problem) {
      setFailure(failureText(problem, loginTexts))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountLayout
      title="Log in"
      slogan="Your course pages, ready to be heard."
      promise="Turn the pages you already teach from into narrated slideshows and two-host podcasts. Every sentence stays yours to edit."
    >
      <form
        className="grid w-full max-w-100 gap-4.5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void logIn(Object.fromEntries(new FormData(event.currentTarget)))
        }}
      >
        <div className="mb-2.5">
          <h1 className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">Welcome back</h1>
          <p className="mt-1.5 text-[1rem] text-ink-2">Please enter your credentials to continue</p>
        </div>
        {failure === undefined && registered && (
          <Banner kind={registered.connection.ok ? 'good' : 'warn'}>{registered.connection.message}</Banner>
        )}
        {failure !== undefined && <Banner>{failure}</Banner>}
        <TextField
          name="email"
          defaultValue={registered?.email}
          label="Email"
          type="email"
          size="large"
          autoComplete="username"
          error={errors.email?.[0]}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          size="large"
          autoComplete="current-password"
          error={errors.password?.[0]}
          aside={
            <button
              type="button"
              className="min-h-6 rounded-1 text-sm font-medium text-brand-text underline underline-offset-[0.18em]"
              onClick={() => setForgot(true)}
            >
              Forgot Password
            </button>
          }
        />
        <Button type="submit" look="primary" size="large" busy={busy} className="mt-1.5">
          {busy ? 'Logging in...' : 'Log in'}
        </Button>
        {demo && (
          <>
            <div className="flex items-center gap-3.5 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              or
            </div>
            <Button size="large" icon={<Play aria-hidden />} disabled={busy} onClick={() => void logIn(demo)}>
              Try the demo
            </Button>
          </>
        )}
        <p className="mt-1 text-center text-ink-2">
          New to Lectern? <Link to="/register">Create an account</Link>
        </p>
      </form>
      {forgot && (
        <Suspense>
          <ForgotPasswordDialog onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </AccountLayout>
  )
}
