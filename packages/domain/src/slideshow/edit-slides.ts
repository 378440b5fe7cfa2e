import { changed, movedTogether, withoutUnlessAll } from '../editing/list-edits.ts'
import { blankContent } from '../slides/read-content.ts'
import type { Fields } from '../slides/slide-type.ts'
import { slideTypes } from '../slides/slide-types.ts'
import type { SlideTypeId } from '../slides/slide-types.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** A new slide of the type at the end, where the author finds it selected. */
export function addSlide(slideshow: Slideshow, type: SlideTypeId): Slideshow {
  const { organization, course_id, page_id, css_theme } = slideshow.presentation
  const slide: Slide = {
    slide_id: '',
    slide_type: type,
    audio_script: 'New slide audio script',
    content: blankContent<Fields>(slideTypes[type]),
    organization,
    course_id,
    page_id,
    transition: css_theme.transition_type,
  }
  return withSlides(slideshow, [...slideshow.slides, slide])
}

/** Without these slides; unchanged where none would be left. */
export function deleteSlides(slideshow: Slideshow, places: readonly number[]): Slideshow {
  return withSlides(slideshow, withoutUnlessAll(slideshow.slides, places))
}

/** These slides, in their order, put together into the gap before the slide that stands at `gap`. */
export function moveSlides(slideshow: Slideshow, places: readonly number[], gap: number): Slideshow {
  return withSlides(slideshow, movedTogether(slideshow.slides, places, gap))
}

/** Copies of these slides, with their scripts and audio, behind the last of them. */
export function duplicateSlides(slideshow: Slideshow, places: readonly number[]): Slideshow {
  const { slides } = slideshow
  const copies = slides.filter((_, at) => places.includes(at))
  if (copies.length === 0) return slideshow
  return withSlides(slideshow, slides.toSpliced(Math.max(...places) + 1, 0, ...copies))
}

export function changeSlide(slideshow: Slideshow, index: number, changes: Partial<Slide>): Slideshow {
  return withSlides(
    slideshow,
    changed(slideshow.slides, index, (slide) => ({ ...slide, ...changes })),
  )
}

/** Lets every slide come in the same way. */
export function transitionEverywhere(slideshow: Slideshow, transition: string): Slideshow {
  return withSlides(
    slideshow,
    slideshow.slides.map((slide) => (slide.transition === transition ? slide : { ...slide, transition })),
  )
}

/** Sets one field of a slide's content and keeps the others, also those that its type does not know. */
export function changeContent(
  slideshow: Slideshow,
  index: number,
  field: string,
  value: string | readonly string[],
): Slideshow {
  return withSlides(
    slideshow,
    changed(slideshow.slides, index, (slide) => ({
      ...slide,
      content: { ...slide.content, [field]: value },
    })),
  )
}

/** One slide in the place of another, or several. */
export function replaceSlide(slideshow: Slideshow, index: number, slides: readonly Slide[]): Slideshow {
  return withSlides(slideshow, slideshow.slides.toSpliced(index, 1, ...slides))
}

/** Other slides in the place of all. The one place where slides get their ids, `slide-1` and on, and are counted. */
export function withSlides(slideshow: Slideshow, slides: Slide[]): Slideshow {
  if (slides === slideshow.slides) return slideshow
  const renumbered = slides.map((slide, index) => withId(slide, `slide-${index + 1}`))
  return {
    ...slideshow,
    slides: renumbered,
    presentation: { ...slideshow.presentation, total_slides: renumbered.length },
  }
}

function withId(slide: Slide, slide_id: string): Slide {
  return slide.slide_id === slide_id ? slide : { ...slide, slide_id }
}
