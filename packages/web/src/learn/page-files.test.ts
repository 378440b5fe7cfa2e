import { expect, test, vi } from 'vitest'
import { pageFilesOf } from './page-files.ts'

const manifest = {
  'src/learn/start-page.ts': { file: 'assets/start.js' },
  'src/page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/art.tsx': { file: 'assets/art.js', css: ['assets/art.css'], imports: ['_shared.js'] },
}

const read = vi.fn<(file: string) => string>(
  (file) =>
    `.${file.replace(/^assets\/|\.css$/g, '')} { src: url(./a.woff2), url("./b.woff2"), url(data:,./c) }`,
)
const filesOf = pageFilesOf(manifest, '/learner/', read)

test('a page has its own files and those that they import, each once, and contains their styles', () => {
  expect(filesOf('page.tsx', ['art.tsx', 'unknown.tsx'])).toEqual({
    start: '/learner/assets/start.js',
    styles: ['shared', 'page', 'art'].map((name) => ({
      file: `/learner/assets/${name}.css`,
      text: `.${name} { src: url(/learner/assets/a.woff2), url("/learner/assets/b.woff2"), url(data:,./c) }`,
    })),
    scripts: ['/learner/assets/page.js', '/learner/assets/shared.js', '/learner/assets/art.js'],
  })
  filesOf('page.tsx')
  expect(read, 'each file is read once').toHaveBeenCalledTimes(3)
})

test('a page that was not built is an error', () => {
  expect(() => filesOf('other.tsx')).toThrow('src/other.tsx')
})
