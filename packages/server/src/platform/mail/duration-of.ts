import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'

/** '1 hour', or '90 minutes' if it is not a whole number of hours. */
export function durationOf(minutes: number, language: InterfaceLanguageCode): string {
  const [value, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  const { locale } = interfaceLanguages[language]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
