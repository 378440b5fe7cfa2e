import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { picturesOfPage } from '@lectern/domain/slideshow/editing/put-picture.ts'
import type { Picture } from '@lectern/domain/slideshow/editing/put-picture.ts'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePictureUploads, useSlideshowStore } from '../document/editor-context.ts'
import { type PicturePlace, uploadTo } from '../document/picture-uploads.ts'
import { GeneratePicture } from './generate-picture.tsx'
import { messages } from './messages.ts'

interface ImageFieldProps {
  label: string
  size: 'small'
  placeholder: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onPicture: (picture: Picture) => void
  /** The slide and the field that a picture is uploaded for. */
  place: PicturePlace
}

/** The picture of a slide: a picture of the page, an uploaded or generated picture, or any address. */
export function ImageField({ onPicture, place, ...field }: ImageFieldProps) {
  const slideshow = useOpenDocument(useSlideshowStore(), ({ history }) => history.present)
  const unplaced = useStore(usePictureUploads(), (state) => state.unplaced)
  const pictures = picturesOfPage(slideshow)
  return (
    <div className="grid gap-2.5">
      <TextField {...field} error={isInsecure(field.value) ? messages.insecurePicture : undefined} />
      {field.value.trim() && !pictures.some(({ url }) => url === field.value) && (
        <img
          src={mediaAddress(field.value)}
          alt=""
          className="max-h-32 justify-self-start rounded-2 ring ring-line"
        />
      )}
      <PictureChoice
        legend={messages.picturesOfPage}
        pictures={pictures}
        chosen={field.value}
        onPicture={onPicture}
      />
      <PictureChoice
        legend={messages.unusedPictures}
        pictures={unplaced}
        chosen={field.value}
        onPicture={onPicture}
      />
      <PictureUpload place={place} />
      <GeneratePicture place={place} address={field.value} />
    </div>
  )
}

/** Browsers show pictures of other sites only over https. */
function isInsecure(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'http:'
}

interface PictureChoiceProps {
  legend: string
  pictures: readonly Picture[]
  chosen: string
  onPicture: (picture: Picture) => void
}

function PictureChoice({ legend, pictures, chosen, onPicture }: PictureChoiceProps) {
  if (pictures.length === 0) return null
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-xs text-ink-3">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {pictures.map((picture, index) => (
          <button
            key={picture.url}
            type="button"
            aria-pressed={picture.url === chosen}
            aria-label={picture.alt || messages.picture(index + 1)}
            title={picture.alt || undefined}
            onClick={() => onPicture(picture)}
            className={classes(
              'pressable aspect-[4/3] overflow-hidden rounded-2 bg-sunken ring',
              picture.url === chosen ? 'ring-2 ring-brand' : 'ring-line hover:ring-line-strong',
            )}
          >
            <img src={mediaAddress(picture.url)} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function PictureUpload({ place }: { place: PicturePlace }) {
  const input = useRef<HTMLInputElement>(null)
  const uploads = usePictureUploads()
  const { share, problem } = useStore(uploads, (state) => uploadTo(state, place))
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
        aria-label={messages.pictureFile}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) inBackground(uploads.start(place, file))
          // So that the author can choose the same file again.
          target.value = ''
        }}
      />
      <div className="flex items-center gap-3">
        <Button
          size="small"
          icon={<Upload aria-hidden className="size-4" />}
          busy={share !== undefined}
          onClick={() => input.current?.click()}
        >
          {share === undefined ? messages.uploadPicture : messages.uploading}
        </Button>
        {share !== undefined && (
          <>
            <Progress label={messages.uploadingPicture} value={share} thin className="min-w-0 flex-1" />
            <Button look="quiet" size="small" onClick={() => uploads.cancel(place)}>
              {messages.cancel}
            </Button>
          </>
        )}
      </div>
      {problem && <Banner>{problem}</Banner>}
    </div>
  )
}
