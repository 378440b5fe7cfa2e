import { pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import { plainSlideType } from '@lectern/domain/slides/types-for-new-slides.ts'
import { deleteSlides, slideOf, withSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import {
  changesSlide,
  replaceUnedited,
  rewrittenSlide,
} from '@lectern/domain/slideshow/editing/rewrite-slide.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { call } from '../../../api/call.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { type ChangingParts, partBefore } from '../../../editing/page-changes/changing-parts.ts'
import { messages } from '../../../editing/page-changes/messages.ts'
import { warningWords } from '../../../editing/rewriting/writer-answers.ts'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { slideshowDocument } from './slideshow-document.ts'

/** The slides of a slideshow that are based on passages of its page. */
export const changingSlides: ChangingParts<Slideshow> = {
  load: (page, signal) =>
    call(pageChangesApi.ofDocument, { params: { ...page, format: 'slideshow' }, signal }),
  passagesOf: (show) => slideshowDocument.passagesOf(show),
  withPassages: (show, passages) => slideshowDocument.withPassages(show, passages),
  partsOf: ({ slides }) =>
    slides.map(({ key, sources = [] }, at) => ({ key, name: messages.slide(at + 1), sources })),
  keyToSelect: (_show, key) => key,

  async propose(page, show, key, changes, signal) {
    const slide = slideOf(show, key)
    if (!slide || !isSlideType(slide.slide_type)) return undefined
    const { slide_type, content, audio_script, sources = [] } = slide
    const answer = await ask(page, { slide_type, content, audio_script, sources }, changes, signal)
    const next = rewrittenSlide(slide, answer.slide)
    if (!changesSlide(slide, next)) return undefined
    return {
      before: textOf(show, slide),
      after: textOf(show, next),
      views: { before: <View show={show} slide={slide} />, after: <View show={show} slide={next} /> },
      apply: (now) => replaceUnedited(now, slide, next),
      warnings: warningWords(answer),
    }
  },

  async proposeNew(page, show, change, passages, signal) {
    const id = change.after?.id ?? ''
    const empty = { slide_type: plainSlideType(), content: {}, audio_script: '', sources: [id] }
    const answer = await ask(page, empty, [change], signal)
    if (answer.slide.audio_script.trim() === '') return undefined
    const { organization, course_id, page_id, css_theme } = show.presentation
    const owner = { organization, course_id, page_id, transition: css_theme.transition_type }
    const sources = [...new Set([...(answer.slide.sources ?? []), id])]
    const slide: Slide = { ...answer.slide, ...owner, sources, key: newPartKey(), slide_id: '' }
    return {
      before: '',
      after: textOf(show, slide),
      views: { before: null, after: <View show={show} slide={slide} /> },
      apply(now) {
        // Also after a new slide for a passage before this one.
        const before = partBefore(changingSlides.partsOf(now), passages, id)
        const at = now.slides.findIndex(({ key }) => key === before)
        return withSlides(now, now.slides.toSpliced(at + 1, 0, slide))
      },
      warnings: warningWords(answer),
    }
  },

  proposeRemoval(show, key) {
    const slide = slideOf(show, key)
    if (!slide || show.slides.length === 1) return undefined
    return {
      before: textOf(show, slide),
      after: '',
      apply(now) {
        const there = slideOf(now, key)
        const isUnedited = there?.content === slide.content && there.audio_script === slide.audio_script
        return isUnedited ? deleteSlides(now, [key]) : now
      },
      warnings: [],
    }
  },
}

type Written = Parameters<typeof rewrittenSlide>[1]

const ask = (params: PageAddress, slide: Written, changes: readonly PassageChange[], signal: AbortSignal) =>
  call(pageChangesApi.updateSlide, {
    params,
    body: {
      slide,
      changes: changes.map(({ before = null, after = null }) => ({ before, after })),
    },
    signal,
  })

function textOf(show: Slideshow, slide: Slide): string {
  return slideshowDocument.describeParts({ ...show, slides: [slide] })[0]?.text ?? ''
}

function View({ show: { presentation }, slide }: { show: Slideshow; slide: Slide }) {
  return (
    <div aria-hidden inert className="overflow-hidden rounded-2 ring ring-line">
      <SlideStage slide={slide} theme={presentation.css_theme} language={presentation.language} still />
    </div>
  )
}
