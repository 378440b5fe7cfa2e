import { expect, test } from 'vitest'
import { pageFilesOf } from './page-files.ts'

const manifest = {
  'src/learn/start-page.ts': { file: 'assets/start.js' },
  'src/page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/art.tsx': { file: 'assets/art.js', css: ['assets/art.css'], imports: ['_shared.js'] },
}

test('a page loads its own files and those that they import, each once', () => {
  expect(pageFilesOf(manifest, '/learner/')('page.tsx', ['art.tsx', 'unknown.tsx'])).toEqual({
    start: '/learner/assets/start.js',
    styles: ['/learner/assets/shared.css', '/learner/assets/page.css', '/learner/assets/art.css'],
    scripts: ['/learner/assets/page.js', '/learner/assets/shared.js', '/learner/assets/art.js'],
  })
})

test('a page that was not built is an error', () => {
  expect(() => pageFilesOf(manifest, '/learner/')('other.tsx')).toThrow('src/other.tsx')
})
