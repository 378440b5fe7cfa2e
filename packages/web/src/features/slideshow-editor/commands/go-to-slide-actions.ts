import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { CornerDownRight } from 'lucide-react'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { messages } from '../messages.ts'

/** Actions that go to each slide by its title. */
export function goToSlideActions(store: DocumentStore<Slideshow>): readonly EditorAction[] {
  return store.getState().history.present.slides.map((slide, index) => ({
    name: `slide-${index + 1}`,
    label: messages.goToSlide(index + 1, slideListTitle(slide)),
    icon: CornerDownRight,
    enabled: true,
    run: () => store.select(slide.key),
  }))
}
