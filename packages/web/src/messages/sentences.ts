// A Chinese mark at the end of a sentence has its own space.
const wideEnd = /[。！？：；）]$/u

/** Returns the separator between this sentence and the next one: a blank, but nothing in Chinese. */
export const blankAfter = (sentence: string): string => (sentence === '' || wideEnd.test(sentence) ? '' : ' ')

/** 'One sentence. Another one.' */
export const sentencesOf = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => text + blankAfter(text) + sentence, '')
