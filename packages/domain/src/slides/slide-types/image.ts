import { countWords } from '../../narration/count-words.ts'
import { image as imageField, line, slideType, text } from '../slide-type.ts'

/** Aspect ratios of pictures that may fill a slide: near 16 by 9. */
const slideLike = { least: 1.45, most: 2.2 }
/** Maximum number of words over a picture. */
const mostWords = 30

export const image = slideType({
  id: 'image',
  label: 'Image',
  about: 'A picture of the page beside a few words on what it shows.',
  draws: true,
  fields: {
    slide_title: line('Slide title', 'What the picture shows, in at most ten words', { required: true }),
    slide_content: text('Text', 'At most 40 words on what to look at'),
    image_url: imageField('Image', 'The address of a picture of the page, exactly as given', {
      required: true,
      describedIn: 'image_alt',
    }),
    image_alt: line('Image description', 'What the picture shows, for someone who cannot see it', {
      required: true,
    }),
  },
  layouts: {
    all: [
      { id: 'end', label: 'Picture at the end', about: 'The text is read first' },
      { id: 'start', label: 'Picture at the start', about: 'The picture is seen first' },
      { id: 'full', label: 'Full picture', about: 'For a photograph and a short paragraph', plainer: 'end' },
    ],
    choose: ({ slide_content, image_url }, { pictureRatio = 0 }) => {
      const isWide = pictureRatio >= slideLike.least && pictureRatio <= slideLike.most
      const isShort = countWords(slide_content) <= mostWords && !/\n\s*\S/.test(slide_content.trim())
      return isWide && isShort && slide_content.trim() && isPhotograph(image_url) ? 'full' : 'end'
    },
  },
})

/** Text over a drawing could hide its labels. Photographs are JPEG, WebP or AVIF. */
function isPhotograph(address: string): boolean {
  return /^data:image\/(?:jpeg|webp|avif)|\.(?:jpe?g|webp|avif)(?:[?#]|$)/i.test(address)
}
