import type { Presentation, Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { createContext, useContext } from 'react'
import { useOpenDocument } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { DocumentStore, OpenDocument } from '../../editing/document-store.ts'

/** The open slideshow, for everything inside its editor. */
export const SlideshowContext = createContext<DocumentStore<Slideshow> | undefined>(undefined)

/** The page that it belongs to. */
export const PageContext = createContext<PageAddress>({ courseId: '', pageId: '' })

export function useSlideshowStore(): DocumentStore<Slideshow> {
  const store = useContext(SlideshowContext)
  if (!store) throw new Error('Parts of the slideshow editor need a SlideshowContext around them.')
  return store
}

export function useSlides(): readonly Slide[] {
  return useOpenDocument(useSlideshowStore(), ({ history }) => history.present.slides)
}

/** What a component shows of the presentation: it is drawn anew when that changes, not with every letter of the title. */
export function usePresentation<Part>(part: (presentation: Presentation) => Part): Part {
  return useOpenDocument(useSlideshowStore(), ({ history }) => part(history.present.presentation))
}

export function useSelection(): number {
  return useOpenDocument(useSlideshowStore(), ({ selection }) => selection)
}

/** The selected slide; none in a slideshow without slides, which nobody can save. */
export function selectedSlide({ history, selection }: OpenDocument<Slideshow>): Slide | undefined {
  return history.present.slides[selection]
}

export function useSelectedSlide(): Slide | undefined {
  return useOpenDocument(useSlideshowStore(), selectedSlide)
}

/** What a component shows of the selected slide: it is drawn anew when that changes, not with every letter of the rest. */
export function useSelectedSlidePart<Part>(part: (slide: Slide) => Part): Part | undefined {
  return useOpenDocument(useSlideshowStore(), (open) => {
    const slide = selectedSlide(open)
    return slide && part(slide)
  })
}
