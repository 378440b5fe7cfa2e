/** The baseline: a Fastify that sends recorded answers from memory, and accepts reports without storing them. */
import fastify from 'fastify'
import { answerMemory } from './answer-memory.ts'
import { readJson, type Recorded } from './served-learner.ts'

// The parent process is this benchmark.
const answers = (await readJson(process.stdin)) as readonly Recorded[]
const app = fastify()
for (const { path, status, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64')
  // The path of the page has a query, which routes ignore.
  app.get(path.split('?')[0] ?? path, async (_request, reply) =>
    reply.code(status).headers(headers).send(bytes),
  )
}
app.post('/*', async (_request, reply) => reply.code(204).send())
answerMemory(await app.listen({ port: 0, host: '127.0.0.1' }))
