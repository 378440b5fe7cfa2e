import { z } from 'zod'
import type { Look } from '../../course-system-kind.ts'
import type { Answer } from '../../network/exchange.ts'
import { isJson, readJson } from '../../network/read-json.ts'
import { refusalIn } from './refuse.ts'
import { requireRoot } from './root.ts'

const publicConfig = 'tool_mobile_get_public_config'
const question = JSON.stringify([{ index: 0, methodname: publicConfig, args: {} }])
const query = new URLSearchParams({ info: publicConfig, args: question }).toString()
const config = z.tuple([z.object({ data: z.object({ wwwroot: z.string() }) })])

/** So many folders above the base URL may be Moodle's root. */
const mostFolders = 3

/**
 * Moodle answers a call without a key with an exception of its own. With web services off it does not, and is asked for
 * what it tells its app before anybody logs in. Rejects with NOT_A_COURSE_SYSTEM, naming Moodle's own root, where there is
 * a Moodle but this is not its root: another of its host names, or a page of it.
 */
export async function recogniseMoodle(look: Look, baseUrl: string): Promise<boolean> {
  const call = new URLSearchParams({
    wsfunction: 'core_webservice_get_site_info',
    moodlewsrestformat: 'json',
  })
  const answer = await look('/webservice/rest/server.php', call)
  if (refusalIn(answer)) return true
  requireRoot(redirectTarget(answer), baseUrl)
  const folders = new URL(baseUrl).pathname.split('/').filter(Boolean).length
  for (let above = 0; above <= Math.min(folders, mostFolders); above += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the nearest folder first; most addresses have none above
    const root = await rootTold(look, '/..'.repeat(above))
    if (root === undefined) continue
    requireRoot(root, baseUrl)
    return true
  }
  return false
}

/** What the Moodle in a folder says is its root. */
async function rootTold(look: Look, folder: string): Promise<string | undefined> {
  const told = await look(`${folder}/lib/ajax/service-nologin.php?${query}`)
  if (told.status !== 200 || !isJson(told)) return undefined
  return config.safeParse(readJson(told)).data?.[0].data.wwwroot
}

/** Where Moodle itself leads a call that came to another of its addresses. */
function redirectTarget({ status, headers }: Answer): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status >= 400 || !/moodle/i.test(headers.get('x-redirect-by') ?? '')) return undefined
  return location ?? undefined
}
