import { z } from 'zod'
import type { Look } from '../../course-system-kind.ts'
import { isJson, readJson } from '../../network/read-json.ts'
import { refusalIn } from './refuse.ts'

const publicConfig = 'tool_mobile_get_public_config'
const question = JSON.stringify([{ index: 0, methodname: publicConfig, args: {} }])
const config = z.tuple([z.object({ data: z.object({ wwwroot: z.string() }) })])

/**
 * Moodle answers a call without a key with an exception of its own. With web services off it does not, and is asked for
 * what it tells its app before anybody logs in.
 */
export async function recogniseMoodle(look: Look): Promise<boolean> {
  const call = new URLSearchParams({
    wsfunction: 'core_webservice_get_site_info',
    moodlewsrestformat: 'json',
  })
  if (refusalIn(await look('/webservice/rest/server.php', call))) return true
  const query = new URLSearchParams({ info: publicConfig, args: question })
  const told = await look(`/lib/ajax/service-nologin.php?${query.toString()}`)
  return told.status === 200 && isJson(told) && config.safeParse(readJson(told)).success
}
