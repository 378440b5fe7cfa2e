/** PGlite and nothing else, on a database that is there already: what the embedded Lectern is compared with. */
import { PGlite } from '@electric-sql/pglite'

const postgres = await PGlite.create(process.argv[2] ?? '')
await postgres.query('select 1')
process.stdout.write('ready\n')
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1000)
