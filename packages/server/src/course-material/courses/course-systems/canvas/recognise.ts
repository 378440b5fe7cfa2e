import { z } from 'zod'
import type { Look } from '../../course-system-kind.ts'
import { isJson, readJson } from '../../network/read-json.ts'

const unauthenticated = z.object({ status: z.literal('unauthenticated') })

/** Canvas refuses a request without a key, and identifies itself by the realm or by the text of the refusal. */
export async function recogniseCanvas(look: Look): Promise<boolean> {
  const answer = await look('/api/v1/users/self')
  if (answer.status !== 401) return false
  if (/canvas-lms/i.test(answer.headers.get('www-authenticate') ?? '')) return true
  return isJson(answer) && unauthenticated.safeParse(readJson(answer)).success
}
