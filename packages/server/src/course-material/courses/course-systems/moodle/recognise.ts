import { z } from 'zod'
import type { Look } from '../../course-system-kind.ts'
import type { Answer } from '../../answer.ts'
import { isJson, readJson } from '../../network/read-json.ts'
import { refusalIn } from './refuse.ts'
import { requireRoot } from './root.ts'

const publicConfig = 'tool_mobile_get_public_config'
const question = JSON.stringify([{ index: 0, methodname: publicConfig, args: {} }])
const query = new URLSearchParams({ info: publicConfig, args: question }).toString()
const config = z.tuple([z.object({ data: z.object({ wwwroot: z.string() }) })])

/** Maximum number of folders between the base URL and Moodle's root. */
const mostFolders = 3

/**
 * Moodle answers a call without a key with a specific exception. With web services off it does not, so the public
 * configuration of its app is requested. Rejects with NOT_A_COURSE_SYSTEM and names Moodle's root if the base URL
 * is another host name or a page of it.
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
    const root = await reportedRoot(look, '/..'.repeat(above))
    if (root === undefined) continue
    requireRoot(root, baseUrl)
    return true
  }
  return false
}

/** The root address that the Moodle in a folder reports. */
async function reportedRoot(look: Look, folder: string): Promise<string | undefined> {
  const answer = await look(`${folder}/lib/ajax/service-nologin.php?${query}`)
  if (answer.status !== 200 || !isJson(answer)) return undefined
  return config.safeParse(readJson(answer)).data?.[0].data.wwwroot
}

/** The target to which Moodle redirects a call to one of its other addresses. */
function redirectTarget({ status, headers }: Answer): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status >= 400 || !/moodle/i.test(headers.get('x-redirect-by') ?? '')) return undefined
  return location ?? undefined
}
