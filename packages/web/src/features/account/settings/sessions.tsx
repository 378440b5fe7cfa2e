import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { SettingsSection } from './settings-section.tsx'

export function Sessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function logOutEverywhere() {
    setFailure(undefined)
    setBusy(true)
    try {
      await call(accountsApi.logOutEverywhere)
      onLoggedOut()
    } catch (problem) {
      setFailure(sentenceOf(problem, 'You could not be logged out everywhere. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <SettingsSection
      title="Sessions"
      about="You stay logged in for 30 days after your last visit, on every device."
    >
      {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
      <p className="mb-3.5 text-ink-2">
        Lost a laptop, or logged in on one that is not yours? This ends every session, the one on this screen
        too.
      </p>
      <Button busy={busy} onClick={() => inBackground(logOutEverywhere())}>
        {busy ? 'Logging out...' : 'Log out everywhere'}
      </Button>
    </SettingsSection>
  )
}
