import { z } from 'zod'
import type { Look } from '../../course-system-kind.ts'
import { isJson, readJson } from '../../network/read-json.ts'

const unauthenticated = z.object({ status: z.literal('unauthenticated') })

/** Canvas turns away whoever shows no key, and names itself by the realm or by how it says so. */
export async function recogniseCanvas(look: Look): Promise<boolean> {
  const answer = await look('/api/v1/users/self')
  if (answer.status !== 401) return false
  if (/canvas-lms/i.test(answer.headers.get('www-authenticate') ?? '')) return true
  return isJson(answer) && unauthenticated.safeParse(readJson(answer)).success
}
