import { shownPictures } from './shown-pictures.ts'
import type { Slideshow } from './slideshow.ts'

/**
 * The numbers of slides with a picture of another site than `ownSite`, an origin. The pages of learners load pictures of
 * this server only, so that no other site learns who they are.
 */
export function slidesWithForeignPictures(
  { slides }: Pick<Slideshow, 'slides'>,
  ownSite: string,
): readonly number[] {
  return slides.flatMap((slide, index) =>
    shownPictures(slide).some((address) => isForeign(address, ownSite)) ? [index + 1] : [],
  )
}

/** True for `https://`, `http://` and `//` with another host. A path and `data:` are of this site. */
function isForeign(address: string, ownSite: string): boolean {
  const host = hostOf(address)
  return host !== undefined && host !== hostOf(ownSite)
}

/** The host and port of an absolute address. Undefined for a path and for `data:`. */
function hostOf(address: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#@]+)/i.exec(address)?.[1]?.toLowerCase()
}
