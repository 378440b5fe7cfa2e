import type { LearnerTranslation } from '@lectern/domain/learn/learner-document.ts'
import { directionOf, displayName } from '@lectern/domain/voices/languages.ts'
import { interfaceTextAttributes } from './interface-text-attributes.ts'
import { messages } from './messages.ts'
import { linkTo } from './page-data.ts'
import type { PageLanguage } from './page-language.ts'

interface LanguageLinksProps {
  readonly translations: readonly LearnerTranslation[]
  readonly language: PageLanguage
  readonly embedded?: boolean
}

/** Links to the same content in other languages. Each language has its own name, because learners may know only that. */
export function LanguageLinks({ translations, language, embedded = false }: LanguageLinksProps) {
  if (translations.length === 0) return null
  return (
    <p className="learn-languages">
      <span {...interfaceTextAttributes(language)}>{messages.alsoIn}</span>{' '}
      {translations.map(({ language: lang, url }) => (
        <a key={url} href={linkTo(url, embedded)} hrefLang={lang} lang={lang} dir={directionOf(lang)}>
          {ownName(lang)}
        </a>
      ))}
    </p>
  )
}

/** 'Français': some languages begin their names with a small letter, but not in lists. */
function ownName(language: string): string {
  const [first = '', ...rest] = displayName(language, language)
  return first.toLocaleUpperCase() + rest.join('')
}
