import { countWords } from './count-words.ts'

/** Words spoken in a minute, for every estimate. */
export const wordsPerMinute = 150

/** Chinese and Japanese characters spoken in a minute. */
const charactersPerMinute = 250

const chineseOrJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export interface ScriptStatistics {
  readonly words: number
  readonly characters: number
  /** Whole minutes, rounded up, at least 1. */
  readonly minutes: number
}

/** What the audio script editor shows below a script. */
export function scriptStatistics(script: string): ScriptStatistics {
  return {
    words: countWords(script),
    characters: script.length,
    minutes: Math.max(1, Math.ceil(spokenMinutes(script))),
  }
}

/** Estimated minutes to say a text: by words, and by characters where it is Chinese or Japanese. */
export function spokenMinutes(text: string): number {
  const characters = text.match(chineseOrJapanese)?.length ?? 0
  const words = countWords(characters === 0 ? text : text.replaceAll(chineseOrJapanese, ' '))
  return words / wordsPerMinute + characters / charactersPerMinute
}

/** How fast a script is read in audio of this length, in words a minute. Undefined where there is nothing to tell. */
export function readingPace(script: string, durationMs: number): number | undefined {
  const words = countWords(script)
  return words > 0 && durationMs > 0 ? Math.round((words * 60_000) / durationMs) : undefined
}
