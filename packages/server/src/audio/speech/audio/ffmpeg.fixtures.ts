import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether ffmpeg is installed. Only tests use it. */
export const hasFfmpeg = isThere('ffmpeg') && isThere('ffprobe')

function isThere(program: string): boolean {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).error === undefined
}

/** Decodes to 16 kHz. */
export function decode(mp3: Uint8Array): Int16Array {
  const { stdout } = run(
    'ffmpeg',
    ['-v', 'error', '-i', '-', '-f', 's16le', '-ac', '1', '-ar', '16000', '-'],
    mp3,
  )
  return new Int16Array(new Uint8Array(stdout).buffer)
}

/** An MP3 of ffmpeg's encoder in the format of episodes: 24 kHz, mono, constant 64 kbit/s. */
export function encodeWithFfmpeg(samples: Float32Array): Uint8Array {
  const source = ['-f', 'f32le', '-ar', '24000', '-ac', '1', '-i', '-']
  const { stdout } = run(
    'ffmpeg',
    ['-v', 'error', ...source, '-b:a', '64k', '-id3v2_version', '0', '-f', 'mp3', '-'],
    new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  )
  return new Uint8Array(stdout)
}

/** The length in seconds that the file itself states. */
export function statedDuration(mp3: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'stated-duration-'))
  try {
    // From a pipe, ffprobe would not read the length of the file.
    writeFileSync(join(folder, 'sound.mp3'), mp3)
    const show = ['-show_entries', 'format=duration', '-of', 'csv=p=0']
    return Number(run('ffprobe', ['-v', 'error', ...show, join(folder, 'sound.mp3')]).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Integrated loudness in LUFS and true peak in dBTP. */
export function measure(mp3: Uint8Array): { loudness: number; truePeak: number } {
  const { stderr } = run(
    'ffmpeg',
    ['-hide_banner', '-i', '-', '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    mp3,
  )
  const summary = stderr.toString().split('Summary:').at(-1) ?? ''
  const read = (pattern: RegExp) => Number(pattern.exec(summary)?.[1])
  return { loudness: read(/I:\s+(-?[\d.]+) LUFS/), truePeak: read(/Peak:\s+(-?[\d.]+) dBFS/) }
}

function run(program: string, args: readonly string[], input: Uint8Array = new Uint8Array()) {
  return spawnSync(program, args, { input, maxBuffer: 1 << 28 })
}
