import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { readConfig } from './platform/configuration/read-config.ts'
import { openTestDatabase } from './testing/database.ts'

test('starts what jobs need before the queue: a sandbox that does not listen yet ends no job', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-compose-'))
  const database = await openTestDatabase('embedded')
  const order: string[] = []
  const watched = {
    ...database,
    get queueOptions() {
      order.push('queue')
      return database.queueOptions
    },
  }
  const config = readConfig({ LECTERN_DATA_DIR: dataDir, LECTERN_LOG_LEVEL: 'silent' })
  const lectern = await compose(config, {
    database: watched,
    version: '0.0.0',
    logger: pino({ level: 'silent' }),
    async beforeWork(accounts) {
      expect(await accounts.findByEmail('ada@example.org')).toBeUndefined()
      order.push('sandbox')
    },
  })
  await lectern.close()
  await rm(dataDir, { recursive: true })
  expect(order.slice(0, 2)).toEqual(['sandbox', 'queue'])
})
