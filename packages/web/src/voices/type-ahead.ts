import type { Voice } from '@lectern/domain/voices/voice.ts'

/** After this pause the next character starts a new text. */
const pauseMs = 700

/** The typed text, and when its last character was typed. */
export interface TypedText {
  readonly text: string
  readonly at: number
}

export const nothingTyped: TypedText = { text: '', at: -Infinity }

/** The typed text after another character at `at`, a time in milliseconds. */
export function appendTyped(typed: TypedText, character: string, at: number): TypedText {
  const before = at - typed.at > pauseMs ? '' : typed.text
  return { text: before + character.toLowerCase(), at }
}

/**
 * The index of the next voice whose name begins with the typed text. The search starts at `from` and wraps around. The
 * same letter several times moves from one voice to the next, as in other lists. -1 if there is none.
 */
export function findVoiceByText(voices: readonly Voice[], { text }: TypedText, from: number): number {
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
