import { beforeEach, expect, test } from 'vitest'
import { deleteProgress, saveProgress, readProgress } from './progress.ts'

beforeEach(() => localStorage.clear())

test('keeps the latest progress of each piece, and that it was completed', () => {
  saveProgress({ address: '/a', share: 1, completed: true })
  saveProgress({ address: '/b', share: 0.5, completed: false })
  saveProgress({ address: '/a', share: 0.1, completed: false })
  expect(readProgress()).toEqual([
    { address: '/a', share: 0.1, completed: true },
    { address: '/b', share: 0.5, completed: false },
  ])
})

test('ignores what another program has stored', () => {
  localStorage.setItem('learner_progress', '[{"address":1},{"address":"/a","share":0,"completed":true}]')
  expect(readProgress()).toEqual([{ address: '/a', share: 0, completed: true }])
  localStorage.setItem('learner_progress', '{')
  expect(readProgress()).toEqual([])
})

test('forgets the progress of the given pieces only', () => {
  saveProgress({ address: '/a', share: 0.5, completed: false, part: 3 })
  saveProgress({ address: '/b', share: 0.5, completed: false })
  deleteProgress(new Set(['/b', '/c']))
  expect(readProgress()).toEqual([{ address: '/a', share: 0.5, completed: false, part: 3 }])
})
