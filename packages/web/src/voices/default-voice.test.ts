import type { VoiceChoice } from '@lectern/domain/voices/voice-role.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { describe, expect, test } from 'vitest'
import { defaultVoice } from './default-voice.ts'

const clara: Voice = { id: 'a:clara', name: 'Clara', language: 'en-US' }
const edward: Voice = { id: 'a:edward', name: 'Edward', language: 'en-GB' }
const lucia: Voice = { id: 'b:lucia', name: 'Lucía', language: 'es-ES' }
const voices = [clara, edward, lucia]

const remembered: VoiceChoice[] = [
  { role: 'narrator', language: 'es', voice_id: 'b:lucia' },
  { role: 'narrator', language: 'und', voice_id: 'a:edward' },
  { role: 'alex', language: 'en', voice_id: 'gone' },
]

describe('the usual voice', () => {
  test('is the last one used for content of this language, with any region in the tag', () => {
    expect(defaultVoice('narrator', ['es-MX', 'en'], voices, remembered)).toBe(lucia)
  })

  test('is remembered for content of unknown language', () => {
    expect(defaultVoice('narrator', [], voices, remembered)).toBe(edward)
  })

  test('speaks the language of the content if none was used before, and differs for JAMIE', () => {
    expect(defaultVoice('narrator', ['en'], voices, [])).toBe(clara)
    expect(defaultVoice('jamie', ['en'], voices, [])).toBe(edward)
    expect(defaultVoice('alex', ['es'], voices, [])).toBe(lucia)
    expect(defaultVoice('jamie', ['es'], voices, [])).toBe(lucia)
  })

  test('is an English one if no voice speaks the language of the content, or if the language is unknown', () => {
    expect(defaultVoice('narrator', ['th'], voices, [])).toBe(clara)
    expect(defaultVoice('narrator', [], voices, [])).toBe(clara)
  })

  test('is an English one if the remembered one no longer exists', () => {
    expect(defaultVoice('alex', ['en'], voices, remembered)).toBe(clara)
    expect(defaultVoice('alex', ['en'], [], remembered)).toBeUndefined()
  })
})
