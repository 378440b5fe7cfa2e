/** Characters per second of a voice of normal speed, by script. The first matching pattern counts. */
const paces: readonly (readonly [characters: RegExp, aSecond: number])[] = [
  [/\p{scx=Han}/u, 4.5],
  [/\p{scx=Hangul}/u, 5.5],
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, 7],
  // Written without most vowels.
  [/[\p{scx=Arabic}\p{scx=Hebrew}]/u, 10],
  [/[\p{scx=Devanagari}\p{scx=Thai}]/u, 12],
  [/\p{L}/u, 14],
]

/** The digits of a long number are not spoken one by one: 1,000,000 is two words. */
const secondsADigit = 0.3
const maxDigits = 4

/** Approximate seconds that a voice of normal speed takes for a text in spoken forms, without pauses. */
export function spokenSeconds(text: string): number {
  const numbers = text.match(/\p{N}[\p{N}.,]*/gu) ?? []
  const digits = numbers.reduce((sum, { length }) => sum + Math.min(length, maxDigits), 0)
  let seconds = digits * secondsADigit
  for (const character of text) {
    const pace = paces.find(([characters]) => characters.test(character))
    if (pace) seconds += 1 / pace[1]
  }
  return seconds
}
