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

/** Browsers are shared, so takes belong to the user. */
const nameOf = ({ user, id }: TakeName) => ['take', user, id]
const sentNameOf = ({ user, id }: TakeName) => ['take sent', user, id]

/** Whether the browser keeps the take: private windows keep nothing. */
export async function storeTake(take: LocalTake): Promise<boolean> {
  return await set(nameOf(take), take).then(
    () => true,
    () => false,
  )
}

/** The takes of a user that the server does not have yet, the oldest first. */
export async function storedTakes(user: string): Promise<LocalTake[]> {
  const names = await keys().catch(() => [])
  const mine = names.filter((name) => Array.isArray(name) && name[0] === 'take' && name[1] === user)
  const found = await Promise.all(mine.map((name) => get<unknown>(name).catch(() => undefined)))
  return found
    .flatMap((take) => storedTake.safeParse(take).data ?? [])
    .map((take) => ({ ...take, user }))
    .toSorted((one, other) => one.recordedAt - other.recordedAt)
}

/** Whether the browser has the take; 'unknown' where the browser cannot be asked. */
export async function isTakeStored(take: TakeName): Promise<boolean | 'unknown'> {
  return await get<unknown>(nameOf(take)).then(
    (found) => found !== undefined,
    () => 'unknown',
  )
}

export async function forgetTake(take: TakeName): Promise<void> {
  await Promise.all([nameOf(take), sentNameOf(take)].map((name) => del(name).catch(() => undefined)))
}

/** How many pieces of a take the server has. */
export async function sentPieces(take: TakeName): Promise<number> {
  return Number(await get<unknown>(sentNameOf(take)).catch(() => 0)) || 0
}

export async function storeSentPieces(take: TakeName, count: number): Promise<void> {
  await set(sentNameOf(take), count).catch(() => undefined)
}
