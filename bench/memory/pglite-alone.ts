/** Runs PGlite alone on an existing database, as the baseline for the embedded Lectern. */
import { PGlite } from '@electric-sql/pglite'

const postgres = await PGlite.create(process.argv[2] ?? '')
await postgres.query('select 1')
process.stdout.write('ready\n')
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1000)
