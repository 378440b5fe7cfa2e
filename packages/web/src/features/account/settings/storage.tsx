import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { gigabytesOf } from '../../../messages/numbers.ts'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

/** The used storage of the account. Renders nothing until it is loaded. */
export function Storage() {
  const { data } = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => call(accountsApi.storage, { signal }),
  })
  if (!data) return null
  return (
    <SettingsSection title={messages.storage} about={messages.aboutStorage}>
      <p className="text-ink-2">
        {messages.storageUsed(gigabytesOf(data.used_bytes), gigabytesOf(data.limit_bytes))}
      </p>
    </SettingsSection>
  )
}
