/** Which parts of a list are selected. */
export interface Selection {
  /** All of them, in the order of the list. At least one. */
  readonly places: readonly number[]
  /** The one that is shown and edited; one of `places`. */
  readonly focus: number
  /** Where a range that is drawn with Shift begins. */
  readonly anchor: number
}

export function selectOnly(place: number): Selection {
  return { places: [place], focus: place, anchor: place }
}

/** Takes one in or out, as Ctrl and a click do. The last one stays selected. */
export function toggleSelected({ places, focus, anchor }: Selection, place: number): Selection {
  if (!places.includes(place)) {
    return { places: [...places, place].toSorted((one, other) => one - other), focus: place, anchor: place }
  }
  const left = places.filter((one) => one !== place)
  const nearest = left.toSorted((one, other) => Math.abs(one - place) - Math.abs(other - place))[0]
  if (nearest === undefined) return { places, focus, anchor }
  return { places: left, focus: focus === place ? nearest : focus, anchor: nearest }
}

/** Everything from where the range began to here, as Shift and a click do. */
export function selectTo({ anchor }: Selection, place: number): Selection {
  return { ...selectRange(anchor, place), focus: place, anchor }
}

/** From one to the other, both included, whichever comes first; the first of them is shown. */
export function selectRange(from: number, to: number): Selection {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const places = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return { places, focus: from, anchor: from }
}
