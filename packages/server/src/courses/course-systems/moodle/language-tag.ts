const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * The language tag of one of Moodle's language packs: `pt_br` is pt-BR. What stands behind the language is not always
 * a region (`de_du` says du to people) and is left out then. undefined for none.
 */
export function languageTag(pack: string): string | undefined {
  const [language = '', region = ''] = pack.toLowerCase().split('_')
  if (!/^[a-z]{2,3}$/.test(language)) return undefined
  const isRegion = /^[a-z]{2}$/.test(region) && regions.of(region.toUpperCase()) !== undefined
  return isRegion ? `${language}-${region.toUpperCase()}` : language
}
