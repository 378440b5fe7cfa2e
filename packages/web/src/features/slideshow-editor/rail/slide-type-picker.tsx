import type { Field, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import { changeSlideType } from '@lectern/domain/slideshow/editing/change-slide-type.ts'
import { addSlide, slideOf } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useMemo } from 'react'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSelectedKey, useSlideshowStore } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** The chosen type is for a new slide or for the selected one. */
export type SlideTypePurpose = 'add' | 'change'

interface SlideTypePickerProps {
  open: boolean
  purpose: SlideTypePurpose
  onClose: () => void
}

/**
 * The slide types, each rendered in the theme of the slideshow. For a new slide, choosing a type adds the slide at the
 * end and selects it. For the selected slide, each type shows the converted slide.
 */
export function SlideTypePicker({ open, purpose, onClose }: SlideTypePickerProps) {
  const store = useSlideshowStore()
  const selected = useSelectedKey()

  function pick(type: SlideTypeId): void {
    if (purpose === 'change') {
      store.edit((show) => changeSlideType(show, selected, type))
    } else {
      store.edit((show) => addSlide(show, type))
      store.selectLast()
    }
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={purpose === 'change' ? messages.changeType : messages.addSlide}
      width="widest"
      footer={
        <Button className="ms-auto" onClick={onClose}>
          {messages.cancel}
        </Button>
      }
    >
      {/* All types without scrolling. They are smaller on low screens. */}
      <ul className="-mx-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:[@media(max-height:60rem)]:grid-cols-6">
        {Object.keys(slideTypes)
          .filter(isSlideType)
          .map((type) => (
            <li key={type}>
              <TypeButton
                type={type}
                slideshow={store.getState().history.present}
                changing={purpose === 'change' ? selected : undefined}
                onPress={() => pick(type)}
              />
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

interface TypeButtonProps {
  type: SlideTypeId
  slideshow: Slideshow
  /** Key of the slide that would change its type. Undefined if a slide is added. */
  changing: string | undefined
  onPress: () => void
}

function TypeButton({ type, slideshow, changing, onPress }: TypeButtonProps) {
  const { label, about, forAuthors = about }: SlideType = slideTypes[type]
  const { css_theme, language } = slideshow.presentation
  const slide = changing === undefined ? undefined : slideOf(slideshow, changing)
  const current = slide?.slide_type === type
  const sample = useMemo(
    () =>
      changing === undefined
        ? sampleSlide(slideshow, type)
        : slideOf(changeSlideType(slideshow, changing, type), changing),
    [slideshow, type, changing],
  )
  return (
    <div className="relative h-full">
      <button
        type="button"
        onClick={onPress}
        aria-current={current || undefined}
        className={classes(
          'pressable grid h-full w-full content-start gap-1 rounded-3 p-2 text-start',
          current ? 'bg-brand-soft' : 'hover:bg-hover',
        )}
      >
        <span aria-hidden className="mb-1 block aspect-[16/9] w-full" />
        <span className="text-sm font-strong">{current ? messages.currentType(label) : label}</span>
        <span className={classes('text-xs leading-[1.4]', current ? 'text-ink-2' : 'text-ink-3')}>
          {forAuthors}
        </span>
      </button>
      {/* The picture is above the button, not inside it, because a slide may contain buttons. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-2 top-2 aspect-[16/9] overflow-hidden rounded-row ring ring-line"
      >
        {sample && <SlideStage slide={sample} theme={css_theme} language={language} still />}
      </div>
    </div>
  )
}

/** A slide whose fields contain their names. */
function sampleSlide(slideshow: Slideshow, type: SlideTypeId): Slide | undefined {
  const blank = addSlide(slideshow, type).slides.at(-1)
  return blank && { ...blank, content: { ...blank.content, ...sampleOf(slideTypes[type].fields) } }
}

function sampleOf(fields: SlideType['fields']): Record<string, string | readonly string[]> {
  const spokenText = (field: Field) =>
    field.kind === 'list' ? Array<string>(3).fill(field.label) : field.label
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([, { kind, authorsOnly }]) =>
          kind !== 'image' && kind !== 'choice' && kind !== 'choices' && !authorsOnly,
      )
      .map(([name, field]) => [name, spokenText(field)]),
  )
}
