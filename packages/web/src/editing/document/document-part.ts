/** A slide, a segment or the frame of a document, with the data to compare two versions. */
export interface DocumentPart {
  /** The key of the part. Empty for the frame. */
  readonly key: string
  readonly name: string
  /** All texts of the part, one paragraph each. */
  readonly text: string
  /** The author's work in the part, to compare two parts. See `ownContent`. */
  readonly content: string
  /** Ids of the passages that it is based on. */
  readonly sources?: readonly string[]
}

/** Fields that identify a part or are derived from its text or position. They may differ between equal parts. */
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

/** The author's work in a value, as a string that does not depend on the order of the fields. */
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
