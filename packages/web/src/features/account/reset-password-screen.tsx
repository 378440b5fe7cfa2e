import { sentenceOfOwnProblem } from '../../messages/problems/problem-sentence.ts'
import { passwordReset } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod/mini'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { clearSession } from '../../api/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { useLeavingSignal } from '../../editing/jobs/use-leaving-signal.ts'
import { useInterfaceLanguage } from '../../messages/interface-language.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { confirmPassword, mustMatch } from './forms/confirm-password.ts'
import { failureText } from './failure-text.ts'
import { resetTexts } from './reset-texts.ts'
import { FormHeading } from './forms/form-heading.tsx'
import { passwordMessages } from './forms/password-messages.ts'

const resetForm = z
  .object({ password: passwordReset.shape.password, confirm_password: confirmPassword })
  .check(mustMatch((form) => form.password))

/** The screen that the link of the mail opens. A link changes the password once. */
export function ResetPasswordScreen() {
  useInterfaceLanguage()
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const [spentToken, setSpentToken] = useState('')
  const good = token !== '' && token !== spentToken
  return (
    <AccountLayout
      title={passwordMessages.choosePassword}
      slogan={passwordMessages.chooseSlogan}
      promise={passwordMessages.choosePromise}
    >
      {good ? <NewPasswordForm token={token} onSpent={() => setSpentToken(token)} /> : <InvalidLink />}
    </AccountLayout>
  )
}

function NewPasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate()
  const leaving = useLeavingSignal()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function reset({ password }: { password: string }) {
    const left = leaving()
    setFailure(undefined)
    try {
      const { email } = await call(accountsApi.resetPassword, { body: { token, password } })
      if (left.aborted) return
      // The new password ends all sessions, also the one of this browser.
      clearSession()
      await navigate('/login', { replace: true, state: { did: 'reset password', email } })
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'RESET_LINK_SPENT') onSpent()
      else setFailure(failureText(problem, resetTexts))
    }
  }

  return (
    <form
      className="grid w-full max-w-100 gap-4.5"
      noValidate
      onSubmit={(event) => inBackground(form.handleSubmit(reset)(event))}
    >
      <FormHeading title={passwordMessages.choosePassword}>{passwordMessages.fromNowOn}</FormHeading>
      {failure !== undefined && <Banner>{failure}</Banner>}
      <TextField
        {...form.register('password')}
        label={passwordMessages.newPassword}
        type="password"
        size="large"
        autoComplete="new-password"
        hint={passwordMessages.passwordHint}
        error={errors.password?.message}
      />
      <TextField
        {...form.register('confirm_password', { deps: 'password' })}
        label={passwordMessages.confirmPassword}
        type="password"
        size="large"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
      />
      <Button type="submit" look="primary" size="large" busy={isSubmitting} className="mt-1.5">
        {isSubmitting ? passwordMessages.saving : passwordMessages.saveNewPassword}
      </Button>
    </form>
  )
}

function InvalidLink() {
  const navigate = useNavigate()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid w-full max-w-100 gap-4.5">
      <div ref={heading} tabIndex={-1} role="alert" className="outline-none">
        <FormHeading title={passwordMessages.choosePassword}>
          {sentenceOfOwnProblem('RESET_LINK_SPENT')}
        </FormHeading>
      </div>
      <Button look="primary" size="large" onClick={() => inBackground(navigate('/forgot-password'))}>
        {passwordMessages.requestNewLink}
      </Button>
      <p className="mt-1 text-center text-ink-2">
        <Link to="/login">{passwordMessages.backToLogin}</Link>
      </p>
    </div>
  )
}
