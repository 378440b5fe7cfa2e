import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { animated } from '../animated.ts'
import { Paragraphs } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './image.css'

function Stage({ content }: StageProps<'image'>) {
  const alone = !content.slide_title.trim() && !content.slide_content.trim()
  return (
    <div className="slide-image" data-alone={alone || undefined}>
      {!alone && (
        <div className="slide-image-text" data-page>
          <SlideTitle text={content.slide_title} />
          <div {...animated('content')}>
            <Paragraphs text={content.slide_content} />
          </div>
        </div>
      )}
      <figure {...animated('image')}>
        <Picture key={content.image_url} address={content.image_url} alt={content.image_alt} />
      </figure>
    </div>
  )
}

/** Pictures whose width and height are in such a proportion fill the frame, losing at most an eighth; others are shown whole. */
const fillingProportion = { least: 0.76, most: 0.98 }

function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const [state, setState] = useState<'whole' | 'filling' | 'missing'>('whole')
  if (!address.trim()) return <MissingPicture text="No picture has been chosen for this slide." />
  if (state === 'missing') return <MissingPicture text={alt || 'This picture cannot be shown.'} />
  return (
    <img
      src={mediaAddress(address)}
      alt={alt}
      data-filling={state === 'filling' || undefined}
      onError={() => setState('missing')}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        const proportion = naturalWidth / naturalHeight
        const fills = proportion >= fillingProportion.least && proportion <= fillingProportion.most
        setState(fills ? 'filling' : 'whole')
      }}
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

export const image: SlideView<'image'> = { Stage }
