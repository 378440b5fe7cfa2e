import type { Host } from '@lectern/domain/podcast/podcast.ts'

/** The dialogue that a writer made of a page. */
export interface PodcastDraft {
  readonly title: string
  readonly language: string
  readonly target_audience: string
  readonly learning_objectives: readonly string[]
  readonly segments: readonly SegmentDraft[]
  /** The version of the prompts, if a language model wrote it. */
  readonly promptVersion?: string
}

export interface SegmentDraft {
  readonly segment_title: string
  /** Minutes, more than 0. */
  readonly duration: number
  readonly key_points: readonly string[]
  readonly dialogue: readonly LineDraft[]
}

export interface LineDraft {
  readonly speaker: Host
  readonly content: string
  readonly tone: string
  /** Ids of its source blocks. */
  readonly sources: readonly string[]
}
