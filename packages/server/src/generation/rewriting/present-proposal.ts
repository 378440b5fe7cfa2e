import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { SlideDraft } from '../drafts/slideshow-draft.ts'

/** A proposed slide as the API sends it. */
export function presentSlide({ slide_type, content, audio_script, sources }: SlideDraft) {
  return { slide_type, content: { ...content }, audio_script, sources: [...sources] }
}

/** The English sentences, and what they say, for clients that say it in another language. */
export function presentWarnings(warnings: readonly Remark[]) {
  return {
    warnings: warnings.map(({ sentence }) => sentence),
    notices: warnings.map((warning) => warning.notice),
  }
}
