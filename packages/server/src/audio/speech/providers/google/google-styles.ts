import { type WordMark, wordMarks } from '@lectern/domain/voices/word-mark.ts'
import { type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import type { SpeechRequest } from '../../speech-engine.ts'
import { inSsml, type MarkElements } from '../remote/ssml-spans.ts'

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

/** https://cloud.google.com/text-to-speech/docs/ssml#prosody */
const markElements: MarkElements = { slow: 'prosody rate="80%"', strong: 'emphasis level="strong"' }

/** The marks that a voice with this name of Google follows. Chirp voices read no SSML, and Studio voices no emphasis. */
export function marksOfGoogleVoice(name: string): readonly WordMark[] {
  if (/Standard|Wavenet|Neural2|News|Casual/i.test(name)) return wordMarks
  return /Studio/i.test(name) ? ['slow'] : []
}

type Input = { readonly text: string } | { readonly ssml: string }

/** The text of a request, in SSML if it has a style or marks. */
export function inputOf({ text, spans, tone }: Pick<SpeechRequest, 'text' | 'spans' | 'tone'>): Input {
  const style = tone && styleOf[tone]
  if (style === undefined && !spans) return { text }
  const said = inSsml({ text, spans }, markElements)
  return {
    ssml: `<speak>${style === undefined ? said : `<google:style name="${style}">${said}</google:style>`}</speak>`,
  }
}

/** Number of characters that Google bills: all tags except `mark` count. https://cloud.google.com/text-to-speech/pricing */
export function billedOf(input: Input): number {
  const sent = 'ssml' in input ? input.ssml.replaceAll(/<mark\b[^>]*>/g, '') : input.text
  return Array.from(sent).length
}
