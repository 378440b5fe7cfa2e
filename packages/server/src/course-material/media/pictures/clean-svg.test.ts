import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const cleaned = (inside: string) => cleanSvg(`${head}>${inside}</svg>`)
const bare = `${head}></svg>`

describe('cleaning an SVG', () => {
  test('a drawing is unchanged', () => {
    const drawing = `${head} viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="1"></stop></linearGradient></defs><style>.a { fill: url(#g) }</style><path class="a" d="M0 0h9" fill="url(#g)" style="stroke: red"></path><use href="#g"></use><text>A&#160;&amp; B</text></svg>`
    expect(cleanSvg(drawing)).toBe(drawing)
  })

  test('prologs and document types are removed, and a root without its namespace gets it', () => {
    expect(cleanSvg('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg width="3"/>')).toBe(
      `${head} width="3"></svg>`,
    )
  })

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="#a"/>',
    '<foreignObject><body onload="x"/></foreignObject>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>.a { fill: url(https://evil.example/a) }</style>',
    String.raw`<style>.a { fill: u\72l(https://evil.example/a) }</style>`,
    '<style>.a { fill: u<g>z</g>rl(https://evil.example/a) }</style>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<!-- note -->',
    '<iframe src="https://evil.example"></iframe>',
  ])('%s is removed', (inside) => {
    expect(cleaned(inside)).toBe(bare)
  })

  test.each([
    ['onload="alert(1)"', '<g onload="alert(1)"/>'],
    ['a script behind a link', '<g href="javascript:alert(1)"/>'],
    ['a picture of elsewhere', '<g xlink:href="https://evil.example/a.png"/>'],
    ['a picture that could run', '<g href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a style of elsewhere', '<g style="fill: url( \'//evil.example/a\' )"/>'],
    ['a mask of elsewhere', '<g mask="url(https://evil.example/a#m)"/>'],
  ])('%s is removed, and its element stays', (_, inside) => {
    expect(cleaned(inside)).toBe(`${head}><g></g></svg>`)
  })

  test('an image within the drawing stays', () => {
    const image = '<image href="data:image/png;base64,AAAA"></image>'
    expect(cleaned(image)).toBe(`${head}>${image}</svg>`)
  })

  test('content that switches from SVG to HTML is removed', () => {
    expect(cleaned('<p><img src=x onerror=alert(1)></p><g/>')).not.toMatch(/img|onerror|<p/)
  })

  test('an invalid or too large drawing gives undefined', () => {
    expect(cleanSvg('<html>hello</html>')).toBeUndefined()
    expect(cleanSvg(`${head}>${'<g>'.repeat(50_000)}`)).toBeUndefined()
    expect(cleanSvg(`${head}>${'<g>'.repeat(30_000)}`)).toBeDefined()
  })
})
