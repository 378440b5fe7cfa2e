import { describe, expect, test } from 'vitest'
import { markUsed, ungroundedSentences } from './grounding.ts'

const passages = [
  {
    path: ['The Sea Breeze'],
    text: 'During the day the land warms faster than the water. The warm air rises, and cooler air flows in from the sea.',
  },
]

describe('A sentence', () => {
  test('is supported if the page uses its words, also in other forms', () => {
    expect(
      ungroundedSentences(
        'In the daytime land is warmed faster than water, so warm air is rising.',
        passages,
        'en',
      ),
    ).toEqual([])
  })

  test('without any support in the page is found', () => {
    const text = 'The warm air rises. Napoleon invaded Russia during the winter campaign.'
    expect(ungroundedSentences(text, passages, 'en')).toEqual([
      'Napoleon invaded Russia during the winter campaign.',
    ])
  })

  test('that only connects others makes no claim', () => {
    expect(ungroundedSentences('Now let us see why. Well done!', passages, 'en')).toEqual([])
  })

  test('is not checked if there is no page', () => {
    expect(ungroundedSentences('Napoleon invaded Russia during the winter campaign.', [], 'en')).toEqual([])
  })

  test('is also checked in languages without spaces', () => {
    const page = [{ path: [], text: '白天陆地比水面升温更快,暖空气上升,海上的冷空气流入。' }]
    expect(ungroundedSentences('白天陆地升温快,暖空气上升。', page, 'zh')).toEqual([])
    expect(ungroundedSentences('拿破仑在冬季入侵俄罗斯帝国。', page, 'zh')).toHaveLength(1)
  })
})

describe('A passage', () => {
  test('is marked where a text uses its words, and keeps its whole text', () => {
    const marked = markUsed('The warm air rises over the land.', 'Warm air rises.', 'en')
    expect(marked.map(({ text }) => text).join('')).toBe('The warm air rises over the land.')
    expect(marked.filter(({ used }) => used).map(({ text }) => text.trim())).toEqual(['warm', 'rises'])
  })

  test('has no marks for a text about something else', () => {
    expect(markUsed('The warm air rises.', 'Napoleon', 'en')).toEqual([
      { text: 'The warm air rises.', used: false },
    ])
  })
})
