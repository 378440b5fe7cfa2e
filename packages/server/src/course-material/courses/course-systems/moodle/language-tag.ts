const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * The language tag of a Moodle language pack: `pt_br` is pt-BR. The second part is not always a region (`de_du` is
 * informal German); it is omitted then. undefined for an unknown pack.
 */
export function languageTag(pack: string): string | undefined {
  const [language = '', region = ''] = pack.toLowerCase().split('_')
  if (!/^[a-z]{2,3}$/.test(language)) return undefined
  const isRegion = /^[a-z]{2}$/.test(region) && regions.of(region.toUpperCase()) !== undefined
  return isRegion ? `${language}-${region.toUpperCase()}` : language
}
