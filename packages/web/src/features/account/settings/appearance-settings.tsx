import { appearanceOptions, useAppearance } from '../../../ui/appearance.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

export function AppearanceSettings() {
  const [appearance, setAppearance] = useAppearance()
  return (
    <SettingsSection title={messages.appearance} about={messages.aboutAppearance}>
      <SegmentedControl
        label={messages.appearance}
        options={appearanceOptions()}
        value={appearance}
        onChange={setAppearance}
        className="flex max-w-100"
      />
    </SettingsSection>
  )
}
