import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useInterfaceLanguage } from '../../messages/interface-language.ts'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { LoginReasonBanner } from './login-reason-banner.tsx'
import { readLoginReason, requestedScreen } from './login-reason.ts'
import { failureText, loginTexts } from './failure-text.ts'
import { focusField } from './forms/focus-field.ts'
import { FormHeading } from './forms/form-heading.tsx'
import type { InvalidCredentials } from './log-in.ts'
import { messages } from './messages.ts'
import { useDemo } from './use-demo.ts'

/** Loads most of the code of the login, which the screen does not wait for. */
const loggingIn = () => import('./log-in.ts')

/** Loads it ahead. If it cannot be loaded now, the login loads it again, and reports the failure. */
const prepare = () => {
  loggingIn().catch(() => {})
}

export function LoginScreen() {
  useInterfaceLanguage()
  const { state } = useLocation()
  const arrival = readLoginReason(state)
  const navigate = useNavigate()
  const demo = useDemo()
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<InvalidCredentials['errors']>({})
  const [busy, setBusy] = useState(false)
  const isOpen = () => form.current !== null

  async function logIn(given: unknown) {
    setErrors({})
    setFailure(undefined)
    setBusy(true)
    try {
      const unfit = await (await loggingIn()).logIn(given, isOpen)
      if (unfit) {
        setErrors(unfit.errors)
        return focusField(form.current, unfit.error)
      }
      // The user may have gone to another screen in the meantime.
      if (isOpen()) await navigate(requestedScreen(state) ?? '/courses', { replace: true })
    } catch (problem) {
      setFailure(failureText(problem, loginTexts))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountLayout title={messages.login} slogan={messages.loginSlogan} promise={messages.loginPromise}>
      {/* Pointer and focus only load code ahead: nothing here is operated by them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className="grid w-full max-w-100 gap-4.5"
        noValidate
        onFocus={prepare}
        onPointerEnter={prepare}
        onSubmit={(event) => {
          event.preventDefault()
          inBackground(logIn(Object.fromEntries(new FormData(event.currentTarget))))
        }}
      >
        <FormHeading title={messages.welcome}>{messages.enterCredentials}</FormHeading>
        {failure === undefined ? <LoginReasonBanner {...arrival} /> : <Banner>{failure}</Banner>}
        <TextField
          name="email"
          defaultValue={arrival.registered?.email ?? arrival.email}
          label={messages.email}
          type="email"
          size="large"
          autoComplete="username"
          error={errors.email?.[0]}
        />
        <TextField
          name="password"
          label={messages.password}
          type="password"
          size="large"
          autoComplete="current-password"
          error={errors.password?.[0]}
          aside={
            <button
              type="button"
              className="min-h-6 rounded-1 text-sm font-medium text-brand-text underline underline-offset-[0.18em]"
              onClick={() => {
                const email = form.current && new FormData(form.current).get('email')
                inBackground(navigate('/forgot-password', { state: { email } }))
              }}
            >
              {messages.forgotPassword}
            </button>
          }
        />
        <Button type="submit" look="primary" size="large" busy={busy} className="mt-1.5">
          {busy ? messages.loggingIn : messages.login}
        </Button>
        {demo && (
          <>
            <div className="flex items-center gap-3.5 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {messages.or}
            </div>
            <Button
              size="large"
              icon={<Play aria-hidden />}
              disabled={busy}
              onClick={() => inBackground(logIn(demo))}
            >
              {messages.tryDemo}
            </Button>
          </>
        )}
        <p className="mt-1 text-center text-ink-2">
          <RichMessage text={messages.newHere} parts={{ link: <Link to="/register" /> }} />
        </p>
      </form>
    </AccountLayout>
  )
}
