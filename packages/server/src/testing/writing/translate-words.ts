/** Sentences of each language, by the English name. */
const passages: Readonly<Record<string, string>> = {
  Arabic: 'يصعد الماء بخارا في الهواء ثم يبرد هناك ويسقط مطرا على الأرض والبحر وتجري الأنهار به من جديد',
  German:
    'das Wasser steigt als Dampf in die Luft und kühlt dort ab bis es als Regen auf das Land fällt und mit den Flüssen wieder zum Meer zurück fließt',
  Spanish:
    'el agua sube como vapor en el aire y allí se enfría hasta que cae como lluvia sobre la tierra y vuelve al mar con los ríos',
}

/**
 * A text in another language with as many words. Numbers, marks and signs stay at their places, as a faithful translation keeps
 * them. The words mean nothing.
 */
export function translateWords(text: string, language: string): string {
  const words = (passages[language] ?? passages['Spanish'] ?? '').split(' ')
  let next = 0
  const translated = text.replace(/⟦\d+⟧|[\p{L}\p{M}\p{N}'’-]+/gu, (word) => {
    if (/\p{N}/u.test(word)) return word
    next += 1
    return words[(next - 1) % words.length] ?? ''
  })
  return translated.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
