import { longestPrompt } from '@lectern/domain/api/documents/images.ts'
import { picturePrompt } from '@lectern/domain/slideshow/editing/picture-prompt.ts'
import { picturesOfPage } from '@lectern/domain/slideshow/editing/put-picture.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { categoryOf } from '@lectern/domain/theme/theme-category.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { usePictureModel } from '../../../api/picture-model.ts'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { dollars } from '../../../messages/numbers.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import {
  usePictureGeneration,
  usePresentation,
  useSelectedSlide,
  useSlideshowStore,
} from '../document/editor-context.ts'
import { generationOf } from '../document/picture-generation.ts'
import type { PicturePlace } from '../document/picture-uploads.ts'
import { messages } from './messages.ts'

interface GeneratePictureProps {
  /** The slide and the field of its picture. */
  place: PicturePlace
  /** The address of the present picture. */
  address: string
}

/**
 * Offers to generate a picture for a slide, if this Lectern has a model for it. Not for a slide with a picture of the
 * page: a figure shows what the page says, and a generated picture does not.
 */
export function GeneratePicture({ place, address }: GeneratePictureProps) {
  const model = usePictureModel()
  const slide = useSelectedSlide()
  const isOfPage = useOpenDocument(useSlideshowStore(), ({ history }) =>
    picturesOfPage(history.present).some(({ url }) => url === address),
  )
  const [open, setOpen] = useState(false)
  if (!model || !slide || isOfPage) return null
  return (
    <div className="grid gap-2.5">
      <Button
        size="small"
        className="justify-self-start"
        icon={<Sparkles aria-hidden className="size-4" />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.generatePicture}
      </Button>
      {open && <PictureForm key={slide.key} slide={slide} place={place} address={address} model={model} />}
    </div>
  )
}

interface PictureFormProps extends GeneratePictureProps {
  slide: Slide
  model: NonNullable<ReturnType<typeof usePictureModel>>
}

function PictureForm({ slide, place, address, model }: PictureFormProps) {
  const theme = usePresentation(({ css_theme }) => css_theme)
  const generation = usePictureGeneration()
  const { running, problem } = useStore(generation, (state) => generationOf(state, slide.key))
  const shown = slide.generated_picture?.url === address ? slide.generated_picture : undefined
  const [typed, setTyped] = useState<string>()
  const prompt = typed ?? shown?.prompt ?? picturePrompt(slide, { ...theme, category: categoryOf(theme) })
  const isSame = shown?.prompt === prompt.trim()

  function generate(): void {
    const variant = shown && isSame ? shown.variant + 1 : 0
    const request = { prompt: prompt.trim(), variant, alt: firstTitle(slide.content) ?? '' }
    inBackground(generation.start(place, request))
  }

  return (
    <div className="grid gap-2.5 rounded-2 border border-line p-3">
      <TextArea
        label={messages.describeGenerated}
        size="small"
        rows={3}
        maxLength={longestPrompt}
        value={prompt}
        hint={priceWords(model)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex items-center gap-3">
        <Button size="small" busy={running} disabled={prompt.trim() === ''} onClick={generate}>
          {running ? messages.generating : isSame ? messages.generateAnother : messages.generate}
        </Button>
        {running && (
          <Button look="quiet" size="small" onClick={() => generation.cancel(slide.key)}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <output className="block text-sm text-ink-2 empty:hidden">
        {running ? messages.generatingPicture : shown && messages.markedAsGenerated}
      </output>
      {problem && <Banner>{problem}</Banner>}
    </div>
  )
}

function priceWords({ name, dollars: price, paid }: PictureFormProps['model']): string {
  if (price !== null) return messages.priceOfPicture(name, dollars(price))
  return paid ? messages.chargesForPicture(name) : messages.generatesPicture(name)
}
