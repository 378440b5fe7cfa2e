import type { PreferenceChanges } from '@lectern/domain/accounts/preferences.ts'
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

  async function save(wanted: PreferenceChanges): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    await change(wanted).catch((problem: unknown) => setFailure(sentenceOf(problem, messages.notSaved)))
    setBusy(false)
  }

  return (
    <SettingsSection title={messages.editing} about={messages.aboutEditing}>
      {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
      <div className="grid gap-4">
        <Switch
          label={messages.autosave}
          on={preferences.autosave}
          disabled={busy}
          // Without the other preferences, which may have changed in another tab.
          onChange={(autosave) => inBackground(save({ autosave }))}
        >
          {messages.aboutAutosave}
        </Switch>
        <Switch
          label={messages.substituteVoice}
          on={preferences.substitute_voices ?? false}
          disabled={busy}
          onChange={(on) => inBackground(save({ substitute_voices: on }))}
        >
          {messages.aboutSubstituteVoice}
        </Switch>
      </div>
    </SettingsSection>
  )
}
