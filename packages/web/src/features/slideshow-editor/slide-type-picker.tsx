import type { Field, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import { addSlide } from '@lectern/domain/slideshow/edit-slides.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useMemo } from 'react'
import { SlideStage } from '../../slides/stage.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSlideshowStore } from './editor-context.ts'

interface SlideTypePickerProps {
  open: boolean
  onClose: () => void
}

/** The types of slide, each drawn in the slideshow's own theme; choosing one adds it at the end and selects it. */
export function SlideTypePicker({ open, onClose }: SlideTypePickerProps) {
  const store = useSlideshowStore()

  function add(type: SlideTypeId): void {
    store.edit((show) => addSlide(show, type))
    store.select(store.getState().history.present.slides.length - 1)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Slide"
      width="wide"
      footer={
        <Button className="ms-auto" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {Object.keys(slideTypes)
          .filter(isSlideType)
          .map((type) => (
            <li key={type}>
              <TypeButton
                type={type}
                slideshow={store.getState().history.present}
                onPress={() => add(type)}
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
  onPress: () => void
}

function TypeButton({ type, slideshow, onPress }: TypeButtonProps) {
  const { label, about, fields }: SlideType = slideTypes[type]
  const sample = useMemo(() => {
    const blank = addSlide(slideshow, type).slides.at(-1)
    return blank && { ...blank, content: { ...blank.content, ...sampleOf(fields) } }
  }, [slideshow, type, fields])
  return (
    <button
      type="button"
      onClick={onPress}
      className="pressable grid h-full w-full content-start gap-1 rounded-3 p-2 text-start hover:bg-hover"
    >
      <span aria-hidden className="mb-1 block overflow-hidden rounded-[6px] ring ring-line">
        {sample && <SlideStage slide={sample} theme={slideshow.presentation.css_theme} still />}
      </span>
      <span className="text-sm font-strong">{label}</span>
      <span className="text-xs leading-[1.4] text-ink-3">{about}</span>
    </button>
  )
}

/** Shows each field where it stands on the slide, by its name. */
function sampleOf(fields: SlideType['fields']): Record<string, string | readonly string[]> {
  const said = (field: Field) => (field.kind === 'list' ? Array<string>(3).fill(field.label) : field.label)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind !== 'image' && field.kind !== 'choice')
      .map(([name, field]) => [name, said(field)]),
  )
}
