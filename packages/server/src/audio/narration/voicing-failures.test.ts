import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import { createVoicingFailures } from './voicing-failures.ts'

const values = { engine: 'ElevenLabs', setting: 'ELEVENLABS_API_KEY' }

describe('voicing, after a failure', () => {
  test('of the key, sends nothing more to any voice of the engine', () => {
    const failures = createVoicingFailures()
    const problem = new Problem('SPEECH_REFUSED')
    failures.add(['a'], 'elevenlabs:ada', problem)
    expect(failures.reasonToStop('elevenlabs:alan')).toBe(problem)
    expect(failures.reasonToStop('flite:slt')).toBeUndefined()
  })

  test('of one voice, continues with the other voices of the engine', () => {
    const failures = createVoicingFailures()
    const problem = new Problem('SPEECH_REFUSED', { reason: 'engineSetting', values })
    failures.add(['a', 'b'], 'elevenlabs:ada', problem)
    expect(failures.reasonToStop('elevenlabs:ada')).toBe(problem)
    expect(failures.reasonToStop('elevenlabs:alan')).toBeUndefined()
    expect(failures.list(['b', 'a']).map(({ key }) => key)).toEqual(['b', 'a'])
  })
})
