/** Marks of a script that change how words are spoken. A pause is no such mark: every voice can be silent. */
export const wordMarks = ['slow', 'strong'] as const
export type WordMark = (typeof wordMarks)[number]
