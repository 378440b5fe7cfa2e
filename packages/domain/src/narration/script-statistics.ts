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

/** How fast a script is read in audio of this length, in words a minute. Undefined where there is nothing to tell. */
export function readingPace(script: string, durationMs: number): number | undefined {
  const { words } = scriptStatistics(script)
  return words > 0 && durationMs > 0 ? Math.round((words * 60_000) / durationMs) : undefined
}
