import { type RewriteChoice, rewritingApi } from '@lectern/domain/api/documents/rewriting.ts'
import { canDraw, isSlideType } from '@lectern/domain/slides/slide-types.ts'
import {
  changesSlide,
  replaceUnedited,
  rewrittenSlide,
} from '@lectern/domain/slideshow/editing/rewrite-slide.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { callWithProgress } from '../../../api/call-with-progress.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import type { PartToRewrite } from '../../../editing/rewriting/rewriting.ts'
import { warningWords } from '../../../editing/rewriting/writer-answers.ts'
import { selectedSlide } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** Rewriting of the selected slide by an instruction. The proposal becomes one edit that can be undone. */
export function slideToRewrite(
  store: DocumentStore<Slideshow>,
  page: PageAddress,
  choice: RewriteChoice,
): PartToRewrite | undefined {
  const slide = selectedSlide(store.getState())
  if (!slide || !isSlideType(slide.slide_type)) return undefined
  const { slide_type, content, audio_script, sources = [], drawing } = slide
  return {
    part: slide.key,
    progress: messages.rewritingSlide(store.getState().place + 1),
    async rewrite(signal, onWritten) {
      const shown = drawing && canDraw(slide_type) ? { drawing } : {}
      const written = { slide_type, content, audio_script, sources, ...shown }
      const answer = await callWithProgress(
        rewritingApi.slide,
        { params: page, body: { slide: written, ...choice }, signal },
        (progress) => onWritten(progress.written),
      )
      const warnings = warningWords(answer)
      const next = rewrittenSlide(slide, answer.slide)
      if (!changesSlide(slide, next))
        return { warnings: warnings.length > 0 ? warnings : [messages.notRewritten] }
      const before = store.getState().history.present
      store.edit((show) => replaceUnedited(show, slide, next))
      if (store.getState().history.present === before) return { warnings: [messages.editedMeanwhile] }
      offerUndo(store, messages.rewritten, (show) => replaceUnedited(show, next, slide))
      return { warnings }
    },
  }
}
