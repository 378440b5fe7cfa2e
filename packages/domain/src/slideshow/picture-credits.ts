import { readText } from '../slides/read-text.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { creditsIn } from '../sources/credits.ts'
import { shownPictures } from './shown-pictures.ts'
import { firstTitle } from './slide-title.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/**
 * The credits of the page's pictures that a slideshow shows, each with the title of its first slide: 'Osmosis (credit:
 * A. Smith)'. They are read from the caption on the page and from the words on the slide. Drawings and generated pictures
 * are not of the page.
 */
export function pictureCredits({ slides, passages = [] }: Pick<Slideshow, 'slides' | 'passages'>): string[] {
  const found = new Map<string, string>()
  for (const slide of slides) {
    const pictures = picturesOf(slide)
    if (pictures.length === 0) continue
    const captions = passages.filter(({ image }) => image && pictures.includes(image.url))
    const texts = [...captions.map(({ text }) => text), ...textsOf(slide)]
    for (const credit of texts.flatMap(creditsIn))
      if (!found.has(credit)) found.set(credit, `${firstTitle(slide.content) ?? ''} ${credit}`.trim())
  }
  return [...found.values()]
}

/** Addresses of the pictures of the page that a slide shows. */
const picturesOf = (slide: Slide): string[] =>
  shownPictures(slide).filter((address) => address !== slide.generated_picture?.url)

function textsOf({ slide_type: type, content }: Slide): string[] {
  if (!isSlideType(type)) return []
  const { fields }: SlideType = slideTypes[type]
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'text' ? [readText(content[name])] : [],
  )
}
