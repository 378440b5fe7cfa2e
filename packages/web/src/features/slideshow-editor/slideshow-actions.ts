import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { slidesThatSpeak, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import { canSplitSlide, splitSlide } from '@lectern/domain/slideshow/split-slide.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import {
  ArrowDown,
  ArrowUp,
  AudioLines,
  Check,
  Copy,
  CornerDownRight,
  Eye,
  LayoutTemplate,
  Maximize,
  Mic,
  Palette,
  Pencil,
  Plus,
  RefreshCw,
  Scissors,
  Trash2,
} from 'lucide-react'
import type { EditorAction } from '../../editing/commands/actions.ts'
import type { DocumentStore, Mode } from '../../editing/document/document-store.ts'
import { selectedSlide } from './document/editor-context.ts'
import type { SlideActs } from './document/slide-acts.ts'
import { messages } from './messages.ts'

interface SlideshowActionParts {
  readonly store: DocumentStore<Slideshow>
  readonly acts: SlideActs
  readonly mode: Mode
  readonly busy: boolean
  readonly onAdd: () => void
  readonly onChangeType: () => void
  readonly onTheme: () => void
  readonly onFullscreen: () => void
  readonly onVoice: () => void
  readonly onRecord: () => void
  readonly onVoiceAll: () => void
  /** Asks first. */
  readonly onVoiceAgain: () => void
  /** A job is generating audio of many slides. */
  readonly voicing: boolean
  readonly onRegenerate: () => void
  readonly onComplete: () => void
}

/**
 * The actions of the slideshow editor, in addition to those of every editor. They read the slides when an action is
 * used, because the actions are not created again on every keystroke.
 */
export function slideshowActions(parts: SlideshowActionParts): readonly EditorAction[] {
  const { store, acts, mode, busy } = parts
  const present = () => store.getState().history.present
  const place = () => store.getState().place
  const selected = () => acts.getState().selection.keys
  const count = () => selected().length
  const always = { enabled: true }
  return [
    { ...always, name: 'add', label: messages.addSlide, icon: Plus, run: parts.onAdd },
    {
      ...always,
      name: 'duplicate',
      get label() {
        return messages.duplicateSlides(count())
      },
      icon: Copy,
      shortcuts: ['Mod+D'],
      run: () => acts.duplicate(),
    },
    {
      name: 'delete',
      get label() {
        return messages.deleteSlides(count())
      },
      icon: Trash2,
      get enabled() {
        return count() < present().slides.length
      },
      run: () => acts.askToDelete(),
    },
    {
      name: 'up',
      get label() {
        return messages.moveSlidesUp(count())
      },
      icon: ArrowUp,
      get enabled() {
        return place() > 0
      },
      run: () => acts.moveBy(-1),
    },
    {
      name: 'down',
      get label() {
        return messages.moveSlidesDown(count())
      },
      icon: ArrowDown,
      get enabled() {
        return place() < present().slides.length - 1
      },
      run: () => acts.moveBy(1),
    },
    { ...always, name: 'type', label: messages.changeType, icon: LayoutTemplate, run: parts.onChangeType },
    {
      name: 'split',
      label: messages.splitSlide,
      icon: Scissors,
      get enabled() {
        const slide = selectedSlide(store.getState())
        return slide !== undefined && canSplitSlide(slide, present().presentation.language)
      },
      run: () => store.edit((show) => splitSlide(show, store.getState().selected)),
    },
    { ...always, name: 'theme', label: messages.theme, icon: Palette, run: parts.onTheme },
    { ...always, name: 'voice', label: messages.generateAudioOfSlide, icon: RefreshCw, run: parts.onVoice },
    {
      ...always,
      name: 'record',
      label: messages.recordSlide,
      icon: Mic,
      run: parts.onRecord,
    },
    {
      name: 'voice-all',
      label: messages.generateMissingAudio,
      icon: AudioLines,
      get enabled() {
        return !parts.voicing && slidesToVoice(present()).length > 0
      },
      run: parts.onVoiceAll,
    },
    {
      name: 'voice-again',
      label: messages.regenerateAllAudio,
      icon: RefreshCw,
      get enabled() {
        return !parts.voicing && slidesThatSpeak(present()).length > 0
      },
      run: parts.onVoiceAgain,
    },
    mode === 'edit'
      ? {
          ...always,
          name: 'preview',
          label: messages.preview,
          icon: Eye,
          run: () => store.setMode('preview'),
        }
      : { ...always, name: 'edit', label: messages.edit, icon: Pencil, run: () => store.setMode('edit') },
    {
      ...always,
      name: 'fullscreen',
      label: messages.fullscreen,
      icon: Maximize,
      shortcuts: ['Mod+Enter'],
      run: parts.onFullscreen,
    },
    {
      ...always,
      name: 'regenerate',
      label: messages.generateNewContent,
      icon: AudioLines,
      run: parts.onRegenerate,
    },
    { name: 'complete', label: messages.complete, icon: Check, enabled: !busy, run: parts.onComplete },
  ]
}

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
