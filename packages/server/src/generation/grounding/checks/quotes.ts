import type { GroundedText } from '../evidence/grounded-text.ts'
import { type Evidence, plainText } from '../evidence/page-evidence.ts'

/** The quotes that are not in the blocks. Case, spaces, punctuation and ellipses do not count. */
export function missingQuotes({ quotes = [] }: GroundedText, { plain }: Evidence): readonly string[] {
  return quotes.filter((quote) => {
    const parts = quote
      .split(/\s*(?:…|\.{3}|\[[…. ]*\])\s*/u)
      .map(plainText)
      .filter(Boolean)
    let from = 0
    for (const part of parts) {
      const at = plain.indexOf(part, from)
      if (at < 0) return true
      from = at + part.length
    }
    return parts.length === 0
  })
}
