import { z } from 'zod/mini'
import { type Format, formatNames, formats, type FormatVoice } from '../courses/formats.ts'

type VoiceField = FormatVoice['field']

/** The voices that a request chooses. A request for one format has only its fields. */
export type ChosenVoices = Readonly<Partial<Record<VoiceField, string | undefined>>>

/** The speakers of all formats, with the fields that choose their voices. */
export const allVoices: readonly FormatVoice[] = formatNames.flatMap(voicesOf)

/** The speakers of a format. */
export function voicesOf(format: Format): readonly FormatVoice[] {
  return formats[format].voices
}

/** The fields of a request that choose voices, all optional. */
export function voiceFields(voices: readonly FormatVoice[]) {
  const shape = voices.map(({ field }) => [field, z.optional(z.string())] as const)
  // Every field is optional, so a request without the fields of other formats has this type too.
  return Object.fromEntries(shape) as Record<VoiceField, z.ZodMiniOptional<z.ZodMiniString>>
}
