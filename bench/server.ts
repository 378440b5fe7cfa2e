/**
 * Reading and saving a slideshow of 30 slides at 200 connections, beside a bare Fastify that does one equal query or
 * commit, on both databases: `npm run bench:server`, or one of them, `npm run bench:server embedded`; with
 * `--seconds 3` quickly and roughly. Product and bare server take turns, so that a noisy machine disturbs both.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { testFaces } from '../packages/server/src/testing/database.ts'
import { measureFace } from './server/measure-face.ts'
import { measureGlossary } from './server/measure-glossary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '200' } },
})
const seconds = Math.max(1, Number(values.seconds) || 10)
const connections = Math.max(1, Number(values.connections) || 200)

for (const face of await testFaces()) {
  if (positionals.length > 0 && !positionals.includes(face)) continue
  console.log(`\n${face}: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
  await measureFace(face, { seconds, connections })
}
if (positionals.length === 0 || positionals.includes('glossary')) {
  console.log('\nglossary')
  await measureGlossary()
}
