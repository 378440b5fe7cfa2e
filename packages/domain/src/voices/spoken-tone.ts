/**
 * The tones of podcast lines that change how a voice speaks. `conversational` is not one of them: voices speak that way
 * when they receive no tone.
 */
export const spokenTones = ['enthusiastic', 'curious', 'thoughtful', 'explanatory', 'warm'] as const
export type SpokenTone = (typeof spokenTones)[number]

/** The tone of a line as a voice with these tones expresses it. Undefined if the voice speaks the line as always. */
export function expressedTone(
  tone: string | undefined,
  tones: readonly SpokenTone[] | undefined,
): SpokenTone | undefined {
  return tones?.find((one) => one === tone)
}
