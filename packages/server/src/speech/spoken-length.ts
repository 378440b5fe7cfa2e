/** Characters that a voice of normal speed says in a second, by script. The first pattern that matches counts. */
const paces: readonly (readonly [characters: RegExp, aSecond: number])[] = [
  [/\p{scx=Han}/u, 4.5],
  [/\p{scx=Hangul}/u, 5.5],
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, 7],
  // Written without most of their vowels.
  [/[\p{scx=Arabic}\p{scx=Hebrew}]/u, 10],
  [/[\p{scx=Devanagari}\p{scx=Thai}]/u, 12],
  [/\p{L}/u, 14],
]

/** The digits of a long number are not said one by one: 1,000,000 is two words. */
const secondsADigit = 0.3
const mostDigits = 4

/** About how long a voice of normal speed takes to say a text in spoken forms, in seconds, without pauses. */
export function spokenSeconds(text: string): number {
  const numbers = text.match(/\p{N}[\p{N}.,]*/gu) ?? []
  const digits = numbers.reduce((sum, { length }) => sum + Math.min(length, mostDigits), 0)
  let seconds = digits * secondsADigit
  for (const character of text) {
    const pace = paces.find(([characters]) => characters.test(character))
    if (pace) seconds += 1 / pace[1]
  }
  return seconds
}
