import { shownPictures } from './shown-pictures.ts'
import type { Slide, Slideshow } from './slideshow.ts'

type WithSlides = Pick<Slideshow, 'slides'>

/**
 * The numbers of slides with a picture of another site than `ownSite`, an origin. The pages of learners load pictures of
 * this server only, so that no other site learns who they are.
 */
export function slidesWithForeignPictures({ slides }: WithSlides, ownSite: string): readonly number[] {
  return slides.flatMap((slide, index) => (foreignOf(slide, ownSite).length > 0 ? [index + 1] : []))
}

/** The addresses of all pictures of other sites, once each. */
export function foreignPictures({ slides }: WithSlides, ownSite: string): readonly string[] {
  return [...new Set(slides.flatMap((slide) => foreignOf(slide, ownSite)))]
}

const foreignOf = (slide: Slide, ownSite: string) =>
  shownPictures(slide).filter((address) => isForeign(address, ownSite))

/** True for `https://`, `http://` and `//` with another host. A path and `data:` are of this site. */
function isForeign(address: string, ownSite: string): boolean {
  const host = hostOf(address)
  return host !== undefined && host !== hostOf(ownSite)
}

/** The host and port of an absolute address. Undefined for a path and for `data:`. */
function hostOf(address: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#@]+)/i.exec(address)?.[1]?.toLowerCase()
}
