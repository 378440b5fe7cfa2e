const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** East Asian characters, full-width forms and emoji have twice the width (Unicode UAX #11). */
const wide =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yi}\u{3000}-\u{303f}\u{30fb}\u{30fc}\u{ff01}-\u{ff60}\u{ffe0}-\u{ffe6}\p{Emoji_Presentation}]/u

/** Width of a text in a caption line, in characters: graphemes, of which wide ones count twice. */
export function countSigns(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let signs = 0
  for (const { segment } of graphemes.segment(text)) signs += wide.test(segment) ? 2 : 1
  return signs
}
