import type { Presentation, Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { createContext, useContext } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import type { DocumentStore, OpenDocument } from '../../../editing/document/document-store.ts'
import type { PictureGeneration } from './picture-generation.ts'
import type { PictureUploads } from './picture-uploads.ts'

/** The open slideshow, for all components of its editor. */
export const SlideshowContext = createContext<DocumentStore<Slideshow> | undefined>(undefined)

/** The page of the slideshow. */
export const PageContext = createContext<PageAddress>({ courseId: '', pageId: '' })

interface Pictures {
  /** The running uploads of pictures for its slides. */
  readonly uploads: PictureUploads
  /** The running generations of pictures for its slides. */
  readonly generation: PictureGeneration
}

/** How pictures come to the slides of the open slideshow. */
export const PicturesContext = createContext<Pictures | undefined>(undefined)

function usePictures(): Pictures {
  const pictures = useContext(PicturesContext)
  if (!pictures) throw new Error('Parts of the slideshow editor need a PicturesContext around them.')
  return pictures
}

export const usePictureUploads = (): PictureUploads => usePictures().uploads
export const usePictureGeneration = (): PictureGeneration => usePictures().generation

export function useSlideshowStore(): DocumentStore<Slideshow> {
  const store = useContext(SlideshowContext)
  if (!store) throw new Error('Parts of the slideshow editor need a SlideshowContext around them.')
  return store
}

export function useSlides(): readonly Slide[] {
  return useOpenDocument(useSlideshowStore(), ({ history }) => history.present.slides)
}

/**
 * A part of the presentation. The component renders again when that part changes, not on every keystroke in the title.
 */
export function usePresentation<Part>(part: (presentation: Presentation) => Part): Part {
  return useOpenDocument(useSlideshowStore(), ({ history }) => part(history.present.presentation))
}

/** Key of the selected slide. Edits use it. */
export function useSelectedKey(): string {
  return useOpenDocument(useSlideshowStore(), ({ selected }) => selected)
}

/** Index of the selected slide, from 0. Use it to show the number. */
export function useSelectedPlace(): number {
  return useOpenDocument(useSlideshowStore(), ({ place }) => place)
}

/** The selected slide. Undefined in a slideshow without slides, which cannot be saved. */
export function selectedSlide({ history, place }: OpenDocument<Slideshow>): Slide | undefined {
  return history.present.slides[place]
}

export function useSelectedSlide(): Slide | undefined {
  return useOpenDocument(useSlideshowStore(), selectedSlide)
}

/**
 * A part of the selected slide. The component renders again when that part changes, not on every keystroke elsewhere.
 */
export function useSelectedSlidePart<Part>(part: (slide: Slide) => Part): Part | undefined {
  return useOpenDocument(useSlideshowStore(), (open) => {
    const slide = selectedSlide(open)
    return slide && part(slide)
  })
}

/** Like `useSelectedSlidePart`, for several values: an object or a list whose items are compared one by one. */
export function useSelectedSlideParts<Parts>(parts: (slide: Slide) => Parts): Parts | undefined {
  return useOpenDocument(
    useSlideshowStore(),
    useShallow((open) => {
      const slide = selectedSlide(open)
      return slide && parts(slide)
    }),
  )
}
