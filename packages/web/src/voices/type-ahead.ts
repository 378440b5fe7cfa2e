import type { Voice } from '@lectern/domain/voices/voice.ts'

/** After a pause of so many milliseconds typing begins anew. */
const pause = 700

/** What was typed so far, and when last. */
export interface Typed {
  readonly text: string
  readonly at: number
}

export const nothingTyped: Typed = { text: '', at: -Infinity }

/** What is typed after another character at `at`, a time in milliseconds. */
export function typeOn(typed: Typed, character: string, at: number): Typed {
  const begun = at - typed.at > pause ? '' : typed.text
  return { text: begun + character.toLowerCase(), at }
}

/**
 * The place of the voice whose name begins with what was typed, from `from` on and around: the same letter again and
 * again goes from one to the next, as in every list. -1 when there is none.
 */
export function findTyped(voices: readonly Voice[], { text }: Typed, from: number): number {
  const [letter = ''] = text
  const repeated = [...text].every((one) => one === letter)
  const wanted = repeated ? letter : text
  const start = repeated ? from + 1 : from
  for (let step = 0; step < voices.length; step += 1) {
    const index = (start + step) % voices.length
    if (voices[index]?.name.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
