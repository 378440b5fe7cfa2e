/** A question for the reason that is one word, in all languages: 'Why?', 'Warum?', 'Dlaczego?', '为什么？' */
const why =
  /^[¿\s]*(?:why|wieso|weshalb|warum|por ?qu[éê]|pourquoi|perch[ée]|waarom|dlaczego|czemu|pro ?č|prečo|почему|отчего|зачем|чому|varför|hvorfor|miksi|miért|de ce|γιατί|neden|niçin|mengapa|kenapa|tại sao|vì sao|لماذا|למה|מדוע|क्यों|ทำไม|为什么(?:呢)?|為什麼(?:呢)?|なぜ(?:でしょうか)?|どうして(?:でしょうか)?|왜(?:일까요|요)?)\s?[?？؟;\u{37e}]$/iu

/** Whether a text is only the question for the reason of what stands before it. */
export function asksOnlyWhy(text: string): boolean {
  return why.test(text.trim())
}
