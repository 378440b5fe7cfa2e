import { readContent } from '@lectern/domain/slides/read-content.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { changeSlide } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import type { PictureView, Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { memo, type PointerEvent } from 'react'
import { pictureOf } from '../../../slides/views/picture-ratios.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { useSelectedKey, useSelectedSlidePart, useSlideshowStore } from '../document/editor-context.ts'
import { messages } from './messages.ts'

const fits = () =>
  [
    { value: 'auto', label: messages.automaticSize },
    { value: 'whole', label: messages.wholePicture },
    { value: 'fill', label: messages.fillPlace },
  ] as const

/**
 * The fields that choose the visible part of the slide's picture, and its size. Empty for a slide without a picture.
 */
export const PictureViewFields = memo(function PictureViewFields() {
  const store = useSlideshowStore()
  const key = useSelectedKey()
  const view = useSelectedSlidePart(({ picture }) => picture) ?? {}
  const address = useSelectedSlidePart(addressOfPicture)
  if (address === undefined) return null
  const { fit = 'auto', x = 50, y = 50, zoom = 1 } = view

  /** Changes of one gesture are one step to undo. */
  function change(changes: Partial<PictureView>, gesture?: string): void {
    const picture = { ...view, ...changes }
    store.edit((show) => changeSlide(show, key, { picture }), gesture && `${key}.picture.${gesture}`)
  }

  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
    change({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) }, 'focus')
  }

  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-sm font-medium">{messages.pictureOnSlide}</legend>
      <Select
        label={messages.pictureSize}
        size="small"
        options={fits()}
        value={fit}
        onChange={(chosen) =>
          // Zoom does not apply to the whole picture.
          change(
            chosen === 'whole' ? { fit: chosen, zoom: 1 } : { fit: chosen === 'auto' ? undefined : chosen },
          )
        }
      />
      {fit !== 'whole' && (
        <>
          {/* For a pointer. The sliders below do the same for keyboards and screen readers. */}
          <div
            aria-hidden
            className="relative cursor-crosshair touch-none justify-self-start overflow-hidden rounded-2 ring ring-line"
            onPointerDown={(event) => {
              event.preventDefault()
              event.currentTarget.setPointerCapture(event.pointerId)
              point(event)
            }}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
          >
            <img src={address} alt="" draggable={false} className="block max-h-40" />
            <span
              className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-3 ring-2 ring-brand"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          </div>
          <Slider
            label={messages.horizontalFocus}
            min={0}
            max={100}
            value={x}
            text={messages.percent(x)}
            onChange={(next) => change({ x: next }, 'x')}
          />
          <Slider
            label={messages.verticalFocus}
            min={0}
            max={100}
            value={y}
            text={messages.percent(y)}
            onChange={(next) => change({ y: next }, 'y')}
          />
          <Slider
            label={messages.zoom}
            min={1}
            max={4}
            step={0.1}
            value={zoom}
            text={messages.percent(Math.round(zoom * 100))}
            onChange={(next) => change({ zoom: next }, 'zoom')}
          />
        </>
      )}
    </fieldset>
  )
})

/** The address of the picture that the slide shows. Undefined if there is none. */
function addressOfPicture({ slide_type, content }: Slide): string | undefined {
  if (!isSlideType(slide_type)) return undefined
  const type: SlideType = slideTypes[slide_type]
  return pictureOf(type, readContent(type, content))
}
