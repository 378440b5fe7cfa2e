import { addSlide } from './slideshow-actions/add-slide.ts'
import { changeType } from './slideshow-actions/change-type.ts'
import { deleteSlides } from './slideshow-actions/delete-slides.ts'
import { duplicateSlides } from './slideshow-actions/duplicate-slides.ts'
import { fullscreen } from './slideshow-actions/fullscreen.ts'
import { moveDown, moveUp } from './slideshow-actions/move-slides.ts'
import { recordSlide } from './slideshow-actions/record-slide.ts'
import { regenerate } from './slideshow-actions/regenerate.ts'
import { splitSelected } from './slideshow-actions/split-slide.ts'
import { switchMode } from './slideshow-actions/switch-mode.ts'
import { theme } from './slideshow-actions/theme.ts'
import { voiceAgain, voiceNeeded } from './slideshow-actions/voice-all.ts'
import { voiceSlide } from './slideshow-actions/voice-slide.ts'

/** The actions of the slideshow editor, in addition to those of every editor. */
export const slideshowActions = {
  addSlide,
  duplicateSlides,
  deleteSlides,
  moveUp,
  moveDown,
  changeType,
  splitSelected,
  theme,
  voiceSlide,
  recordSlide,
  voiceNeeded,
  voiceAgain,
  switchMode,
  fullscreen,
  regenerate,
}
