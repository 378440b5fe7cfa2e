import { describe, expect, test } from 'vitest'
import { picturesOfPage, putPicture } from './put-picture.ts'
import { slideshow as schema } from './slideshow.ts'

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
  test('those of the page are offered, each once', () => {
    expect(picturesOfPage(show)).toEqual([leaf, root])
    expect(picturesOfPage({ ...show, passages: undefined })).toEqual([])
  })

  test('a picture comes with what it shows, and the next one takes that away', () => {
    const withLeaf = putPicture(show, 'parts', 'image_url', leaf)
    expect(withLeaf.slides[0]?.content).toEqual({
      slide_title: 'Parts',
      image_url: leaf.url,
      image_alt: 'A leaf',
    })
    expect(putPicture(withLeaf, 'parts', 'image_url', root).slides[0]?.content['image_alt']).toBe('')
  })

  test('the picture that is there already is no edit', () => {
    const withLeaf = putPicture(show, 'parts', 'image_url', leaf)
    expect(putPicture(withLeaf, 'parts', 'image_url', { ...leaf, alt: 'Something else' })).toBe(withLeaf)
    expect(putPicture(show, 'gone', 'image_url', leaf)).toBe(show)
  })
})
