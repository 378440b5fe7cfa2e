import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const dataDir = process.env['LECTERN_E2E_DATA_DIR']

/** Whether the mail of the Lectern under test can be read. */
export const hasOutbox = dataDir !== undefined

/** The path of the newest link that was mailed to an address, once there are so many. */
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
