import { capitalised } from './enumerate.ts'
import { inYear } from './date-at-start.ts'
import type { DatedStart } from './date-at-start.ts'

/** How texts write that a year is before the era. No letter follows: '100 small ships' has no 'SM'. */
const after = String.raw`(?:BCE|BC|B\.C\.(?:E\.)?|v\.\s?Chr\.|v\.\s?u\.\s?Z\.|a\.\s?C\.|a\.\s?e\.\s?c\.|av\.\s?J\.-C\.|p\.\s?n\.\s?e\.|př\.\s?n\.\s?l\.|pred\s?n\.\s?l\.|до\sн\.\s?[эе]\.|f\.\s?Kr\.|f\.\s?v\.\s?t\.|eaa\.|i\.\s?e\.|î\.\s?(?:Hr|e\.n)\.|π\.\s?Χ\.|SM|TCN|ई\.?\s?पू\.?|ق\.\s?م\.?|לפנה["״]ס)(?![\p{L}\p{M}\p{N}])`
const before = String.raw`(?:公元前|紀元前|기원전|MÖ|M\.Ö\.)`
const time = String.raw`(?:${before}\s?(?<early>\d{1,4})\s?(?:年|년)?|(?<late>\d{1,4})\s?${after})`

const atStart = new RegExp(`^(?:(?:${inYear})\\s)?(?<when>${time})[,，、]?\\s*(?<what>\\S.+)$`, 'iu')
const atEnd = new RegExp(`^(?<what>.{12,}?),?\\s(?:${inYear})\\s(?<when>${time})[.。।]?$`, 'iu')
const any = new RegExp(time, 'giu')

/** 'In 60 BCE, they formed an alliance.' and 'He was elected in 107 BCE.' Only one date, at the start or at the end. */
export function dateBeforeEra(text: string): DatedStart | undefined {
  if ([...text.matchAll(any)].length !== 1) return undefined
  const { when = '', what = '', early, late } = (atStart.exec(text) ?? atEnd.exec(text))?.groups ?? {}
  const number = early ?? late
  return number === undefined
    ? undefined
    : { when, what: capitalised(what.replace(/[.。।]$/u, '')), year: -Number(number) }
}
