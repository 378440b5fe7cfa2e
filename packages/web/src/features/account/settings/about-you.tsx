import { profile } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi, type OwnAccount } from '@lectern/domain/api/accounts.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { renameSession } from '../../../api/session.ts'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { registrationMessages } from '../forms/registration-messages.ts'
import { messages } from './messages.ts'
import { SaveBar } from './save-bar.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm, type OnUnsaved } from './use-settings-form.ts'

export function AboutYou({ account, onUnsaved }: { account: OwnAccount; onUnsaved: OnUnsaved }) {
  const queries = useQueryClient()
  const { first_name, last_name, organization } = account
  const form = useForm({
    resolver: standardSchemaResolver(profile),
    defaultValues: { first_name, last_name, organization },
  })
  const { failure, saved, submit } = useSettingsForm('about you', form, onUnsaved)
  const { errors, isSubmitting, isDirty } = form.formState

  const save = submit(async (values) => {
    const changed = await call(accountsApi.changeProfile, { body: values })
    queries.setQueryData(['account'], changed)
    renameSession(changed)
    const stored = {
      first_name: changed.first_name,
      last_name: changed.last_name,
      organization: changed.organization,
    }
    return { stored, sentence: messages.saved }
  })

  return (
    <SettingsSection
      title={registrationMessages.aboutYou}
      about={
        <RichMessage
          text={messages.aboutYou}
          parts={{
            email: <span className="font-medium [overflow-wrap:anywhere] text-ink">{account.email}</span>,
          }}
        />
      }
    >
      <form noValidate onSubmit={(event) => inBackground(save(event))}>
        {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
        <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
          <TextField
            {...form.register('first_name')}
            label={registrationMessages.firstName}
            autoComplete="given-name"
            error={errors.first_name?.message}
          />
          <TextField
            {...form.register('last_name')}
            label={registrationMessages.lastName}
            autoComplete="family-name"
            error={errors.last_name?.message}
          />
          <TextField
            {...form.register('organization')}
            label={registrationMessages.organization}
            autoComplete="organization"
            className="sm:col-span-2"
            error={errors.organization?.message}
          />
        </div>
        <SaveBar label={messages.save} busy={isSubmitting} dirty={isDirty} saved={saved} />
      </form>
    </SettingsSection>
  )
}
