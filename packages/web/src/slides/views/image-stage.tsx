import { icon } from '../runtime/icons.tsx'
import { type CSSProperties, type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { describeDrawing } from '@lectern/domain/drawings/describe-drawing.ts'
import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { PictureView } from '@lectern/domain/slideshow/slideshow.ts'
import { DrawingView } from '../drawing/drawing-view.tsx'
import { animated } from '../motion/animated.ts'
import { storePictureRatio, usePictureRatio } from './picture-ratios.ts'
import { SlideEditingContext } from '../text/slide-editing.ts'
import { Paragraphs, SlideDirectionContext } from '../text/slide-text.tsx'
import { SlideTitle } from '../text/slide-title.tsx'
import type { StageProps } from './slide-view.ts'
import { messages } from './messages.ts'

/** A picture, with or beside its text, or a drawing of data below its title. */
export function ImageStage({ drawing, ...props }: StageProps<'image'>) {
  return drawing ? <DrawnSlide {...props} drawing={drawing} /> : <PictureSlide {...props} />
}

interface DrawnSlideProps extends StageProps<'image'> {
  readonly drawing: Drawing
}

function DrawnSlide({ content, drawing, language }: DrawnSlideProps) {
  const direction = use(SlideDirectionContext)
  const description = content.image_alt.trim() || describeDrawing(drawing, language) || messages.emptyDrawing
  return (
    <div className="slide-page slide-framed slide-wide slide-drawn" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <div className="slide-drawing-text" {...animated('content')}>
        <Paragraphs field="slide_content" text={content.slide_content} />
      </div>
      <figure className="slide-drawing" {...animated('image')}>
        <DrawingView drawing={drawing} description={description} language={language} direction={direction} />
      </figure>
    </div>
  )
}

function PictureSlide({ content, layout, family, picture, generated }: StageProps<'image'>) {
  const editing = use(SlideEditingContext)
  const wordless = !content.slide_title.trim() && !content.slide_content.trim()
  // Without a picture too, the texts to add are at their usual places.
  const alone = wordless && content.image_url.trim() !== ''
  return (
    <div className="slide-image" data-alone={alone || undefined}>
      {(!wordless || editing) && (
        <div className="slide-image-text" data-page>
          <SlideTitle field="slide_title" text={content.slide_title} />
          <div {...animated('content')}>
            <Paragraphs field="slide_content" text={content.slide_content} />
          </div>
        </div>
      )}
      <figure {...animated('image')}>
        <Picture
          // Keyed by the address, so that only another picture is loaded again.
          key={content.image_url}
          address={content.image_url}
          alt={content.image_alt}
          view={picture}
          layout={layout}
          place={`${layout} ${family} ${alone}`}
        />
        {generated?.url === content.image_url && (
          <span className="slide-generated-mark">{messages.generatedPicture}</span>
        )}
        {editing?.drawPictureChoice('image_url')}
      </figure>
    </div>
  )
}

const ImageOff = icon(
  'M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5 6 21M18 12l3 3M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
)

/** The largest share of the width or the height of a picture that may be cropped without a request of the author. */
const maxCropShare = 0.14

interface PictureProps {
  readonly address: string
  readonly alt: string
  readonly view: PictureView | undefined
  readonly layout: string | undefined
  /** Another place has another shape, which decides how the picture is cropped. */
  readonly place: string
}

function Picture({ address, alt, view, layout, place }: PictureProps) {
  const [missing, setMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const source = mediaAddress(address)
  const ratio = usePictureRatio(source)
  const { fit, x = 50, y = 50, zoom = 1 } = view ?? {}
  const unasked = layout === 'full' ? true : undefined
  useFilling(image, zoom > 1 || fit === 'fill' || (fit === 'whole' ? false : unasked), place)
  if (!address.trim()) return <MissingPicture text={messages.noPicture} />
  if (missing) return <MissingPicture text={alt || messages.brokenPicture} />
  const look = {
    '--picture-ratio': ratio,
    '--picture-x': `${x}%`,
    '--picture-y': `${y}%`,
    '--picture-zoom': zoom,
  } as CSSProperties
  return (
    <img
      src={source}
      alt={alt}
      style={look}
      ref={image}
      onLoad={({ currentTarget }) => storePictureRatio(source, currentTarget)}
      onError={() => setMissing(true)}
    />
  )
}

/** Fills the place of a picture if the author requested it, or if both have nearly the same shape. */
function useFilling(
  image: RefObject<HTMLImageElement | null>,
  fill: boolean | undefined,
  place: string,
): void {
  useLayoutEffect(() => {
    const { current } = image
    const figure = current?.closest('figure')
    if (!current || !figure) return
    // A preloaded picture is available immediately, and its shape is known in the first frame.
    storePictureRatio(current.getAttribute('src') ?? '', current)
    const filling = () => {
      current.removeAttribute('data-filling')
      const asked = figure.clientWidth / figure.clientHeight
      const ratio = current.naturalWidth / current.naturalHeight
      const suits = 1 - Math.min(ratio / asked, asked / ratio) <= maxCropShare
      current.toggleAttribute('data-filling', fill ?? suits)
    }
    filling()
    current.addEventListener('load', filling)
    return () => current.removeEventListener('load', filling)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the shape of the place is measured
  }, [image, fill, place])
}

function MissingPicture({ text }: { readonly text: string }) {
  return (
    <figcaption className="slide-missing-picture">
      <ImageOff strokeWidth={1.5} />
      <span data-text>{text}</span>
    </figcaption>
  )
}
