import {
  changed,
  type Gap,
  movedTogether,
  indexOfKey,
  replaced,
  withoutParts,
} from '../../editing/list-edits.ts'
import { newContent } from '../../slides/read-content.ts'
import type { Fields } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import type { SlideTypeId } from '../../slides/slide-types.ts'
import { newPartKey, withOwnKeys } from '../../documents/part-keys.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/** Adds a new slide of the type at the end. The editor selects it. */
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

/** The slide with the key. Undefined if it is not, or no longer, in the slideshow. */
export function slideOf({ slides }: Slideshow, key: string): Slide | undefined {
  return slides[indexOfKey(slides, key)]
}

/** Removes these slides. Unchanged if none would remain. */
export function deleteSlides(slideshow: Slideshow, keys: readonly string[]): Slideshow {
  return withSlides(slideshow, withoutParts(slideshow.slides, keys))
}

/** Moves these slides together into a gap and keeps their order. They keep their keys. */
export function moveSlides(slideshow: Slideshow, keys: readonly string[], gap: Gap): Slideshow {
  return withSlides(slideshow, movedTogether(slideshow.slides, keys, gap))
}

/** Adds copies of these slides after the last one, with scripts, audio and new keys. */
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

/** Sets the same transition for every slide. */
export function transitionEverywhere(slideshow: Slideshow, transition: string): Slideshow {
  return withSlides(
    slideshow,
    slideshow.slides.map((slide) => (slide.transition === transition ? slide : { ...slide, transition })),
  )
}

/**
 * Sets one field of a slide's content and keeps the others, also those that its type does not know. Another picture is seen
 * as a new one is: the part and size that were chosen are those of the picture before.
 */
export function changeContent(
  slideshow: Slideshow,
  key: string,
  field: string,
  value: string | readonly string[],
): Slideshow {
  return withSlides(
    slideshow,
    changed(slideshow.slides, key, (slide) => {
      const { picture, ...shown } = slide
      const isSame = slide.content[field] === value || !hasPictureField(slide, field)
      return {
        ...shown,
        ...(isSame && picture !== undefined && { picture }),
        content: { ...slide.content, [field]: value },
      }
    }),
  )
}

/** Whether the slide has this field for a picture. False after a change to a type without it. */
export function hasPictureField({ slide_type: type }: Slide, field: string): boolean {
  const fields: Fields = isSlideType(type) ? slideTypes[type].fields : {}
  return fields[field]?.kind === 'image'
}

/** Replaces one slide with one or several slides. */
export function replaceSlide(slideshow: Slideshow, key: string, slides: readonly Slide[]): Slideshow {
  return withSlides(slideshow, replaced(slideshow.slides, key, slides))
}

/**
 * Replaces all slides. Only this function sets the ids of slides (`slide-1` and so on), counts them, and gives a copy
 * with the key of its original a new key.
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
