import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { messages } from './messages.ts'
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
      setFailure(sentenceOf(problem, messages.notLoggedOut))
      setBusy(false)
    }
  }

  return (
    <SettingsSection title={messages.sessions} about={messages.aboutSessions}>
      {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
      <p className="mb-3.5 text-ink-2">{messages.lostLaptop}</p>
      <Button busy={busy} onClick={() => inBackground(logOutEverywhere())}>
        {busy ? messages.loggingOut : messages.logOutEverywhere}
      </Button>
    </SettingsSection>
  )
}
