import {
  interfaceLanguageCodes,
  type InterfaceLanguageCode,
  interfaceLanguages,
  isInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { ChevronDown, Globe } from 'lucide-react'
import { htmlLang, interfaceLanguage } from '../../messages/current-language.ts'
import { messages } from '../../messages/language-choice-messages.ts'
import { classes } from '../../ui/classes.ts'

interface LanguageSelectProps {
  onChoose: (language: InterfaceLanguageCode) => void
  disabled?: boolean
  /** The look of the control. */
  className?: string
}

/**
 * Selects the language of the interface. Each language has its own name, so that a user finds it who cannot read the screen.
 * The select element of the browser needs no code, and its list works on phones.
 */
export function LanguageSelect({ onChoose, disabled = false, className }: LanguageSelectProps) {
  const current = interfaceLanguage()
  return (
    <span className="relative inline-grid items-center text-ink-2">
      <Globe aria-hidden className="pointer-events-none absolute start-2.5 size-4" />
      <select
        aria-label={messages.language}
        value={current}
        lang={htmlLang(current)}
        disabled={disabled}
        onChange={({ target }) => {
          if (isInterfaceLanguage(target.value)) onChoose(target.value)
        }}
        className={classes(
          'field-sizing-content min-h-9 appearance-none rounded-2 bg-transparent ps-8.5 pe-8 text-sm text-ink-2 hover:bg-hover',
          className,
        )}
      >
        {interfaceLanguageCodes.map((code) => (
          <option key={code} value={code} lang={htmlLang(code)} className="bg-surface text-ink">
            {interfaceLanguages[code].name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4" />
    </span>
  )
}
