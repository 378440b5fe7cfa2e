import autocannon from 'autocannon'
import fastify from 'fastify'
import { median, printGoal } from '../figures.ts'
import type { PublishedDeck } from './publish-deck.ts'

/** Learners who open the page, and the connections that they share. */
const learners = 1000
const connections = 100

/**
 * Opens the page for 1,000 learners, in turn from Lectern and from a bare Fastify that sends the same bytes. Both are in this
 * process, so that they have the same share of it.
 */
export async function measureLoad({ url }: PublishedDeck, runs: number): Promise<void> {
  const headers = { 'accept-encoding': 'identity' }
  const page = Buffer.from(await (await fetch(url, { headers })).arrayBuffer())
  const bare = fastify()
  bare.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const ratios: number[] = []
  const heaps: number[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      const own = await open(url)
      const base = await open(bareUrl)
      ratios.push(own.perSecond / base.perSecond)
      heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
      console.log(
        `${own.perSecond.toFixed(0)} pages a second, bare ${base.perSecond.toFixed(0)}; ${own.seconds.toFixed(1)} s for ${learners} learners; ${own.failed} failed`,
      )
    }
  } finally {
    await bare.close()
  }
  console.log(
    `page ${(page.length / 1024).toFixed(0)} KiB; heap ${heaps.map((mb) => mb.toFixed(0)).join(', ')} MB`,
  )
  printGoal('requests of a bare server for one of Lectern', 1 / median(ratios), 1 / 0.8, 'times')
}

async function open(url: string) {
  const { duration, non2xx, errors, requests } = await autocannon({
    url,
    amount: learners,
    connections,
    timeout: 60,
    headers: { 'accept-encoding': 'identity' },
  })
  return { perSecond: requests.total / duration, seconds: duration, failed: non2xx + errors }
}
