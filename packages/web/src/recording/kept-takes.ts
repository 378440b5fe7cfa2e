import type { Format } from '@lectern/domain/courses/format.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { del, get, keys, set } from 'idb-keyval'
import { z } from 'zod/mini'
import { sessionUser } from '../api/session.ts'

/** A take as this browser has it, until the server does. */
const localTake = z.object({
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
export type LocalTake = z.infer<typeof localTake>

/** Browsers are shared, so takes belong to the user. */
const nameOf = (id: string) => ['take', sessionUser().id, id]
const sentNameOf = (id: string) => ['take sent', sessionUser().id, id]

/** Whether the browser keeps the take: private windows keep nothing. */
export async function storeTake(take: LocalTake): Promise<boolean> {
  return await set(nameOf(take.id), take).then(
    () => true,
    () => false,
  )
}

/** The takes of the user that the server does not have yet, the oldest first. */
export async function storedTakes(): Promise<LocalTake[]> {
  const [kind, user] = nameOf('')
  const names = await keys().catch(() => [])
  const mine = names.filter((name) => Array.isArray(name) && name[0] === kind && name[1] === user)
  const found = await Promise.all(mine.map((name) => get<unknown>(name).catch(() => undefined)))
  return found
    .flatMap((take) => localTake.safeParse(take).data ?? [])
    .toSorted((one, other) => one.recordedAt - other.recordedAt)
}

export async function storedTake(id: string): Promise<LocalTake | undefined> {
  const found = await get<unknown>(nameOf(id)).catch(() => undefined)
  return localTake.safeParse(found).data
}

export async function forgetTake(id: string): Promise<void> {
  await Promise.all([nameOf(id), sentNameOf(id)].map((name) => del(name).catch(() => undefined)))
}

/** How many pieces of a take the server has. */
export async function sentPieces(id: string): Promise<number> {
  return Number(await get<unknown>(sentNameOf(id)).catch(() => 0)) || 0
}

export async function storeSentPieces(id: string, count: number): Promise<void> {
  await set(sentNameOf(id), count).catch(() => undefined)
}
