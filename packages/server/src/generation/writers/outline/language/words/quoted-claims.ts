/** A whole sentence in quotation marks: '"Natural immunity is better."' */
const quotedSentence = /^["“”„«»「『][^"“”„«»「」『』]{8,}["“”»«」』][.。!]?$/u

/** How an answer rejects what was said, in all languages. */
const rejection =
  /^(?:no|not|wrong|false|nope|nein|falsch|non|faux|nie|fałsz|nieprawda|nee|onwaar|nej|falskt|falsk|nei|ei|não|falso|нет|неправда|ні|ne|nu|fals|όχι|hayır|yanlış|tidak|salah|không|sai|لا|خطأ|לא|नहीं|不|错|假|いいえ|違|아니)(?![\p{L}\p{M}])|^(?:不|错|假|いいえ|違|아니)/iu

/** Whether a sentence quotes a claim as a whole, as a page about myths does before it says what is right. */
export function quotesClaim(text: string): boolean {
  return quotedSentence.test(text.trim())
}

/** Whether a sentence begins with the rejection of what was said: 'No – it contains no living germ.' */
export function rejectsAtStart(text: string): boolean {
  return rejection.test(text)
}
