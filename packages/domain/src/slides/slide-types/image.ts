import { image as imageField, line, slideType, text } from '../slide-type.ts'

export const image = slideType({
  id: 'image',
  label: 'Image',
  about: 'A picture of the page beside a few words on what it shows.',
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
})
