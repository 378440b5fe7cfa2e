import { withScheme } from '../forms/with-scheme.ts'
import { accountsApi, type Connection, type OwnAccount } from '@lectern/domain/api/accounts.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { renewSession } from '../../../api/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ApiKeyHelp } from '../forms/api-key-help.tsx'
import { registrationMessages } from '../forms/registration-messages.ts'
import { courseSystemForm, settingsOf } from './course-system-form.ts'
import { CourseSystemStatus } from './course-system-status.tsx'
import { connectionWords } from '../../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'
import { SaveBar } from './save-bar.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm, type OnUnsaved } from './use-settings-form.ts'

interface CourseSystemSettingsProps {
  account: OwnAccount
  onUnsaved: OnUnsaved
}

/** Counts tests and saves. A late answer about earlier settings is not shown. */
function createRequestOrder() {
  let newest = 0
  return {
    /** Starts a request. Returns whether it is still the last one. */
    start(): () => boolean {
      newest += 1
      const own = newest
      return () => own === newest
    },
  }
}

export function CourseSystemSettings({ account, onUnsaved }: CourseSystemSettingsProps) {
  const queries = useQueryClient()
  const [connection, setConnection] = useState<Connection>()
  const [requests] = useState(createRequestOrder)
  const [testing, setTesting] = useState(false)
  const form = useForm({
    resolver: standardSchemaResolver(courseSystemForm(account.base_url)),
    defaultValues: { base_url: account.base_url, api_key: '' },
  })
  const { failure, saved, fail, submit } = useSettingsForm('course system', form, onUnsaved)
  const { errors, isSubmitting, isDirty } = form.formState
  const begin = () => {
    setConnection(undefined)
    return requests.start()
  }

  const save = submit(async (values) => {
    const isNewest = begin()
    const changed = await call(accountsApi.changeCourseSystem, { body: settingsOf(values) })
    // Discards the courses and jobs of the old course system.
    renewSession()
    queries.setQueryData(['account'], changed)
    if (isNewest()) setConnection(changed.connection)
    return { stored: { base_url: changed.base_url, api_key: '' }, sentence: messages.saved }
  })

  const test = form.handleSubmit(async (values) => {
    const isNewest = begin()
    setTesting(true)
    try {
      const found = await call(accountsApi.testConnection, { body: settingsOf(values) })
      if (isNewest()) setConnection(found)
    } catch (problem) {
      if (isNewest()) fail(problem)
    } finally {
      setTesting(false)
    }
  })

  return (
    <SettingsSection title={messages.courseSystem} about={messages.aboutCourseSystem}>
      <form noValidate onSubmit={(event) => inBackground(save(event))}>
        <CourseSystemStatus />
        {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
        <div className="grid gap-3.5">
          <TextField
            {...form.register('base_url', { deps: 'api_key', setValueAs: withScheme })}
            label={registrationMessages.baseUrl}
            type="url"
            inputMode="url"
            autoComplete="off"
            error={errors.base_url?.message}
          />
          <TextField
            {...form.register('api_key')}
            label={registrationMessages.apiKey}
            type="password"
            // Browsers must not fill in the login's password, which would then be sent to the course system.
            autoComplete="new-password"
            data-1p-ignore
            data-lpignore="true"
            hint={messages.storedKey}
            error={errors.api_key?.message}
          />
          <ApiKeyHelp />
        </div>
        <SaveBar label={messages.save} busy={isSubmitting && !testing} dirty={isDirty} saved={saved}>
          <Button busy={testing} icon={<Plug aria-hidden />} onClick={() => inBackground(test())}>
            {testing ? messages.testing : messages.testConnection}
          </Button>
        </SaveBar>
        {connection && (
          <Banner kind={connection.ok ? 'good' : 'warn'} className="mt-4">
            {connectionWords(connection)}
          </Banner>
        )}
      </form>
    </SettingsSection>
  )
}
