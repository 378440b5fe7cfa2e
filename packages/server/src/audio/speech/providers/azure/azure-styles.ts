import { type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'

/**
 * The styles that express each tone, best first. No style expresses two tones, so two tones of a voice always sound
 * different. https://learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-voice#use-speaking-styles-and-roles
 */
const stylesOf: Readonly<Record<SpokenTone, readonly string[]>> = {
  enthusiastic: ['excited', 'cheerful'],
  curious: ['curious'],
  thoughtful: ['calm', 'serious'],
  explanatory: ['narration-professional', 'documentary-narration'],
  warm: ['friendly', 'gentle', 'affectionate'],
}

/** The style of each tone that a voice with these styles expresses. */
export function toneStyles(styles: readonly string[]): ReadonlyMap<SpokenTone, string> {
  const known = new Set(styles)
  return new Map(
    spokenTones.flatMap((tone) => {
      const style = stylesOf[tone].find((one) => known.has(one))
      return style === undefined ? [] : [[tone, style] as const]
    }),
  )
}
