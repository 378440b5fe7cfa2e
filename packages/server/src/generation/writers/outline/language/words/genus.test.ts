import { expect, test } from 'vitest'
import { areOfOneKind } from './genus.ts'

test.each([
  ['en', 'a person licensed to practise law', 'an expert who speaks for others in court'],
  ['en', 'an adviser in matters of law', 'a litigator of a firm'],
  ['en', 'a type of protein that binds a molecule', 'a protein in the membrane'],
  ['en', 'the movement of water', 'a slow movement of particles'],
  ['es', 'un proceso químico en el que se libera calor', 'el proceso por el que se forma agua'],
  ['zh', '一种把光能变成化学能的过程。', '细胞分解糖类的过程。'],
  ['ar', 'انتقال الماء عبر غشاء', 'انتقال الجزيئات'],
])('Two definitions may be of one kind (%s): %s, %s', (language, one, other) => {
  expect(areOfOneKind(one, other, language)).toBe(true)
})

test.each([
  ['en', 'an electronic device that stores numbers', 'a collection of code for other programs'],
  ['en', 'the loss of value of a machine', 'the flow of water through a membrane'],
  ['de', 'ein Gerät, das Ströme misst', 'die Bewegung von Wasser'],
  ['zh', '两个木构件之间凹凸结合的连接方式，凸出的部分叫榫。', '细胞分解糖类的过程。'],
])('Two definitions are of different kinds (%s): %s, %s', (language, one, other) => {
  expect(areOfOneKind(one, other, language)).toBe(false)
})
