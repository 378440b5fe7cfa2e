import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { useChangePreferences, usePreferences } from '../../../api/preferences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

/** Renders nothing until the preferences are loaded. */
export function EditingSettings() {
  const { data: preferences } = usePreferences()
  const change = useChangePreferences()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!preferences) return null

  async function setAutosave(autosave: boolean): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    // Without the language, which may have changed in another tab.
    await change({ autosave }).catch((problem: unknown) => setFailure(sentenceOf(problem, messages.notSaved)))
    setBusy(false)
  }

  return (
    <SettingsSection title={messages.editing} about={messages.aboutEditing}>
      {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
      <Switch
        label={messages.autosave}
        on={preferences.autosave}
        disabled={busy}
        onChange={(on) => inBackground(setAutosave(on))}
      >
        {messages.aboutAutosave}
      </Switch>
    </SettingsSection>
  )
}
