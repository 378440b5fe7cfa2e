import { useEffect, useState } from 'react'
import { type Loudness, measureLoudness } from './loudness.ts'

/**
 * The loudness of audio files by address. Files are measured one after the other while `wanted` is true. A file that
 * cannot be measured is silent.
 */
export function useLoudness(addresses: readonly string[], wanted: boolean): ReadonlyMap<string, Loudness> {
  const [known, setKnown] = useState<ReadonlyMap<string, Loudness>>(new Map())
  const missing = wanted ? addresses.find((address) => !known.has(address)) : undefined

  useEffect(() => {
    if (missing === undefined) return undefined
    const leaving = new AbortController()
    const keep = (loudness: Loudness) => {
      if (!leaving.signal.aborted) setKnown((before) => new Map(before).set(missing, loudness))
    }
    measureLoudness(missing, leaving.signal).then(keep, () => keep([]))
    return () => leaving.abort()
  }, [missing])

  return known
}
