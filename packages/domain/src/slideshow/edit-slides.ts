import {
  changed,
  type Gap,
  movedTogether,
  placeOfKey,
  replaced,
  withoutUnlessAll,
} from '../editing/list-edits.ts'
import { newContent } from '../slides/read-content.ts'
import { slideTypes } from '../slides/slide-types.ts'
import type { SlideTypeId } from '../slides/slide-types.ts'
import { newPartKey, withOwnKeys } from '../documents/part-keys.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** A new slide of the type at the end, where the author finds it selected. */
export function addSlide(slideshow: Slideshow, type: SlideTypeId): Slideshow {
  const { organization, course_id, page_id, css_theme } = slideshow.presentation
  const slide: Slide = {
    key: newPartKey(),
    slide_id: '',
    slide_type: type,
    audio_script: 'New slide audio script',
    content: newContent(slideTypes[type]),
    organization,
    course_id,
    page_id,
    transition: css_theme.transition_type,
  }
  return withSlides(slideshow, [...slideshow.slides, slide])
}

/** The slide with the key; undefined if it is not (or no longer) part of the slideshow. */
export function slideOf({ slides }: Slideshow, key: string): Slide | undefined {
  return slides[placeOfKey(slides, key)]
}

/** Without these slides; unchanged where none would be left. */
export function deleteSlides(slideshow: Slideshow, keys: readonly string[]): Slideshow {
  return withSlides(slideshow, withoutUnlessAll(slideshow.slides, keys))
}

/** These slides, in their order, put together into a gap. They keep their keys. */
export function moveSlides(slideshow: Slideshow, keys: readonly string[], gap: Gap): Slideshow {
  return withSlides(slideshow, movedTogether(slideshow.slides, keys, gap))
}

/** Copies of these slides, with their scripts and audio but keys of their own, behind the last of them. */
export function duplicateSlides(slideshow: Slideshow, keys: readonly string[]): Slideshow {
  const { slides } = slideshow
  const copies = slides
    .filter(({ key }) => keys.includes(key))
    .map((slide) => ({ ...slide, key: newPartKey() }))
  if (copies.length === 0) return slideshow
  const last = slides.findLastIndex(({ key }) => keys.includes(key))
  return withSlides(slideshow, slides.toSpliced(last + 1, 0, ...copies))
}

export function changeSlide(slideshow: Slideshow, key: string, changes: Partial<Slide>): Slideshow {
  return withSlides(
    slideshow,
    changed(slideshow.slides, key, (slide) => ({ ...slide, ...changes })),
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
  key: string,
  field: string,
  value: string | readonly string[],
): Slideshow {
  return withSlides(
    slideshow,
    changed(slideshow.slides, key, (slide) => ({
      ...slide,
      content: { ...slide.content, [field]: value },
    })),
  )
}

/** One slide in the place of another, or several. */
export function replaceSlide(slideshow: Slideshow, key: string, slides: readonly Slide[]): Slideshow {
  return withSlides(slideshow, replaced(slideshow.slides, key, slides))
}

/**
 * Other slides in the place of all. The one place where slides get their ids, `slide-1` and on, and are counted, and
 * where a copy, which has the key of its original, gets a key of its own.
 */
export function withSlides(slideshow: Slideshow, slides: Slide[]): Slideshow {
  if (slides === slideshow.slides) return slideshow
  const renumbered = withOwnKeys(slides).map((slide, index) => withId(slide, `slide-${index + 1}`))
  return {
    ...slideshow,
    slides: renumbered,
    presentation: { ...slideshow.presentation, total_slides: renumbered.length },
  }
}

function withId(slide: Slide, slide_id: string): Slide {
  return slide.slide_id === slide_id ? slide : { ...slide, slide_id }
}
