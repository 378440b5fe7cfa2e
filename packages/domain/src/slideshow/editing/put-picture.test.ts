import { describe, expect, test } from 'vitest'
import { record, startHistory, undo } from '../../editing/history.ts'
import { changeContent, changeSlide } from './edit-slides.ts'
import { picturesOfPage, putPicture } from './put-picture.ts'
import { slideshow as schema } from '../slideshow.ts'

const leaf = { url: '/api/images/1/2/leaf.png', alt: 'A leaf' }
const root = { url: '/api/images/1/2/root.png', alt: '' }
const show = schema.parse({
  presentation: { title: 'Plants', css_theme: {} },
  slides: [{ key: 'parts', slide_id: 'slide-1', slide_type: 'image', content: { slide_title: 'Parts' } }],
  passages: [
    { id: 'b1', text: 'A leaf', image: leaf },
    { id: 'b2', text: 'Words.' },
    { id: 'b3', text: '', image: root },
    { id: 'b4', text: 'The same leaf', image: leaf },
  ],
})

describe('pictures on slides', () => {
  test('the pictures of the page are listed once each', () => {
    expect(picturesOfPage(show)).toEqual([leaf, root])
    expect(picturesOfPage({ ...show, passages: undefined })).toEqual([])
  })

  test('a picture brings its description, and the next picture removes it', () => {
    const withLeaf = putPicture(show, 'parts', 'image_url', leaf)
    expect(withLeaf.slides[0]?.content).toEqual({
      slide_title: 'Parts',
      image_url: leaf.url,
      image_alt: 'A leaf',
    })
    expect(putPicture(withLeaf, 'parts', 'image_url', root).slides[0]?.content['image_alt']).toBe('')
  })

  test('a generated picture brings its origin in the same edit', () => {
    const generated = { by: 'gpt-image-1', prompt: 'A calm sea', variant: 0 }
    const [slide] = putPicture(show, 'parts', 'image_url', { ...leaf, generated }).slides
    expect(slide?.generated_picture).toEqual({ ...generated, url: leaf.url })
  })

  test('choosing the current picture is not an edit', () => {
    const withLeaf = putPicture(show, 'parts', 'image_url', leaf)
    expect(putPicture(withLeaf, 'parts', 'image_url', { ...leaf, alt: 'Something else' })).toBe(withLeaf)
    expect(putPicture(show, 'gone', 'image_url', leaf)).toBe(show)
  })

  test('another picture is not seen in the part and size that were chosen for the one before', () => {
    const withLeaf = putPicture(show, 'parts', 'image_url', leaf)
    const cropped = changeSlide(withLeaf, 'parts', { picture: { fit: 'fill', x: 10, y: 90, zoom: 3 } })
    const { picture } = cropped.slides[0] ?? {}
    expect(putPicture(cropped, 'parts', 'image_url', root).slides[0]).not.toHaveProperty('picture')
    expect(changeContent(cropped, 'parts', 'image_url', '/typed.png').slides[0]).not.toHaveProperty('picture')
    expect(putPicture(cropped, 'parts', 'image_url', leaf).slides[0]?.picture, 'the same picture').toBe(
      picture,
    )
    expect(changeContent(cropped, 'parts', 'image_alt', 'A root').slides[0]?.picture, 'other words').toBe(
      picture,
    )
  })

  test('undo brings the part and size back with the picture', () => {
    const cropped = changeSlide(putPicture(show, 'parts', 'image_url', leaf), 'parts', {
      picture: { zoom: 3 },
    })
    const replaced = record(startHistory(cropped), putPicture(cropped, 'parts', 'image_url', root))
    expect(undo(replaced).present.slides[0]?.picture).toEqual({ zoom: 3 })
  })
})
