import { passwordReset } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { problems } from '@lectern/domain/problems/problems.ts'
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
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { confirmPassword, mustMatch } from './confirm-password.ts'
import { failureText, resetTexts } from './failure-text.ts'
import { FormHeading } from './form-heading.tsx'

const resetForm = z
  .object({ password: passwordReset.shape.password, confirm_password: confirmPassword })
  .check(mustMatch((form) => form.password))

/** Where the mailed link leads: a new password, once. */
export function ResetPasswordScreen() {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const [spentToken, setSpentToken] = useState('')
  const good = token !== '' && token !== spentToken
  return (
    <AccountLayout
      title="Choose a new password"
      slogan="A fresh start, the same courses."
      promise="Choosing a new password logs you out everywhere else. Your slides and podcasts stay as they are."
    >
      {good ? <NewPasswordForm token={token} onSpent={() => setSpentToken(token)} /> : <SpentLink />}
    </AccountLayout>
  )
}

function NewPasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function reset({ password }: { password: string }) {
    setFailure(undefined)
    try {
      const { email } = await call(accountsApi.resetPassword, { body: { token, password } })
      // Whoever was logged in here is logged out by it.
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
      <FormHeading title="Choose a new password">From now on, you log in with this password.</FormHeading>
      {failure !== undefined && <Banner>{failure}</Banner>}
      <TextField
        {...form.register('password')}
        label="New Password"
        type="password"
        size="large"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
      />
      <TextField
        {...form.register('confirm_password', { deps: 'password' })}
        label="Confirm Password"
        type="password"
        size="large"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
      />
      <Button type="submit" look="primary" size="large" busy={isSubmitting} className="mt-1.5">
        {isSubmitting ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  )
}

function SpentLink() {
  const navigate = useNavigate()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid w-full max-w-100 gap-4.5">
      <div ref={heading} tabIndex={-1} role="alert" className="outline-none">
        <FormHeading title="Choose a new password">{problems.RESET_LINK_SPENT.sentence}</FormHeading>
      </div>
      <Button look="primary" size="large" onClick={() => inBackground(navigate('/forgot-password'))}>
        Ask for a new link
      </Button>
      <p className="mt-1 text-center text-ink-2">
        <Link to="/login">Back to login</Link>
      </p>
    </div>
  )
}
