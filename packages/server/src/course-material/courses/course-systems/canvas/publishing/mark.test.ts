import { expect, test } from 'vitest'
import { revisionOf } from './mark.ts'

const page = (key: string, more = '') =>
  `<p>Read this.</p><img alt="1 > 0" src="https://canvas.example.edu/courses/7/files/9/preview?verifier=${key}">` +
  `<p><a class="file" href="https://canvas.example.edu/courses/7/files/9/download?verifier=${key}&amp;wrap=1">PDF</a></p>${more}`

test('the download keys that Canvas adds to files do not change the revision of a page', () => {
  expect(revisionOf('Rain', page('aaa'))).toBe(revisionOf('Rain', page('bbb')))
})

test('other files, words and addresses of players and links change it', () => {
  const first = revisionOf('Rain', page('aaa'))
  for (const other of [
    page('aaa').replaceAll('/files/9/', '/files/10/'),
    page('aaa', '<p>More.</p>'),
    page('aaa').replace('Read this.', 'Read that.'),
  ])
    expect(revisionOf('Rain', other)).not.toBe(first)
  for (const [html, other] of [
    [
      '<iframe src="https://a.example/x?embed"></iframe>',
      '<iframe src="https://a.example/x?other"></iframe>',
    ],
    ['<a href="https://a.example/x?page=1">A</a>', '<a href="https://a.example/x?page=2">A</a>'],
  ] as const)
    expect(revisionOf('Rain', html)).not.toBe(revisionOf('Rain', other))
})
