import { readFile } from 'node:fs/promises'
import { createAccountStore } from '../accounts/store/account-store.ts'
import { createSecrets } from '../accounts/secrets/secrets.ts'
import type { Config } from '../platform/configuration/config.ts'
import { dataPaths } from '../platform/configuration/data-paths.ts'
import type { Database } from '../platform/db/database.ts'
import { storedFiles } from '../platform/db/transfer/report.ts'
import { createDiskMedia } from '../course-material/media/on-disk.ts'

/** Reports whether the files that an imported database names are in the data directory. */
export async function describeFiles({ dataDir }: Config, database: Database): Promise<string> {
  const directory = dataPaths(dataDir).media
  const store = createDiskMedia(directory)
  const names = await storedFiles(database)
  let missing = 0
  // oxlint-disable-next-line no-await-in-loop -- there may be very many
  for (const name of names) if (!(await store.has(name))) missing += 1
  if (missing === 0) return `Audio and pictures: all ${names.length} are in ${directory}.`
  return `Audio and pictures: ${missing} of ${names.length} are missing in ${directory}. Copy the media folder of the old LECTERN_DATA_DIR there.`
}

/** Reports whether the secret of this installation decrypts the imported API keys. */
export async function describeSecret({ secret, dataDir }: Config, database: Database): Promise<string> {
  const file = dataPaths(dataDir).secret
  const known = secret ?? (await readFile(file, 'utf8').catch(() => undefined))?.trim()
  const [source, copy] = secret
    ? ['LECTERN_SECRET', 'Set the LECTERN_SECRET of the old Lectern.']
    : [
        file,
        'Copy secret.key of the old LECTERN_DATA_DIR there, or set the LECTERN_SECRET of the old Lectern.',
      ]
  if (known === undefined) return `Secret: missing in ${file}. ${copy}`
  const fits = await createAccountStore(database, createSecrets(known)).canReadKeys()
  return fits ? `Secret: the one in ${source} fits.` : `Secret: the one in ${source} does not fit. ${copy}`
}
