import { passwordChange } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { call } from '../../../api/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { confirmPassword, mustMatch } from '../forms/confirm-password.ts'
import { messages as accountMessages } from '../messages.ts'
import { passwordMessages } from '../forms/password-messages.ts'
import { messages } from './messages.ts'
import { SaveBar } from './save-bar.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm, type OnUnsaved } from './use-settings-form.ts'

const passwordForm = z
  .extend(passwordChange, { confirm_password: confirmPassword })
  .check(mustMatch((form) => form.new_password))

const empty = { current_password: '', new_password: '', confirm_password: '' }

export function PasswordSettings({ email, onUnsaved }: { email: string; onUnsaved: OnUnsaved }) {
  const form = useForm({
    resolver: standardSchemaResolver(passwordForm),
    defaultValues: empty,
  })
  const { failure, saved, submit } = useSettingsForm('password', form, onUnsaved)
  const { errors, isSubmitting, isDirty } = form.formState

  const save = submit(async (values) => {
    await call(accountsApi.changePassword, { body: passwordChange.parse(values) })
    return { stored: empty, sentence: messages.passwordChanged }
  })

  return (
    <SettingsSection title={accountMessages.password} about={messages.aboutPassword}>
      <form noValidate onSubmit={(event) => inBackground(save(event))}>
        {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
        {/* Password managers need the name of the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
          <TextField
            {...form.register('current_password')}
            label={messages.currentPassword}
            type="password"
            autoComplete="current-password"
            className="sm:col-span-2"
            error={errors.current_password?.message}
          />
          <TextField
            {...form.register('new_password', { deps: 'confirm_password' })}
            label={passwordMessages.newPassword}
            type="password"
            autoComplete="new-password"
            hint={passwordMessages.passwordHint}
            error={errors.new_password?.message}
          />
          <TextField
            {...form.register('confirm_password')}
            label={passwordMessages.confirmPassword}
            type="password"
            autoComplete="new-password"
            error={errors.confirm_password?.message}
          />
        </div>
        <SaveBar label={messages.changePassword} busy={isSubmitting} dirty={isDirty} saved={saved} />
      </form>
    </SettingsSection>
  )
}
