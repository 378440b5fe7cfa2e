import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { tonesOfGoogleVoice } from './google-styles.ts'

export const googleVoice = z.object({
  name: z.string().min(1),
  languageCodes: z.array(z.string()).min(1),
  ssmlGender: z.string().optional(),
})
type GoogleVoice = z.infer<typeof googleVoice>

interface Named {
  readonly item: GoogleVoice
  /** `en-US` */
  readonly locale: string
  /** `Neural2` or `Chirp3-HD` */
  readonly family: string
  /** `A` or `Achernar` */
  readonly own: string
}

/** Families whose voices are one person in every locale. */
const manyLocales: ReadonlySet<string> = new Set(['Chirp3-HD', 'Chirp-HD'])

/**
 * The voices for the picker. Google lists about 30 people of Chirp 3 once for each of about 50 locales. Each of these is
 * one voice here that reads all of them; its id has `*` for the locale.
 */
export function describeVoices(
  items: readonly GoogleVoice[],
  { id, engine, family }: { id: string; engine: string; family: string | undefined },
): Voice[] {
  const named = items
    .flatMap((item) => nameOf(item) ?? [])
    .filter((one) => languageOf(one.locale) !== undefined)
    .filter((one) => family === undefined || one.family.toLowerCase() === family.toLowerCase())
  const people = Map.groupBy(named, (one) =>
    manyLocales.has(one.family) ? `*-${one.family}-${one.own}` : one.item.name,
  )
  return [...people].flatMap(([own, locales]) => {
    const first = locales.find(({ locale }) => locale === 'en-US') ?? locales[0]
    return first ? [describe(`${id}:${own}`, engine, first, locales)] : []
  })
}

function describe(voiceId: string, engine: string, first: Named, locales: readonly Named[]): Voice {
  const gender = first.item.ssmlGender?.toLowerCase()
  const single = first.own.length <= 2
  const tones = tonesOfGoogleVoice(first.item.name)
  return {
    id: voiceId,
    name: single ? `${first.family} ${first.own}` : first.own,
    language: first.locale,
    ...(locales.length > 1 && { languages: locales.map(({ locale }) => locale) }),
    engine,
    ...((gender === 'female' || gender === 'male') && { gender }),
    quality: first.family === 'Standard' ? 'fair' : 'good',
    ...(tones.length > 0 && { tones }),
  }
}

/** The parts of a name such as `en-US-Chirp3-HD-Achernar`. Undefined for names of another form. */
function nameOf(item: GoogleVoice): Named | undefined {
  const [, locale, family, own] = /^([a-z]{2,3}-[A-Z][A-Za-z]+)-(.+)-([^-]+)$/.exec(item.name) ?? []
  return locale && family && own ? { item, locale, family, own } : undefined
}
