import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { createContext, useContext } from 'react'
import { useOpenDocument } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { DocumentStore } from '../../editing/document-store.ts'

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

export function usePresentation(): Slideshow['presentation'] {
  return useOpenDocument(useSlideshowStore(), ({ history }) => history.present.presentation)
}

export function useSelection(): number {
  return useOpenDocument(useSlideshowStore(), ({ selection }) => selection)
}

/** The selected slide; none in a slideshow without slides, which nobody can save. */
export function useSelectedSlide(): Slide | undefined {
  return useOpenDocument(useSlideshowStore(), ({ history, selection }) => history.present.slides[selection])
}
