/** Parts and characters of one request. The writer translates this in one call. The server accepts at most 20 parts. */
const largest = { parts: 10, characters: 6000 }

/** The parts in order, in groups that fit into one request each. A part that is too long is a group of its own. */
export function inBatches<Part>(
  parts: readonly Part[],
  charactersOf: (part: Part) => number,
): readonly (readonly Part[])[] {
  const batches: Part[][] = []
  let characters = 0
  for (const part of parts) {
    const last = batches.at(-1)
    characters += charactersOf(part)
    if (last && last.length < largest.parts && characters <= largest.characters) last.push(part)
    else {
      batches.push([part])
      characters = charactersOf(part)
    }
  }
  return batches
}
