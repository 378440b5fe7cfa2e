import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { registration } from '@lectern/domain/accounts/credentials.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plug, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useLeavingSignal } from '../../editing/jobs/use-leaving-signal.ts'
import { useInterfaceLanguage } from '../../messages/interface-language.ts'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ApiKeyHelp } from './forms/api-key-help.tsx'
import { AccountLayout } from './account-layout.tsx'
import { failureText } from './failure-text.ts'
import { registrationTexts } from './registration-texts.ts'
import { messages } from './messages.ts'
import { passwordMessages } from './forms/password-messages.ts'
import { registrationMessages } from './forms/registration-messages.ts'
import { withScheme } from './forms/with-scheme.ts'
import { emptyRegistration, registrationForm } from './registration-form.ts'

const wide = 'sm:col-span-2'

/**
 * The props that connect a field to the form, with its error. The form focuses the first field with an error in the order of
 * these calls, so they have the order of the screen.
 */
type FieldOf = (
  name: keyof typeof emptyRegistration,
  options?: { readonly setValueAs: (typed: string) => string },
) => UseFormRegisterReturn & { readonly error: string | undefined; readonly required: true }

export function RegisterScreen() {
  useInterfaceLanguage()
  const navigate = useNavigate()
  const leaving = useLeavingSignal()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: standardSchemaResolver(registrationForm),
    defaultValues: emptyRegistration,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState

  async function register(given: typeof emptyRegistration) {
    const left = leaving()
    setFailure(undefined)
    try {
      const { email, connection } = await call(accountsApi.register, { body: registration.parse(given) })
      // The user may have gone to another screen in the meantime.
      if (!left.aborted) await navigate('/login', { state: { registered: { email, connection } } })
    } catch (problem) {
      setFailure(failureText(problem, registrationTexts))
    }
  }

  const field: FieldOf = (name, options) => ({
    ...form.register(name, options),
    error: errors[name]?.message,
    required: true,
  })

  return (
    <AccountLayout
      title={registrationMessages.register}
      slogan={registrationMessages.registerSlogan}
      promise={registrationMessages.registerPromise}
    >
      <form
        className="w-full max-w-160"
        noValidate
        onSubmit={(event) => inBackground(form.handleSubmit(register)(event))}
      >
        <h1 className="text-welcome leading-tight font-bold tracking-[-0.02em]">
          {registrationMessages.register}
        </h1>
        <p className="mt-1.5 text-control text-ink-2">
          <RichMessage text={registrationMessages.haveAccount} parts={{ link: <Link to="/login" /> }} />
        </p>
        <AboutYou field={field} />
        <hr className="mt-5.5 border-line" />
        <YourCourseSystem field={field} />
        {failure !== undefined && <Banner className="mt-5">{failure}</Banner>}
        <div className="mt-6.5 flex flex-wrap items-center gap-4.5">
          <Button
            type="submit"
            look="primary"
            size="large"
            busy={isSubmitting}
            className="min-w-47.5 max-sm:w-full"
          >
            {isSubmitting ? registrationMessages.registering : registrationMessages.submitRegistration}
          </Button>
          <p className="text-xs text-ink-3">{registrationMessages.allRequired}</p>
        </div>
      </form>
    </AccountLayout>
  )
}

interface FieldsProps {
  readonly field: FieldOf
}

function AboutYou({ field }: FieldsProps) {
  return (
    <FieldGroup icon={<UserRound aria-hidden className="size-4" />} legend={registrationMessages.aboutYou}>
      <TextField {...field('first_name')} label={registrationMessages.firstName} autoComplete="given-name" />
      <TextField {...field('last_name')} label={registrationMessages.lastName} autoComplete="family-name" />
      <TextField
        {...field('email')}
        label={messages.email}
        type="email"
        autoComplete="email"
        className={wide}
      />
      <TextField
        {...field('password')}
        label={messages.password}
        type="password"
        autoComplete="new-password"
        hint={passwordMessages.passwordHint}
      />
      <TextField
        {...field('confirm_password')}
        label={passwordMessages.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
    </FieldGroup>
  )
}

function YourCourseSystem({ field }: FieldsProps) {
  return (
    <FieldGroup icon={<Plug aria-hidden className="size-4" />} legend={registrationMessages.yourCourseSystem}>
      <TextField
        {...field('organization')}
        label={registrationMessages.organization}
        autoComplete="organization"
      />
      <TextField
        {...field('base_url', { setValueAs: withScheme })}
        label={registrationMessages.baseUrl}
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <TextField
        {...field('api_key')}
        label={registrationMessages.apiKey}
        type="password"
        autoComplete="off"
        className={wide}
      />
      <ApiKeyHelp className={wide} />
    </FieldGroup>
  )
}

function FieldGroup({ icon, legend, children }: { icon: ReactNode; legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-3 flex items-center gap-2 text-sm font-strong text-ink-2">
        <span className="text-ink-3">{icon}</span>
        {legend}
      </legend>
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
