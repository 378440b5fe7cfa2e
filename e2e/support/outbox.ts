import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const dataDir = process.env['LECTERN_E2E_DATA_DIR']

/** True if the tests can read the mail of the tested Lectern. */
export const hasOutbox = dataDir !== undefined

/** Path of the newest link mailed to an address, once the given number of links has arrived. */
export async function mailedLink(address: string, count = 1): Promise<string> {
  const links: string[] = []
  await expect(async () => {
    links.splice(0, links.length, ...(await linksTo(address)))
    expect(links.length).toBeGreaterThanOrEqual(count)
  }).toPass()
  const { pathname, search } = new URL(links.at(-1) ?? '')
  return `${pathname}${search}`
}

async function linksTo(address: string): Promise<string[]> {
  const folder = join(dataDir ?? '', 'outbox')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`))
    .map((mail) => /^https?:\S+$/m.exec(mail)?.[0] ?? '')
}
