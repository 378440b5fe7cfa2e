import { line, slideType, text } from '../slide-type.ts'

export const comparison = slideType({
  id: 'comparison',
  label: 'Comparison',
  about: 'Two items compared by two features.',
  rewrite: { instruction: 'As a comparison', needsUnderstanding: true },
  fields: {
    slide_title: line('Slide title', 'What is compared, in at most ten words', { required: true }),
    comparison_item_1: line('Item 1', 'The first of the two', { required: true }),
    comparison_item_2: line('Item 2', 'The second of the two', { required: true }),
    feature_1: line('Feature 1', 'The first thing they differ in', { required: true }),
    feature_2: line('Feature 2', 'The second thing they differ in'),
    item_1_feature_1: text('Item 1, feature 1', 'At most 15 words', { required: true }),
    item_2_feature_1: text('Item 2, feature 1', 'At most 15 words', { required: true }),
    item_1_feature_2: text('Item 1, feature 2', 'At most 15 words'),
    item_2_feature_2: text('Item 2, feature 2', 'At most 15 words'),
  },
  // One feature each, of the same two items.
  split(content) {
    const feature = (number: 1 | 2) => [
      content[`feature_${number}`],
      content[`item_1_feature_${number}`],
      content[`item_2_feature_${number}`],
    ]
    if (![feature(1), feature(2)].every((texts) => texts.some(isText))) return undefined
    const withFeature = (number: 1 | 2) => {
      const [name, ofFirst, ofSecond] = feature(number)
      return {
        content: {
          ...content,
          feature_1: name ?? '',
          item_1_feature_1: ofFirst ?? '',
          item_2_feature_1: ofSecond ?? '',
          feature_2: '',
          item_1_feature_2: '',
          item_2_feature_2: '',
        },
      }
    }
    return [withFeature(1), withFeature(2)]
  },
})

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
