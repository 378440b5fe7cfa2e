import type { Format } from '@lectern/domain/courses/format.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { del, get, keys, set } from 'idb-keyval'
import { z } from 'zod/mini'

/** What an entry of this browser holds. */
const storedTake = z.object({
  id: z.string(),
  format: z.enum(['slideshow', 'podcast'] satisfies Format[]),
  courseId: z.string(),
  pageId: z.string(),
  part: z.string(),
  text: z.string(),
  speaker: z.optional(z.enum(hosts)),
  file: z.instanceof(Blob),
  durationMs: z.number(),
  /** The picture of its sound, see `barsOf`. */
  bars: z.array(z.number()),
  /** Milliseconds since 1970. */
  recordedAt: z.number(),
  trim: z.boolean(),
  /** Whether the author keeps it, so that it is sent. */
  keep: z.boolean(),
})

/** A take as this browser has it, until the server does. */
export interface LocalTake extends z.infer<typeof storedTake> {
  /** Id of the account that recorded it. It stays with the take when the session ends, or is another's. */
  readonly user: string
}

/** What names the entries of a take. */
export type TakeName = Pick<LocalTake, 'user' | 'id'>

/** Stands in the place of a deleted take until the server has deleted what it has of it. */
const deletedTake = z.object({
  deleted: z.literal(true),
  id: z.string(),
  courseId: z.string(),
  pageId: z.string(),
})

/** A take that its author deleted, and of which the server may have pieces. */
export interface DeletedTake extends Omit<z.infer<typeof deletedTake>, 'deleted'> {
  readonly user: string
}

/** Browsers are shared, so takes belong to the user. */
const nameOf = ({ user, id }: TakeName) => ['take', user, id]
const sentNameOf = ({ user, id }: TakeName) => ['take sent', user, id]
const refusalNameOf = ({ user, id }: TakeName) => ['take refused', user, id]

/** What the browser answers, or `otherwise` where it fails: browsers that forbid to store anything fail before they answer. */
async function answerOr<Answer, Otherwise>(
  ask: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await ask()
  } catch {
    return otherwise
  }
}

/** Whether the browser keeps the take: private windows keep nothing. */
export async function storeTake(take: LocalTake): Promise<boolean> {
  return await answerOr(() => set(nameOf(take), take).then(() => true), false)
}

/** Puts a deletion in the place of a take. False if the browser cannot store it. */
export async function storeDeletion({ user, id, courseId, pageId }: DeletedTake): Promise<boolean> {
  const deletion = { deleted: true, id, courseId, pageId }
  return await answerOr(() => set(nameOf({ user, id }), deletion).then(() => true), false)
}

/**
 * The takes of a user that the server does not have yet, the oldest first, and those that it has still to delete.
 */
export async function storedTakes(user: string): Promise<{ takes: LocalTake[]; deleted: DeletedTake[] }> {
  const names = await answerOr(() => keys(), [])
  const mine = names.filter((name) => Array.isArray(name) && name[0] === 'take' && name[1] === user)
  const found = await Promise.all(mine.map((name) => answerOr(() => get<unknown>(name), undefined)))
  return {
    takes: found
      .flatMap((take) => storedTake.safeParse(take).data ?? [])
      .map((take) => ({ ...take, user }))
      .toSorted((one, other) => one.recordedAt - other.recordedAt),
    deleted: found
      .flatMap((take) => deletedTake.safeParse(take).data ?? [])
      .map(({ id, courseId, pageId }) => ({ user, id, courseId, pageId })),
  }
}

/** What the browser has of a take: 'unknown' where the browser cannot be asked. */
export async function findTake(take: TakeName): Promise<'stored' | 'deleted' | 'gone' | 'unknown'> {
  const stateOf = (found: unknown) => {
    if (found === undefined) return 'gone'
    return deletedTake.safeParse(found).success ? 'deleted' : 'stored'
  }
  return await answerOr(() => get<unknown>(nameOf(take)).then(stateOf), 'unknown')
}

export async function forgetTake(take: TakeName): Promise<void> {
  const names = [nameOf(take), sentNameOf(take), refusalNameOf(take)]
  await Promise.all(names.map((name) => answerOr(() => del(name), undefined)))
}

/** Why the server would refuse a take again, as a sentence. */
export async function refusalOf(take: TakeName): Promise<string | undefined> {
  const found = await answerOr(() => get<unknown>(refusalNameOf(take)), undefined)
  return typeof found === 'string' ? found : undefined
}

/** Stores why the server refused a take, so that it is not sent again before its author wants that. */
export async function storeRefusal(take: TakeName, sentence: string): Promise<void> {
  await answerOr(() => set(refusalNameOf(take), sentence), undefined)
}

export async function forgetRefusal(take: TakeName): Promise<void> {
  await answerOr(() => del(refusalNameOf(take)), undefined)
}

/** How many pieces of a take the server has. */
export async function sentPieces(take: TakeName): Promise<number> {
  return Number(await answerOr(() => get<unknown>(sentNameOf(take)), 0)) || 0
}

export async function storeSentPieces(take: TakeName, count: number): Promise<void> {
  await answerOr(() => set(sentNameOf(take), count), undefined)
}
