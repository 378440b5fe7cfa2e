import { spokenWords } from '../marks/speech-marks.ts'

/**
 * The words only, on one line. Otherwise captions would show the Markdown and the speech marks of scripts. No-break
 * spaces stay.
 */
export function withoutMarks(text: string): string {
  return (
    spokenWords(text)
      .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
      .replace(/\$\$?(?!\s)([^$\n]+?)(?<!\s)\$\$?(?!\d)/g, '$1')
      .replace(/(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}_])/gu, '')
      // The end of bold sentences can be at the beginning of the next sentence.
      .replace(/^\s*\*{2,3}\s+(?=\S)|(?<=\S)\s+\*{2,3}\s*$/g, '')
      .replace(/\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}|`+/g, '')
      .replace(/[^\S\u{a0}\u{202f}]+/gu, ' ')
      .trim()
  )
}

/** The paragraphs of a script, each without its marks. A mark may begin in one paragraph and end in another. */
export function paragraphsWithoutMarks(script: string): string[] {
  return spokenWords(script).split(/\n+/).map(withoutMarks).filter(Boolean)
}
