/**
 * Reads and saves a slideshow of 30 slides over 200 connections, and compares with a bare Fastify that runs one equal
 * query or commit. Measures both databases with `npm run bench:server`, or one with `npm run bench:server embedded`.
 * `--seconds 3` gives a quick, rough result. Lectern and the bare server alternate, so that other processes disturb
 * both equally.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { testBackends } from '../packages/server/src/testing/database.ts'
import { measureBackend } from './server/measure-backend.ts'
import { measureGlossary } from './server/measure-glossary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '200' } },
})
const seconds = Math.max(1, Number(values.seconds) || 10)
const connections = Math.max(1, Number(values.connections) || 200)

for (const backend of await testBackends()) {
  if (positionals.length > 0 && !positionals.includes(backend)) continue
  console.log(`\n${backend}: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
  await measureBackend(backend, { seconds, connections })
}
if (positionals.length === 0 || positionals.includes('glossary')) {
  console.log('\nglossary')
  await measureGlossary()
}
