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

/** Joins parts with their pauses between them and none at the end. */
export function join(parts: readonly Part[], sampleRate: number): { samples: Float32Array; spans: Span[] } {
  const spans: Span[] = []
  let at = 0
  for (const { samples, pause } of parts) {
    spans.push({ start: at, end: at + samples.length })
    at += samples.length + Math.round(pause * sampleRate)
  }
  const joined = new Float32Array(spans.at(-1)?.end ?? 0)
  parts.forEach(({ samples }, index) => joined.set(samples, spans[index]?.start))
  return { samples: joined, spans }
}
