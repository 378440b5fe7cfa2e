import { describe, expect, test } from 'vitest'
import { slide as schema } from '../slideshow.ts'
import { picturePrompt } from './picture-prompt.ts'

const theme = { category: 'educational', primary_color: '#1D5FB4', accent_color: '#F5A93B' } as const
const slide = (content: Record<string, unknown>, audio_script = '') =>
  schema.parse({ slide_id: 'slide-1', slide_type: 'image', content, audio_script })

describe('the description of a picture', () => {
  test('quotes the slide without its marks, and asks for a picture without text', () => {
    const prompt = picturePrompt(
      slide({ slide_title: 'The **sea** breeze', slide_content: 'Air over land warms first' }, 'It rises.'),
      theme,
    )
    expect(prompt).toContain('“The sea breeze. Air over land warms first. It rises.”')
    expect(prompt).toContain('#1D5FB4 and #F5A93B')
    expect(prompt).toContain('no text')
  })

  test('has the style of the theme, so that pictures of a course look alike', () => {
    const styles = (['educational', 'corporate', 'creative', 'minimal'] as const).map(
      (category) => picturePrompt(slide({ slide_title: 'Rain' }), { ...theme, category }).split('.')[0],
    )
    expect(new Set(styles).size).toBe(4)
  })

  test('quotes whole sentences of a long script', () => {
    const prompt = picturePrompt(
      slide({ slide_title: 'Rain' }, 'Water rises and falls again. '.repeat(60)),
      theme,
    )
    expect(prompt).toMatch(/again\.”/)
    expect(prompt.length).toBeLessThan(700)
  })

  test.each([
    ['one long sentence', 'word '.repeat(300)],
    ['Chinese', '海风从海上吹来。'.repeat(80)],
  ])('is short for %s', (_what, script) => {
    expect(picturePrompt(slide({}, script), theme).length).toBeLessThan(800)
  })

  test('needs no text of the slide', () => {
    expect(picturePrompt(slide({}), theme)).not.toContain('“')
  })
})
