import { escapeText } from '@lectern/domain/markup/escape.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { SpeechRequest } from '../../speech-engine.ts'

/** The element of SSML that expresses each mark: `prosody rate="80%"`. */
export type MarkElements = Readonly<Partial<Record<WordMark, string>>>

/** The text of a request in SSML, with an element around the words of each mark. */
export function inSsml(
  { text, spans }: Pick<SpeechRequest, 'text' | 'spans'>,
  elements: MarkElements,
): string {
  return (spans ?? [{ text, marks: [] }])
    .map(({ text: said, marks }) =>
      marks.reduce((inside, mark) => {
        const element = elements[mark]
        return element === undefined ? inside : `<${element}>${inside}</${element.split(' ', 1)[0]}>`
      }, escapeText(said)),
    )
    .join('')
}
