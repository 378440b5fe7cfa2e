import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { SettingsSection } from './settings-section.tsx'

const gigabyte = 2 ** 30
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const inGigabytes = (bytes: number) => `${oneDigit.format(bytes / gigabyte)} GB`

/** How much the account stores. Nothing is shown while that is unknown. */
export function Storage() {
  const { data } = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => call(accountsApi.storage, { signal }),
  })
  if (!data) return null
  return (
    <SettingsSection title="Storage" about="Audio, pictures and course files that you made or uploaded.">
      <p className="text-ink-2">
        {inGigabytes(data.used_bytes)} of {inGigabytes(data.limit_bytes)} used
      </p>
    </SettingsSection>
  )
}
