import { Eye, Pencil } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { OpenSlideshow, SlideshowAction } from '../slideshow-action.ts'

/** Changes to the preview, or back to editing. */
export const switchMode: SlideshowAction = {
  label: (open) => (isEditing(open) ? messages.preview : messages.edit),
  icon: (open) => (isEditing(open) ? Eye : Pencil),
  run: (open) => open.store.setMode(isEditing(open) ? 'preview' : 'edit'),
}

const isEditing = ({ store }: OpenSlideshow) => store.getState().mode === 'edit'
