const reasons: Readonly<Record<number, string>> = {
  1: 'Playback aborted',
  2: 'Network error',
  3: 'Audio decoding failed',
  4: 'Audio format not supported',
}

/** Why an audio element gave up, in words. */
export function reasonOf(error: MediaError | null): string {
  return error ? (reasons[error.code] ?? `Error code ${error.code}`) : 'Unknown error'
}

const askWithinMs = 4000

/** Whether the server says that there is no such file. Silence is no such answer. */
export async function isMissing(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(askWithinMs) })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
