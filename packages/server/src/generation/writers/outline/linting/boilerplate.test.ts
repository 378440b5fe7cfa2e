import { expect, test } from 'vitest'
import { boilerplateIn } from './boilerplate.ts'

test.each([
  ['物体下表面比上表面深，所以下表面受到的压力比上表面大。', undefined],
  ['日本节日很多。', undefined],
  ['下表列出了各种材料的密度。', '下表'],
  ['本节介绍浮力。', '本节'],
])('what a Chinese sentence says about its page: %s', (text, found) => {
  expect(boilerplateIn(text, 'zh')).toBe(found)
})
