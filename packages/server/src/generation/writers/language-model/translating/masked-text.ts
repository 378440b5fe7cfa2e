/**
 * Formulas, code, and the addresses of links. Escaped characters are matched first, so that an escaped sign starts none of
 * them. The marks themselves are the last, so that a text that contains one keeps it.
 */
const fixed =
  /\\[\\`*_$[\]]|```[\s\S]*?```|``[\s\S]+?``|`[^`]+`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)|(?<=\])\([^\s()]+\)|https?:\/\/[^\s<>)\]]*[^\s<>)\].,;:!?'"]|⟦\d+⟧/gu
export const mark = /⟦(\d+)⟧/gu

/** A text with marks in the place of what a translation must not change. */
export interface MaskedText {
  readonly text: string
  /** The text behind each mark: `⟦1⟧` is the first. */
  readonly hidden: readonly string[]
}

/** Hides formulas, code and addresses, so that a model cannot change them. */
export function maskText(text: string): MaskedText {
  const hidden: string[] = []
  const masked = text.replace(fixed, (found) => {
    if (found.startsWith('\\')) return found
    hidden.push(found)
    return `⟦${hidden.length}⟧`
  })
  return { text: masked, hidden }
}

/** The text with what its marks stand for. */
export function unmaskText(text: string, hidden: readonly string[]): string {
  return text.replace(mark, (found, number: string) => hidden[Number(number) - 1] ?? found)
}

/** The marks of a text in a fixed order. A translation has the same ones. */
export function marksOf(text: string): string {
  return (text.match(mark) ?? []).toSorted().join(' ')
}

/** Whether a masked text has words to translate. */
export function hasWords({ text }: MaskedText): boolean {
  return /\p{L}/u.test(text.replace(mark, ''))
}
