import { expect, test } from 'vitest'
import { mediaAddress } from './media-address.ts'

test.each([
  [
    '/audio/files/org/course_1/page_2/audio/a.mp3?v=1',
    '/api/audio/files/org/course_1/page_2/audio/a.mp3?v=1',
  ],
  ['audio/files/org/a.mp3', '/api/audio/files/org/a.mp3'],
  ['/api/audio/files/org/a.mp3', '/api/audio/files/org/a.mp3'],
  ['/video/files/org/a.mp4', '/api/video/files/org/a.mp4'],
  ['slide-1.mp3', '/api/audio/files/slide-1.mp3'],
  ['/api/podcast/audio/a.mp3', '/api/podcast/audio/a.mp3'],
  ['https://media.example.edu/audio/files/a.mp3', 'https://media.example.edu/audio/files/a.mp3'],
  ['blob:http://localhost/1', 'blob:http://localhost/1'],
])('%s is fetched from %s', (path, address) => {
  expect(mediaAddress(path)).toBe(address)
})
