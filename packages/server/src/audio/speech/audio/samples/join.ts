/** A stretch of speech and the silence after it, in seconds. */
export interface Part {
  readonly samples: Float32Array
  readonly pause: number
}

/** The position of a part in the joined sound, in samples; `end` is before its pause. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Silence at the ends, in seconds. */
export interface Silence {
  readonly before: number
  readonly after: number
}

/** Joins parts with their pauses between them, and with silence at the ends instead of the last pause. */
export function join(
  parts: readonly Part[],
  sampleRate: number,
  silence: Silence = { before: 0, after: 0 },
): { samples: Float32Array; spans: Span[] } {
  const spans: Span[] = []
  let at = Math.round(silence.before * sampleRate)
  for (const { samples, pause } of parts) {
    spans.push({ start: at, end: at + samples.length })
    at += samples.length + Math.round(pause * sampleRate)
  }
  const joined = new Float32Array((spans.at(-1)?.end ?? 0) + Math.round(silence.after * sampleRate))
  parts.forEach(({ samples }, index) => joined.set(samples, spans[index]?.start))
  return { samples: joined, spans }
}
