import { escapeText } from '@lectern/domain/markup/escape.ts'
import { type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'

/** The only voices with styles. https://cloud.google.com/text-to-speech/docs/ssml#style */
const styledVoices: ReadonlySet<string> = new Set(['en-US-Neural2-F', 'en-US-Neural2-J'])

const styleOf: Readonly<Partial<Record<SpokenTone, string>>> = {
  enthusiastic: 'lively',
  thoughtful: 'calm',
  warm: 'empathetic',
}

/** The tones that a voice with this name of Google expresses. */
export function tonesOfGoogleVoice(name: string): SpokenTone[] {
  return styledVoices.has(name) ? spokenTones.filter((tone) => styleOf[tone] !== undefined) : []
}

type Input = { readonly text: string } | { readonly ssml: string }

/** The text of a request, in SSML if it has a style. */
export function inputOf(text: string, tone: SpokenTone | undefined): Input {
  const style = tone && styleOf[tone]
  if (style === undefined) return { text }
  return { ssml: `<speak><google:style name="${style}">${escapeText(text)}</google:style></speak>` }
}

/** Number of characters that Google bills: all tags except `mark` count. https://cloud.google.com/text-to-speech/pricing */
export function billedOf(input: Input): number {
  const sent = 'ssml' in input ? input.ssml.replaceAll(/<mark\b[^>]*>/g, '') : input.text
  return Array.from(sent).length
}
