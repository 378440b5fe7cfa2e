import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { useState } from 'react'
import { messages } from '../../messages/language-choice-messages.ts'
import { languageLoader } from '../../messages/languages/start-language.ts'
import { inBackground } from '../../ui/in-background.ts'
import { LanguageSelect } from './language-select.tsx'

/** The choice of the language on screens before the login. What the user typed stays. */
export function PageLanguage() {
  const [failed, setFailed] = useState(false)

  async function choose(code: InterfaceLanguageCode): Promise<void> {
    const loader = await languageLoader().catch(() => undefined)
    setFailed(!(await loader?.changeLanguage(code)))
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      {failed && (
        <p role="alert" className="text-xs font-medium text-danger-text">
          {messages.notLoaded}
        </p>
      )}
      <LanguageSelect onChoose={(code) => inBackground(choose(code))} />
    </div>
  )
}
