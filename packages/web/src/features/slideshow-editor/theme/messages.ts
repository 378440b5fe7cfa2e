import { decimalOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the theme editor. */
export const messages = translated('slideshow-editor/theme', {
  categories: {
    educational: 'educational',
    corporate: 'corporate',
    creative: 'creative',
    minimal: 'minimal',
  },
  themesOf: (category: string) => `${category} themes`,
  resetTo: (preset: string) => `Reset to ${preset}`,

  colors: 'Colors',
  colorNames: {
    primary_color: 'Primary',
    secondary_color: 'Secondary',
    accent_color: 'Accent',
    danger_color: 'Danger',
    card_bg: 'Card',
    text_primary: 'Text',
    text_secondary: 'Soft text',
  },
  readable: 'Readable',
  hardToRead: 'Hard to read',
  makeReadable: 'Make readable',
  unreadableText: {
    card: (contrast: number) =>
      `Text on the card: contrast ${decimalOf(contrast)}, at least 4.5 is readable.`,
    background: (contrast: number) =>
      `Text on the background: contrast ${decimalOf(contrast)}, at least 4.5 is readable.`,
  },
  unreadableSoftText: {
    card: (contrast: number) =>
      `Soft text on the card: contrast ${decimalOf(contrast)}, at least 4.5 is readable.`,
    background: (contrast: number) =>
      `Soft text on the background: contrast ${decimalOf(contrast)}, at least 4.5 is readable.`,
  },

  gradient: 'Background gradient',
  gradientFrom: 'From',
  gradientTo: 'To',
  direction: 'Direction',
  degrees: (angle: number) => `${angle}°`,

  shape: 'Shape',
  borderRadius: 'Border radius',
  shadow: 'Shadow',
  shadowOffset: 'Shadow offset',
  shadowBlur: 'Shadow blur',
  shadowOpacity: 'Shadow opacity',
  pixels: (length: number) => `${length} px`,
  percent: (percent: number) => `${percent} %`,

  transition: 'Transition',
  transitionSpeed: 'Transition speed',
  transitionType: 'Transition type',
  seconds: (seconds: number) => `${decimalOf(seconds)} s`,
  applyToAll: 'Apply to all slides',
  appliedToAll: 'Every slide comes this way now.',
  undo: 'Undo',
  forNewSlides: 'New slides come this way.',

  brand: 'Your brand',
  brandSummary: 'A theme from your colors or your logo',
  color: (number: number) => `Color ${number}`,
  darkGround: 'Dark ground',
  applyColors: 'Use these colors',
  chooseLogo: 'Take them from a logo',
  logo: 'Logo',
  unreadableLogo: 'The colors of this picture could not be read. Please try a PNG, JPEG, WebP or SVG.',
})
