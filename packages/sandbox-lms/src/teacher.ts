import { createHash } from 'node:crypto'

export interface Teacher {
  readonly id: number
  readonly name: string
  /** `reader` may not change anything. `throttled` has used up its requests half of the time. */
  readonly mode?: 'reader' | 'throttled'
}

const firstNames =
  'Amina Bruno Chiara Dmitri Elena Farid Grace Hiro Ines Jonas Kofi Leila Mateo Nora Oskar Priya'.split(' ')
const lastNames =
  'Adler Brandt Costa Dubois Eriksen Fischer Garcia Haddad Ito Jensen Kaya Lindqvist Moreau Novak Okafor Park'.split(
    ' ',
  )

/** The teacher of a key `sandbox-…`: always the same one for the same key. Undefined for any other key. */
export function teacherOf(key: string): Teacher | undefined {
  if (!/^sandbox-./.test(key)) return undefined
  const digest = createHash('sha256').update(key).digest()
  const pick = (names: readonly string[], at: number) => names[digest.readUInt8(at) % names.length]
  const [, mode] = /^sandbox-(reader|throttled)\b/.exec(key) ?? []
  return {
    id: digest.readUIntBE(0, 6),
    name: `${pick(firstNames, 6)} ${pick(lastNames, 7)}`,
    ...((mode === 'reader' || mode === 'throttled') && { mode }),
  }
}
