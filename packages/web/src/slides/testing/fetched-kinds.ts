import type { OnDemand } from '../runtime/on-demand.ts'

/** The kinds of a list, once all of them are here. */
export async function fetchedKinds<Kind>(
  list: Readonly<Record<string, OnDemand<Kind> | undefined>>,
): Promise<{ id: string; kind: Kind }[]> {
  const fetched = Object.entries(list).map(async ([id, code]) => {
    await code?.fetch()
    const kind = code?.loaded()
    return kind === undefined ? [] : [{ id, kind }]
  })
  return (await Promise.all(fetched)).flat()
}
