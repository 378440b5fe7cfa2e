import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'

/** Returns the names of languages in an interface language, by their tags. A tag without a name is its own name. */
export function languageNamesIn(code: InterfaceLanguageCode): (tag: string) => string {
  let names: Intl.DisplayNames | undefined
  return (tag) => {
    names ??= new Intl.DisplayNames([interfaceLanguages[code].locale], { type: 'language' })
    try {
      return names.of(tag.replaceAll('_', '-')) ?? tag
    } catch {
      // Not the tag of a language.
      return tag
    }
  }
}
