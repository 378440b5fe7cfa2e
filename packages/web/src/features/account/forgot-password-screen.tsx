import { forgottenPassword } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { useInterfaceLanguage } from '../../messages/interface-language.ts'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { readLoginReason } from './login-reason.ts'
import { failureText } from './failure-text.ts'
import { resetTexts } from './reset-texts.ts'
import { focusField } from './forms/focus-field.ts'
import { FormHeading } from './forms/form-heading.tsx'
import { messages } from './messages.ts'
import { passwordMessages } from './forms/password-messages.ts'

/** Requests a reset link. The answer is the same for every email, so that it does not reveal who has an account. */
export function ForgotPasswordScreen() {
  useInterfaceLanguage()
  const typed = readLoginReason(useLocation().state).email
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountLayout
      title={messages.forgotPassword}
      slogan={passwordMessages.forgotSlogan}
      promise={passwordMessages.forgotPromise}
    >
      {sentTo === undefined ? (
        <EmailForm typed={typed} onSent={setSentTo} />
      ) : (
        <EmailSent email={sentTo} onAgain={() => setSentTo(undefined)} />
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
      <FormHeading title={messages.forgotPassword}>{passwordMessages.enterEmail}</FormHeading>
      {failure !== undefined && <Banner>{failure}</Banner>}
      <TextField
        name="email"
        defaultValue={typed}
        label={messages.email}
        type="email"
        size="large"
        autoComplete="username"
        error={error}
      />
      <Button type="submit" look="primary" size="large" busy={busy} className="mt-1.5">
        {busy ? passwordMessages.sending : passwordMessages.sendLink}
      </Button>
      <p className="mt-1 text-center text-ink-2">
        <RichMessage text={passwordMessages.remembered} parts={{ link: <Link to="/login" /> }} />
      </p>
    </form>
  )
}

function EmailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLDivElement>(null)
  // The form had the focus and is removed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid w-full max-w-100 gap-4.5">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <FormHeading title={passwordMessages.checkMail}>
          <RichMessage
            text={passwordMessages.linkSent}
            parts={{
              email: <b className="font-strong [overflow-wrap:anywhere] text-ink">{email}</b>,
            }}
          />
        </FormHeading>
      </div>
      <p className="text-ink-2">{passwordMessages.noMail}</p>
      <Button size="large" onClick={onAgain}>
        {passwordMessages.tryAnotherEmail}
      </Button>
      <p className="mt-1 text-center text-ink-2">
        <Link to="/login" state={{ email }}>
          {passwordMessages.backToLogin}
        </Link>
      </p>
    </div>
  )
}
