/** Number of slides or lines without current audio. */
export interface AudioGap {
  readonly missing: number
  readonly outdated: number
}

/** A short text: '2 slides without audio', otherwise '1 line needs new audio'. Undefined if all audio is current. */
export function audioGapWords({ missing, outdated }: AudioGap, part: string): string | undefined {
  const count = (parts: number) => `${parts} ${parts === 1 ? part : `${part}s`}`
  if (missing > 0) return `${count(missing)} without audio`
  if (outdated > 0) return `${count(outdated)} ${outdated === 1 ? 'needs' : 'need'} new audio`
  return undefined
}
