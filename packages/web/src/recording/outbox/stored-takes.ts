import { formatNames } from '@lectern/domain/courses/formats.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { del, get, keys, set } from 'idb-keyval'
import { z } from 'zod/mini'

/** A take as the browser stores it. */
const storedTake = z.object({
  id: z.string(),
  format: z.enum(formatNames),
  courseId: z.string(),
  pageId: z.string(),
  part: z.string(),
  text: z.string(),
  speaker: z.optional(z.enum(hosts)),
  file: z.instanceof(Blob),
  durationMs: z.number(),
  /** Waveform of the sound, see `barsOf`. */
  bars: z.array(z.number()),
  /** Milliseconds since 1970. */
  recordedAt: z.number(),
  trim: z.boolean(),
  /** True if the author keeps it. Only then it is sent. */
  keep: z.boolean(),
})

/** A take that this browser has and the server does not. */
export interface LocalTake extends z.infer<typeof storedTake> {
  /** Id of the account that recorded it. It does not change when the session ends or another user logs in. */
  readonly user: string
}

/** The names of a take's entries are made of these. */
export type TakeName = Pick<LocalTake, 'user' | 'id'>

/** Replaces a deleted take until the server has deleted its chunks. */
const deletedTake = z.object({
  deleted: z.literal(true),
  id: z.string(),
  courseId: z.string(),
  pageId: z.string(),
})

/** A take that its author has deleted. The server may still have chunks of it. */
export interface DeletedTake extends Omit<z.infer<typeof deletedTake>, 'deleted'> {
  readonly user: string
}

/** Users may share a browser, so the names contain the user. */
const nameOf = ({ user, id }: TakeName) => ['take', user, id]
const sentNameOf = ({ user, id }: TakeName) => ['take sent', user, id]
const refusalNameOf = ({ user, id }: TakeName) => ['take refused', user, id]

/** Returns the browser's answer, or `otherwise` if the browser fails. A browser without storage throws synchronously. */
async function valueOr<Answer, Otherwise>(
  ask: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await ask()
  } catch {
    return otherwise
  }
}

/** Stores a take. False if the browser cannot store it, for example in a private window. */
export async function storeTake(take: LocalTake): Promise<boolean> {
  return await valueOr(() => set(nameOf(take), take).then(() => true), false)
}

/** Replaces a take with a deletion. False if the browser cannot store it. */
export async function storeDeletion({ user, id, courseId, pageId }: DeletedTake): Promise<boolean> {
  const deletion = { deleted: true, id, courseId, pageId }
  return await valueOr(() => set(nameOf({ user, id }), deletion).then(() => true), false)
}

/** The takes of a user that are not on the server, oldest first, and the takes that the server has to delete. */
export async function storedTakes(user: string): Promise<{ takes: LocalTake[]; deleted: DeletedTake[] }> {
  const names = await valueOr(() => keys(), [])
  const mine = names.filter((name) => Array.isArray(name) && name[0] === 'take' && name[1] === user)
  const found = await Promise.all(mine.map((name) => valueOr(() => get<unknown>(name), undefined)))
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

/** The state of a take in this browser. 'unknown' if the browser's storage fails. */
export async function findTake(take: TakeName): Promise<'stored' | 'deleted' | 'gone' | 'unknown'> {
  const stateOf = (found: unknown) => {
    if (found === undefined) return 'gone'
    return deletedTake.safeParse(found).success ? 'deleted' : 'stored'
  }
  return await valueOr(() => get<unknown>(nameOf(take)).then(stateOf), 'unknown')
}

export async function forgetTake(take: TakeName): Promise<void> {
  const names = [nameOf(take), sentNameOf(take), refusalNameOf(take)]
  await Promise.all(names.map((name) => valueOr(() => del(name), undefined)))
}

/** The reason why the server refused a take, as a sentence. */
export async function refusalOf(take: TakeName): Promise<string | undefined> {
  const found = await valueOr(() => get<unknown>(refusalNameOf(take)), undefined)
  return typeof found === 'string' ? found : undefined
}

/** Stores why the server refused a take. The take is then sent again only if its author asks for it. */
export async function storeRefusal(take: TakeName, sentence: string): Promise<void> {
  await valueOr(() => set(refusalNameOf(take), sentence), undefined)
}

export async function forgetRefusal(take: TakeName): Promise<void> {
  await valueOr(() => del(refusalNameOf(take)), undefined)
}

/** Number of chunks of a take that the server has. */
export async function sentChunks(take: TakeName): Promise<number> {
  return Number(await valueOr(() => get<unknown>(sentNameOf(take)), 0)) || 0
}

export async function storeSentChunks(take: TakeName, count: number): Promise<void> {
  await valueOr(() => set(sentNameOf(take), count), undefined)
}
