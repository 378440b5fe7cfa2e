/** A slide or a segment, or what a document has beside them, as far as two versions are compared by it. */
export interface DocumentPart {
  /** The part's own; empty for what a document has beside its parts. */
  readonly key: string
  readonly name: string
  /** All that it says, a paragraph for each thing. */
  readonly text: string
  /** All of it that is the author's, by which two are the same: see `ownContent`. */
  readonly content: string
}

/** What names a part, or is derived from its words or its place: it may differ between parts that say the same. */
const derived: ReadonlySet<string> = new Set([
  'key',
  'slide_id',
  'segment_id',
  'podcast_id',
  'organization',
  'course_id',
  'page_id',
  'total_slides',
  'total_segments',
  'audio',
  'audio_path',
  'text_audio',
])

/** What an author has made of something, as a string that is the same for the same, whatever the order of its fields. */
export function ownContent(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(
          Object.entries(field)
            .filter(([name]) => !derived.has(name))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : field,
  )
}
