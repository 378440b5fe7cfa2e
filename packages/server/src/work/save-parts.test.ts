import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { describe, expect, test } from 'vitest'
import type { WrittenPart } from '../generation/writer.ts'
import type { WrittenRow } from '../generation/written-parts/written-parts-store.ts'
import { silentLogger } from '../platform/runtime/logger.ts'
import { saveParts } from './save-parts.ts'

const part = (index: number): WrittenPart => ({ title: 'Rain', language: 'en', index, total: 400 })
const documentOf = (script: string) =>
  slideshow.parse({
    presentation: { title: 'Rain', css_theme: {} },
    slides: [{ slide_id: 'slide-1', slide_type: 'new', content: {}, audio_script: script }],
  })

function open(keep: (row: WrittenRow) => Promise<void> = async () => {}) {
  const rows: WrittenRow[] = []
  const kept = saveParts({
    jobId: 'job',
    format: { schema: slideshow },
    store: {
      async keep(_job, row) {
        await keep(row)
        rows.push(row)
      },
    },
    logger: silentLogger,
    onChange: () => undefined,
  })
  return { kept, rows }
}

describe('the finished parts of a run', () => {
  test('are bounded in number and in size', async () => {
    const { kept, rows } = open()
    kept.add(part(399), documentOf('Far away.'))
    kept.add(part(0), documentOf('Rain.'.repeat(500_000)))
    kept.add(part(1), documentOf('Rain.'))
    await kept.close()
    expect(rows.map(({ position }) => position)).toEqual([1])
    expect(kept.counts()).toEqual({ written: 1, playable: 0, total: 400 })
  })

  test('never get the audio of earlier words', async () => {
    const { kept, rows } = open()
    const earlier = documentOf('Rain.')
    kept.add(part(0), earlier)
    kept.add(part(0), documentOf('Snow.'))
    kept.addAudio(part(0), earlier, earlier)
    await kept.close()
    expect(rows.map(({ playable }) => playable)).toEqual([false, false])
  })

  test('are skipped if they cannot be stored or are invalid, and later ones are kept', async () => {
    const { kept, rows } = open(async ({ position }) => {
      if (position === 0) throw new Error('The database is away.')
    })
    kept.add(part(0), documentOf('Rain.'))
    kept.add(part(1), { ...documentOf('Rain.'), slides: [] })
    kept.add(part(2), documentOf('Rain.'))
    await kept.close()
    kept.add(part(3), documentOf('Too late.'))
    await kept.close()
    expect(rows.map(({ position }) => position)).toEqual([2])
  })
})
