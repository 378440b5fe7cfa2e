import { countWords } from './count-words.ts'
import { pauseSeconds, spokenWords } from './marks/speech-marks.ts'

/** Words per minute, for every estimate. */
export const wordsPerMinute = 150

/** Chinese and Japanese characters per minute. */
const charactersPerMinute = 250

const chineseOrJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export interface ScriptStatistics {
  readonly words: number
  readonly characters: number
  /** Whole minutes, rounded up, at least 1. */
  readonly minutes: number
}

/** The statistics below a script in the audio script editor. Its marks count only as the time of their pauses. */
export function scriptStatistics(script: string): ScriptStatistics {
  return {
    words: countWords(script),
    characters: spokenWords(script).length,
    minutes: Math.max(1, Math.ceil(spokenMinutes(script))),
  }
}

/** Estimated minutes to speak a script: by words, and by characters for Chinese and Japanese, with its marked pauses. */
export function spokenMinutes(script: string): number {
  const text = spokenWords(script)
  const characters = text.match(chineseOrJapanese)?.length ?? 0
  const words = countWords(characters === 0 ? text : text.replaceAll(chineseOrJapanese, ' '))
  return words / wordsPerMinute + characters / charactersPerMinute + pauseSeconds(script) / 60
}

/** Pace of a script in audio of this length, without its marked pauses, in words per minute. Undefined without words or time. */
export function readingPace(script: string, durationMs: number): number | undefined {
  const words = countWords(script)
  const spokenMs = durationMs - pauseSeconds(script) * 1000
  return words > 0 && spokenMs > 0 ? Math.round((words * 60_000) / spokenMs) : undefined
}
