import { forgottenPassword } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { readArrival } from './arrival.ts'
import { failureText, resetTexts } from './failure-text.ts'
import { focusField } from './focus-field.ts'
import { FormHeading } from './form-heading.tsx'

/** Asks for the email, and says the same whatever it is. */
export function ForgotPasswordScreen() {
  const typed = readArrival(useLocation().state).email
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountLayout
      title="Forgot Password"
      slogan="It happens to everyone."
      promise="A link by mail, a new password, and you are back at your slides. Nothing of yours is lost."
    >
      {sentTo === undefined ? (
        <EmailForm typed={typed} onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </AccountLayout>
  )
}

function EmailForm({ typed, onSent }: { typed: string | undefined; onSent: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(given: unknown) {
    const read = forgottenPassword.safeParse(given)
    setError(read.error?.issues[0]?.message)
    setFailure(undefined)
    if (!read.success) return focusField(form.current, read.error)
    setBusy(true)
    try {
      await call(accountsApi.forgotPassword, { body: read.data })
      onSent(read.data.email)
    } catch (problem) {
      setFailure(failureText(problem, resetTexts))
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="grid w-full max-w-100 gap-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        inBackground(send(Object.fromEntries(new FormData(event.currentTarget))))
      }}
    >
      <FormHeading title="Forgot Password">
        Enter your email. We send you a link to choose a new password.
      </FormHeading>
      {failure !== undefined && <Banner>{failure}</Banner>}
      <TextField
        name="email"
        defaultValue={typed}
        label="Email"
        type="email"
        size="large"
        autoComplete="username"
        error={error}
      />
      <Button type="submit" look="primary" size="large" busy={busy} className="mt-1.5">
        {busy ? 'Sending...' : 'Send link'}
      </Button>
      <p className="mt-1 text-center text-ink-2">
        Remembered it? <Link to="/login">Log in</Link>
      </p>
    </form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLDivElement>(null)
  // The form is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid w-full max-w-100 gap-4.5">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <FormHeading title="Look into your mail">
          If <b className="font-strong [overflow-wrap:anywhere] text-ink">{email}</b> has an account here, a
          link to choose a new password is on its way. It is good for one hour.
        </FormHeading>
      </div>
      <p className="text-ink-2">
        Nothing there after a few minutes? Look into the folder for spam, or ask the administrator of this
        Lectern.
      </p>
      <Button size="large" onClick={onAgain}>
        Try another email
      </Button>
      <p className="mt-1 text-center text-ink-2">
        <Link to="/login" state={{ email }}>
          Back to login
        </Link>
      </p>
    </div>
  )
}
