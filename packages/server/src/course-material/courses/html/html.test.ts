import { describe, expect, test } from 'vitest'
import { firstHeading, plainText, showsNothing, withoutLeadingHeadings } from './html.ts'

describe('HTML of course systems', () => {
  test.each([
    ['Rise &amp; Fall', 'Rise & Fall'],
    ['<p>One\n  <b>two</b></p>', 'One two'],
    ['&lt;em&gt;', '<em>'],
  ])('%j has the text %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test.each([
    ['<p>Before</p><h4>Weigh, <b>do not</b> pour</h4><h5>More</h5>', 'Weigh, do not pour'],
    ['<div><h1>Deep</h1></div>', 'Deep'],
    ['<p>None</p>', ''],
  ])('the first heading of %j is %j', (html, heading) => {
    expect(firstHeading(html)).toBe(heading)
  })

  test.each([
    ['<h3>1. One</h3>\n<h4>1.1. Two</h4><p>Text</p><h5>Kept</h5>', '<p>Text</p><h5>Kept</h5>'],
    ['<p>Text</p>', '<p>Text</p>'],
    ['Text <h3>Kept</h3>', 'Text <h3>Kept</h3>'],
    ['<h3>Nothing else</h3>', ''],
  ])('without its leading headings %j is %j', (html, rest) => {
    expect(withoutLeadingHeadings(html)).toBe(rest)
  })

  test.each([
    ['', true],
    ['<div class="no-overflow"><p>&nbsp;</p></div><!-- note -->', true],
    ['<p><img src="a.png"></p>', false],
    ['<p>Text</p>', false],
  ])('%j has visible content: %j', (html, nothing) => {
    expect(showsNothing(html)).toBe(nothing)
  })
})
