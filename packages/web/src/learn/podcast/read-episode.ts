/** A chapter that is heard. Times are in milliseconds from the start of the episode. */
export interface Chapter {
  /** The key of its segment. */
  readonly key: string
  readonly title: string
  readonly start: number
  readonly end: number
}

/** The player's data of the episode. */
export interface Episode {
  readonly title: string
  readonly duration: number
  readonly chapters: readonly Chapter[]
}

/**
 * Reads the episode from the page that the server has drawn, so that the player needs no other file. Undefined without
 * audio.
 */
export function readEpisode(page: ParentNode = document): Episode | undefined {
  const duration = Number(page.querySelector<HTMLElement>('#player')?.dataset['duration'])
  if (!duration) return undefined
  const links = page.querySelectorAll<HTMLElement>('#chapters a[data-chapter]')
  return {
    title: page.querySelector('h1')?.textContent ?? '',
    duration,
    chapters: [...links].map((link) => ({
      key: link.dataset['chapter'] ?? '',
      title: link.querySelector('b')?.textContent ?? '',
      start: Number(link.dataset['to']),
      end: Number(link.dataset['end']),
    })),
  }
}

/** The index of the chapter at a time. Before the first one, the first one. */
export function chapterAt(chapters: readonly Chapter[], time: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= time),
  )
}
