import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { useChangePreferences, usePreferences } from '../../../api/preferences.ts'
import { changeLanguage } from '../../../messages/languages/load-language.ts'
import { messages as languageMessages } from '../../../messages/language-choice-messages.ts'
import { Banner } from '../../../ui/banner.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { LanguageSelect } from '../language-select.tsx'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

/**
 * The language of the account. It applies at once, without a reload: other sections keep what the user typed. Visitors of
 * the demo account choose it for their browser only.
 */
export function LanguageSettings({ isDemo }: { isDemo: boolean }) {
  const { data: preferences } = usePreferences()
  const change = useChangePreferences()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!preferences) return null

  async function choose(language: InterfaceLanguageCode): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await changeLanguage(language))) setFailure(languageMessages.notLoaded)
      else if (!isDemo && preferences) await change({ interface_language: language })
    } catch (problem) {
      setFailure(sentenceOf(problem, messages.notSaved))
    }
    setBusy(false)
  }

  return (
    <SettingsSection
      title={languageMessages.language}
      about={isDemo ? languageMessages.aboutDemo : languageMessages.about}
    >
      {failure !== undefined && <Banner className="mb-4">{failure}</Banner>}
      <LanguageSelect
        disabled={busy}
        onChoose={(language) => inBackground(choose(language))}
        className="min-h-10 border border-line-strong"
      />
    </SettingsSection>
  )
}
