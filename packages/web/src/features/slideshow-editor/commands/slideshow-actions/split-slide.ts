import { canSplitSlide, splitSlide } from '@lectern/domain/slideshow/editing/split-slide.ts'
import { Scissors } from 'lucide-react'
import { selectedSlide } from '../../document/editor-context.ts'
import { messages } from '../../messages.ts'
import type { SlideshowAction } from '../slideshow-action.ts'

export const splitSelected: SlideshowAction = {
  label: () => messages.splitSlide,
  icon: () => Scissors,
  enabled({ store }) {
    const slide = selectedSlide(store.getState())
    const { language } = store.getState().history.present.presentation
    return slide !== undefined && canSplitSlide(slide, language)
  },
  run: ({ store }) => store.edit((show) => splitSlide(show, store.getState().selected)),
}
