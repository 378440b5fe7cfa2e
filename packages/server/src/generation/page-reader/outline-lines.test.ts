import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

function pathsOf(html: string, language = 'en'): readonly (readonly string[])[] {
  return readPage({ title: 'Rivers', html, language }).blocks.map(({ path }) => path)
}

const text = '<p>Rain falls on the hills and runs down to the sea.</p>'

test('plain lines with the numbers of an outline are headings', () => {
  expect(pathsOf(`<p>1. The source</p>${text}<p>2. The mouth</p>${text}`)).toEqual([
    ['The source'],
    ['The mouth'],
  ])
  expect(pathsOf(`<p>I. Sources</p>${text}<p>II. Mouths</p>${text}`)).toEqual([['Sources'], ['Mouths']])
})

test('bold headings lose the number and the dash of an outline', () => {
  expect(pathsOf(`<p><b>1- Sources</b></p>${text}<p><b>2- Mouths</b></p>${text}`)).toEqual([
    ['Sources'],
    ['Mouths'],
  ])
})

test('Arabic ordinals number an outline', () => {
  const sentence = '<p>ينزل المطر على الجبال ثم يجري إلى البحر.</p>'
  expect(pathsOf(`<p>أولاً: المنبع</p>${sentence}<p>ثانيًا: المصب</p>${sentence}`, 'ar')).toEqual([
    ['المنبع'],
    ['المصب'],
  ])
})

test('each way of numbering is a level of the outline', () => {
  const html = `<p>一、河流的概念</p><p>1.源头：</p><p>雨水从山上流下来，汇成小溪。</p><p>2.河口：</p><p>河流在河口流入大海。</p><p>二、河流的意义</p><p>河流为人们提供饮水。</p>`
  expect(pathsOf(html, 'zh')).toEqual([['河流的概念', '源头'], ['河流的概念', '河口'], ['河流的意义']])
})

test.each([
  ['lines without text between them are a list', '<p>1. Wash the leaf</p><p>2. Dry the leaf</p>'],
  ['one line alone may be a date', `<p>1. Mai</p>${text}`],
  ['a sentence is no heading', `<p>1. The leaf is green.</p>${text}<p>2. The leaf is dry.</p>${text}`],
  ['lines that do not count are no outline', `<p>1. Weltkrieg</p>${text}<p>1. Mai</p>${text}`],
])('%s', (_, html) => {
  expect(pathsOf(html, 'de').every((path) => path.length === 0)).toBe(true)
})
