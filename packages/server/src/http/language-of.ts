import {
  type InterfaceLanguageCode,
  knownInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'

/**
 * The interface language of a request, from its `Accept-Language` header (RFC 9110): the most preferred one that Lectern
 * has. Undefined without the header, or if Lectern has none of the languages. Pages of Lectern send the language that
 * they show, so a user who registers in German gets mails in German.
 */
export function languageOf(acceptLanguage: string | undefined): InterfaceLanguageCode | undefined {
  const ranges = (acceptLanguage ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map(readRange)
    .filter(({ quality }) => quality > 0)
  // Sorting is stable, so ranges of the same quality stay in their order.
  ranges.sort((one, other) => other.quality - one.quality)
  return knownInterfaceLanguage(ranges.map(({ tag }) => tag))
}

/** In characters. Browsers send less than 200. */
const longestHeader = 1000

/** 'de;q=0.8' is German with quality 0.8. Without a quality, it is 1. */
function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const stated = parameters.find((parameter) => /^q=/i.test(parameter))
  const quality = stated === undefined ? 1 : Number(stated.slice(2))
  return { tag, quality: Number.isNaN(quality) ? 0 : quality }
}
