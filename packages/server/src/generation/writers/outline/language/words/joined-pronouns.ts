import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Verbs with a pronoun at their end, by the pronoun, and the articles of a noun that it may mean in its own sentence. */
const joined: Partial<Record<Language, readonly (readonly [RegExp, RegExp])[]>> = {
  es: [
    [ended('[aei]rlos|(?:a|ie|ye)ndolos'), article('los|unos|estos|sus|muchos|algunos')],
    [ended('[aei]rlas|(?:á|ié|yé)ndolas'), article('las|unas|estas|sus|muchas|algunas')],
    [ended('[aei]rlo|(?:á|ié|yé)ndolo'), article('el|un|al|del|lo|su|este|cada')],
    [ended('[aei]rla|(?:á|ié|yé)ndola'), article('la|una|su|esta|cada')],
  ],
  pt: [
    [/\p{L}-l?os(?!\p{L})/u, article('os|uns|dos|aos|nos|seus|muitos')],
    [/\p{L}-l?as(?!\p{L})/u, article('as|umas|das|às|nas|suas|muitas')],
    [/\p{L}-lo(?!\p{L})/u, article('o|um|do|ao|no|seu|cada')],
    [/\p{L}-la(?!\p{L})/u, article('a|uma|da|à|na|sua|cada')],
  ],
  it: [
    [ended('[aei]rli'), article('i|gli|dei|degli|ai|suoi|molti')],
    [ended('[aei]rle'), article('le|delle|alle|sue|molte')],
    [ended('[aei]rlo'), article('il|lo|un|uno|del|al|ogni')],
    [ended('[aei]rla'), article('la|una|della|alla|ogni')],
  ],
}

function ended(verb: string): RegExp {
  return new RegExp(`\\p{L}{2}(?:${verb})(?!\\p{L})`, 'u')
}

function article(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})\\s\\p{L}`, 'u')
}

/** Whether a pronoun at the end of a verb means something that the sentence does not name before it: 'No es difícil conocerlas.' */
export function pointsByEnding(text: string, language: string): boolean {
  const low = text.toLowerCase()
  return (joined[languageOf(language) ?? 'en'] ?? []).some(([verb, articles]) => {
    const found = verb.exec(low)
    return found !== null && !articles.test(low.slice(0, found.index))
  })
}
