/** Words spoken in a minute, for every estimate. */
export const wordsPerMinute = 150

export interface ScriptStatistics {
  readonly words: number
  readonly characters: number
  /** Whole minutes, rounded up, at least 1. */
  readonly minutes: number
}

/** What the audio script editor shows below a script. */
export function scriptStatistics(script: string): ScriptStatistics {
  const words = script.split(/\s+/).filter(Boolean).length
  return { words, characters: script.length, minutes: Math.max(1, Math.ceil(words / wordsPerMinute)) }
}
