import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from './run-script.mjs'
import { noticesWith } from './third-party.mjs'
import { root } from './runtime.mjs'

/** Writes the table of packages in THIRD-PARTY-NOTICES.md from the lockfile. */
await runScript(() => {
  const file = join(root, 'THIRD-PARTY-NOTICES.md')
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(file, noticesWith(readFileSync(file, 'utf8'), lockfile))
})
