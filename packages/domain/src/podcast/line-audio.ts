import type { DialogueLine, Podcast } from './podcast.ts'

/**
 * Gives the audio of voiced lines to every line in which the same host says the same words. Words identify it better
 * than places do: lines may have been moved while it was made.
 */
export function withLineAudio(podcast: Podcast, voiced: readonly DialogueLine[]): Podcast {
  const arrived = new Map(voiced.map((line) => [key(line.speaker, line.audio?.text ?? line.content), line]))
  const segments = mapKeeping(podcast.segments, (segment) => {
    const dialogue = mapKeeping(segment.dialogue, (line) => {
      const { audio_path, audio } = arrived.get(key(line.speaker, line.content)) ?? {}
      if (!audio_path || isSameAudio(line, { audio_path, audio })) return line
      return { ...line, audio_path, audio }
    })
    return dialogue === segment.dialogue ? segment : { ...segment, dialogue }
  })
  return segments === podcast.segments ? podcast : { ...podcast, segments }
}

/** The same list where nothing in it changes. */
function mapKeeping<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const next = items.map(change)
  return next.every((item, at) => item === items[at]) ? items : next
}

/** Every line of a podcast, in the order of its segments. */
export function allLines(podcast: Podcast): DialogueLine[] {
  return podcast.segments.flatMap((segment) => segment.dialogue)
}

/** Lines that have nothing new stay the same objects, so that nobody draws them anew. */
function isSameAudio(line: DialogueLine, arrived: Pick<DialogueLine, 'audio_path' | 'audio'>): boolean {
  return (
    line.audio_path === arrived.audio_path && JSON.stringify(line.audio) === JSON.stringify(arrived.audio)
  )
}

function key(speaker: string, words: string): string {
  return `${speaker} ${words.trim()}`
}
