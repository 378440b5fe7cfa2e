import { afterAll, expect, test } from 'vitest'
import { speechEngineContract } from '../speech-engine.contract.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { createFliteEngine } from './flite.ts'

const pool = createWorkerPool({ size: 2 })
afterAll(() => pool.close())

speechEngineContract('The English engine', {
  create: () => createFliteEngine({ pool }),
  sentence: 'Water boils at one hundred degrees.',
  more(engine) {
    const say = (text: string) => engine().speak({ text, voiceId: 'flite:rms' })

    test.each(['你好，世界。', 'Привет, мир.', 'Hi 你好，世界。'])(
      'reports that it cannot read %s',
      async (text) => {
        await expect(engine().speak({ text, voiceId: 'flite:slt' })).rejects.toMatchObject({
          code: 'VOICE_CANNOT_SPEAK',
          message: expect.stringContaining('speaks English'),
        })
      },
    )

    test('speaks a text with a single foreign word', async () => {
      const text = 'The Chinese word for hello, 你好, is easy to learn.'
      expect((await engine().speak({ text, voiceId: 'flite:slt' })).samples.length).toBeGreaterThan(16_000)
    })

    test('speaks each take at another pace', async () => {
      const text = 'The tide rises twice.'
      const takes = await Promise.all(
        [undefined, 2, 3, 4, 5].map(async (take) => engine().speak({ text, voiceId: 'flite:rms', take })),
      )
      const lengths = takes.map(({ samples }) => samples.length)
      expect(new Set(lengths).size).toBe(5)
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.4)
    })

    test('speaks slow words a quarter longer', async () => {
      const text = 'Water boils at one hundred degrees.'
      const spans = [{ text, marks: ['slow' as const] }]
      const slow = await engine().speak({ text, spans, voiceId: 'flite:rms' })
      const usual = await say(text)
      expect(slow.samples.length / usual.samples.length).toBeCloseTo(1.25, 1)
    })

    test('makes the same sound of the same text, whatever was spoken before', async () => {
      const first = await say('Leaves are green.')
      await Promise.all([say('A much longer sentence comes in between, about nothing.'), say('Another one.')])
      const again = await Promise.all([say('Leaves are green.'), say('Leaves are green.')])
      for (const { samples } of again)
        expect(Buffer.from(samples.buffer).equals(Buffer.from(first.samples.buffer))).toBe(true)
    })
  },
})
