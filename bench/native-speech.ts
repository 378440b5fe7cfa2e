import { spawn, spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** True if `flite` and `lame` are installed. */
export const hasNativeSpeech = ['flite', 'lame'].every((program) => !spawnSync(program, ['--help']).error)

export interface NativeVoice {
  readonly voice: string
  /** Time stretch relative to the voice's own speed. */
  readonly stretch: string
}

/** Speaks a text with native `flite` and `lame` into a folder. Returns the seconds of speech. */
export async function speakNatively(
  text: string,
  { voice, stretch }: NativeVoice,
  folder: string,
  name: string,
): Promise<number> {
  const file = (end: string) => join(folder, `${name}.${end}`)
  writeFileSync(file('txt'), text)
  // Writes to a file, because flite never ends when it writes to a pipe.
  const spoken = ['-f', file('txt'), '-o', file('wav')]
  await run('flite', ['-voice', voice, '--setf', `duration_stretch=${stretch}`, ...spoken])
  await run('lame', ['--quiet', '-m', 'm', '-b', '64', file('wav'), file('mp3')])
  return secondsOf(statSync(file('mp3')).size)
}

/** The bit rate of all MP3 files of the comparison is 64 kbit/s. */
export function secondsOf(bytes: number): number {
  return (bytes * 8) / 64_000
}

function run(program: string, parameters: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(program, parameters, { stdio: 'ignore' })
  child.on('error', reject)
  child.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}`)),
  )
  return promise
}
