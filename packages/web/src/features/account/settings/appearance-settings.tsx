import { appearanceOptions, useAppearance } from '../../../ui/appearance.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { SettingsSection } from './settings-section.tsx'

export function AppearanceSettings() {
  const [appearance, setAppearance] = useAppearance()
  return (
    <SettingsSection title="Appearance" about="Kept in this browser. Slides keep their own colors.">
      <SegmentedControl
        label="Appearance"
        options={appearanceOptions}
        value={appearance}
        onChange={setAppearance}
        className="flex max-w-100"
      />
    </SettingsSection>
  )
}
