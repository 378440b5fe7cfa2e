import { expect, test } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

const request = { voice: 'slt', stretch: 1, text: 'Good morning.' }

test(
  'threads speak and finish audio, and closing the pool ends them within a second',
  { timeout: 120_000 },
  async () => {
    const pool = createWorkerPool({ size: 1 })
    const sound = await pool.flite(request)
    const audio = await pool.finish({ passages: [{ sound, pause: 0 }] })
    expect(audio.durationMs).toBeGreaterThan(500)
    const running = pool
      .flite({ ...request, text: 'A long sentence, again and again. '.repeat(14) })
      .catch((error: unknown) => error)
    const before = performance.now()
    await pool.close()
    expect(performance.now() - before).toBeLessThan(1000)
    expect(await running).toMatchObject({ code: 'SHUTTING_DOWN' })
  },
)
