import type { Voice } from '@lectern/domain/voices/voice.ts'

/** Kokoro's voices have language and gender in their first two letters: `bf_emma` is British and female. */
const languages: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-ES',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
}

/** The properties in the name of a Kokoro voice. Undefined for other names. */
export function readKokoroName(voice: string): Pick<Voice, 'name' | 'language' | 'gender'> | undefined {
  const [, letter = '', gender, own] = /^([a-z])([fm])_(\w+)$/.exec(voice) ?? []
  const language = languages[letter]
  if (!language || !own) return undefined
  return { name: capitalised(own), language, gender: gender === 'f' ? 'female' : 'male' }
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
