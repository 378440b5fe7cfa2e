/** How many slides or lines need audio: `missing` ones have none, `outdated` ones have audio of an earlier text. */
interface NeededAudio {
  readonly missing: number
  readonly outdated: number
}

/** A short text: '2 slides without audio', otherwise '1 line needs new audio'. Undefined if all audio is current. */
export function neededAudioWords({ missing, outdated }: NeededAudio, part: string): string | undefined {
  const count = (parts: number) => `${parts} ${parts === 1 ? part : `${part}s`}`
  if (missing > 0) return `${count(missing)} without audio`
  if (outdated > 0) return `${count(outdated)} ${outdated === 1 ? 'needs' : 'need'} new audio`
  return undefined
}
