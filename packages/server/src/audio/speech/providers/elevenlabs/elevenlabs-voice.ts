import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { localeOf } from '../remote/locale-of.ts'

const label = z.string().nullish().catch(undefined)

/** A voice of an account. Labels are free text of the voice's owner. */
export const voiceItem = z.object({
  voice_id: z.string().min(1),
  name: z.string().min(1),
  labels: z.object({ gender: label, language: label, accent: label }).nullish().catch(undefined),
  verified_languages: z
    .array(z.object({ language: z.string(), locale: z.string().nullish(), model_id: z.string().nullish() }))
    .nullish()
    .catch(undefined),
})
type VoiceItem = z.infer<typeof voiceItem>

/** English voices with these accents have their own region. */
const regions: Readonly<Record<string, string>> = {
  american: 'en-US',
  british: 'en-GB',
  english: 'en-GB',
  australian: 'en-AU',
  irish: 'en-IE',
  indian: 'en-IN',
}

/**
 * A voice for the picker: its language by its labels, or else by the first language that ElevenLabs verified. It reads
 * all languages of the model.
 */
export function describeVoice(
  item: VoiceItem,
  { id, name: engine }: { id: string; name: string },
  modelLanguages: readonly string[] = [],
): Voice {
  const { gender } = item.labels ?? {}
  const others = [...new Set(modelLanguages)].filter((tag) => languageOf(tag) !== undefined)
  return {
    id: `${id}:${item.voice_id}`,
    name: item.name,
    language: languageOfVoice(item),
    ...(others.length > 0 && { languages: others }),
    engine,
    ...((gender === 'female' || gender === 'male') && { gender }),
    quality: 'good',
  }
}

function languageOfVoice({ labels, verified_languages: verified }: VoiceItem): string {
  const [first] = verified ?? []
  const labelled = languageOf(labels?.language ?? undefined)
  const language = labelled ?? languageOf(first?.language) ?? 'en'
  if (language === 'en') return regions[labels?.accent?.toLowerCase() ?? ''] ?? 'en-US'
  const verifiedHere = verified?.find((one) => languageOf(one.language) === language)
  return localeOf(verifiedHere?.locale ?? undefined) ?? localeOf(language) ?? language
}
