import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { usualTransition } from '@lectern/domain/motion/transitions.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import type { Documents } from '../documents/documents.ts'
import type { GenerationPlan } from '../generation/generation-plan.ts'
import { passagesOf } from '../generation/passages.ts'
import type { SlideshowDraft } from '../generation/writer.ts'

/** How slideshows are generated and voiced. */
export function slideshowPlan(documents: Documents<Slideshow>): GenerationPlan<Slideshow> {
  return {
    documents,
    write: async (writer, request) => ({
      ...slideshowOf(await writer.writeSlideshow(request), writer.name),
      passages: passagesOf(request.page, request.images),
    }),
    voiceOf: (_part, voices) => voices.voice_id ?? '',
  }
}

/** A draft as a document. Its owner is set when it is stored. */
function slideshowOf(draft: SlideshowDraft, madeBy: string): Slideshow {
  const unowned = { organization: '', course_id: '', page_id: '' }
  return {
    presentation: {
      ...unowned,
      title: draft.title,
      language: draft.language,
      css_theme: defaultTheme.theme,
      total_slides: draft.slides.length,
      made_by: madeBy,
    },
    slides: draft.slides.map((slide, index) => ({
      ...unowned,
      key: newPartKey(),
      slide_id: `slide-${index + 1}`,
      slide_type: slide.slide_type,
      audio_script: slide.audio_script,
      content: { ...slide.content },
      ...(slide.drawing && { drawing: slide.drawing }),
      transition: usualTransition,
      sources: [...slide.sources],
    })),
  }
}
