import { useState } from 'react'

/**
 * The place of the selected slide, from 0. If no slide has its key, the last place: slides that are generated again get their
 * earlier keys when they are stored, and the player must not return to the first slide then.
 */
export function useKeptPlace(keys: readonly string[], selected: string | undefined): number {
  const [last, setLast] = useState(0)
  const place = selected === undefined ? -1 : keys.indexOf(selected)
  if (place >= 0 && place !== last) setLast(place)
  return place >= 0 ? place : Math.max(0, Math.min(last, keys.length - 1))
}
