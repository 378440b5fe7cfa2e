import { describe, expect, test } from 'vitest'
import { normaliseBaseUrl } from './base-url.ts'

describe('The base URL of a course system', () => {
  test.each([
    ['https://canvas.example.edu', 'https://canvas.example.edu'],
    ['  https://canvas.example.edu/  ', 'https://canvas.example.edu'],
    ['HTTPS://Canvas.Example.EDU', 'https://canvas.example.edu'],
    ['https://canvas.example.edu:443', 'https://canvas.example.edu'],
    ['http://canvas.example.edu:80/', 'http://canvas.example.edu'],
    ['https://canvas.example.edu:8443', 'https://canvas.example.edu:8443'],
    ['https://canvas.example.edu./', 'https://canvas.example.edu'],
    ['https://canvas.example.edu../', 'https://canvas.example.edu'],
    ['https://canvas.example.edu.:8443/', 'https://canvas.example.edu:8443'],
    ['https://canvas.example.edu/api/v1', 'https://canvas.example.edu'],
    ['https://canvas.example.edu/api/v1/', 'https://canvas.example.edu'],
    ['https://canvas.example.edu//api//v1//', 'https://canvas.example.edu'],
    ['https://canvas.example.edu/api/v1/users/self?a=b', 'https://canvas.example.edu'],
    ['https://canvas.example.edu/login/canvas', 'https://canvas.example.edu'],
    ['https://canvas.example.edu/courses/5/pages/one#top', 'https://canvas.example.edu'],
    ['https://example.edu/moodle/', 'https://example.edu/moodle'],
    ['https://example.edu/Moodle/login/index.php', 'https://example.edu/Moodle'],
    ['https://example.edu/moodle/my/', 'https://example.edu/moodle'],
    ['https://moodle.example.edu/my/courses.php', 'https://moodle.example.edu'],
    ['https://example.edu/moodle/course/view.php?id=7#section-2', 'https://example.edu/moodle'],
    ['https://moodle.example.edu/mod/page/view.php?id=12', 'https://moodle.example.edu'],
    ['https://moodle.example.edu/user/managetoken.php', 'https://moodle.example.edu'],
    ['https://example.edu/moodle/webservice/rest/server.php', 'https://example.edu/moodle'],
    ['https://moodle.example.edu/index.php', 'https://moodle.example.edu'],
    ['https://example.edu/my/learning', 'https://example.edu/my/learning'],
    ['https://example.edu/course', 'https://example.edu/course'],
    ['https://example.edu/courses', 'https://example.edu/courses'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['http://127.0.0.1:8081', 'http://127.0.0.1:8081'],
    ['http://[::1]:8081/', 'http://[::1]:8081'],
    ['https:canvas.example.edu', 'https://canvas.example.edu'],
  ])('%s becomes %s', (input, expected) => {
    expect(normaliseBaseUrl(input)).toBe(expected)
  })

  test('normalising twice changes nothing', () => {
    const once = normaliseBaseUrl('HTTPS://Example.edu:443/Moodle//api/v1/')
    expect(normaliseBaseUrl(once)).toBe(once)
  })

  test.each([
    '',
    'canvas.example.edu',
    'ftp://canvas.example.edu',
    'javascript:alert(1)',
    'https://',
    'https://me:secret@canvas.example.edu',
    'file:///etc/passwd',
    `https://canvas.example.edu/${'a'.repeat(2000)}`,
  ])('%j is refused', (input) => {
    expect(() => normaliseBaseUrl(input)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })
})
