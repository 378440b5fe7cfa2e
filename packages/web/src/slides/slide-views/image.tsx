import { ImageOff } from 'lucide-react'
import { type CSSProperties, use, useState } from 'react'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { animated } from '../animated.ts'
import { SlideEditingContext } from '../slide-editing.ts'
import { Paragraphs } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './image.css'

function Stage({ content }: StageProps<'image'>) {
  const editing = use(SlideEditingContext)
  const alone = !content.slide_title.trim() && !content.slide_content.trim()
  return (
    <div className="slide-image" data-alone={alone || undefined}>
      {(!alone || editing) && (
        <div className="slide-image-text" data-page>
          <SlideTitle field="slide_title" text={content.slide_title} />
          <div {...animated('content')}>
            <Paragraphs field="slide_content" text={content.slide_content} />
          </div>
        </div>
      )}
      <figure {...animated('image')}>
        <Picture key={content.image_url} address={content.image_url} alt={content.image_alt} />
        {editing?.drawPictureChoice('image_url')}
      </figure>
    </div>
  )
}

/** Pictures of such width by height may fill the side of a slide, losing at most an eighth; others are shown whole. */
const fillingRatio = { least: 0.76, most: 0.98 }

function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  /** Width by height, once it is known. */
  const [ratio, setRatio] = useState<number | 'missing'>()
  if (!address.trim()) return <MissingPicture text="No picture has been chosen for this slide." />
  if (ratio === 'missing') return <MissingPicture text={alt || 'This picture cannot be shown.'} />
  const measure = (picture: HTMLImageElement | null) => {
    if (picture && picture.naturalHeight > 0) setRatio(picture.naturalWidth / picture.naturalHeight)
  }
  const fills = ratio !== undefined && ratio >= fillingRatio.least && ratio <= fillingRatio.most
  return (
    <img
      src={mediaAddress(address)}
      alt={alt}
      data-filling={fills || undefined}
      style={{ '--picture-ratio': ratio } as CSSProperties}
      // A picture that was fetched ahead is there already, and has its shape in the first frame.
      ref={measure}
      onLoad={({ currentTarget }) => measure(currentTarget)}
      onError={() => setRatio('missing')}
    />
  )
}

function MissingPicture({ text }: { readonly text: string }) {
  return (
    <figcaption className="slide-missing-picture">
      <ImageOff aria-hidden="true" strokeWidth={1.5} />
      <span data-text>{text}</span>
    </figcaption>
  )
}

export const image: SlideView<'image'> = { Stage, elements: ['title', 'content', 'image'] }
