import { describe, expect, test } from 'vitest'
import { withSlideAudio } from '../slideshow/slide-audio.ts'
import { changeSlide } from '../slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '../slideshow/slideshow.ts'
import type { Slide, Slideshow } from '../slideshow/slideshow.ts'
import { withLineAudio } from '../podcast/line-audio.ts'
import { changeLine } from '../podcast/editing/edit-dialogue.ts'
import { podcast } from '../podcast/podcast.ts'
import { absorb, record, startHistory } from './history.ts'
import type { History } from './history.ts'
import { inEachList } from './shared-change.ts'

const slideCount = 1000
const steps = 500
const words = (number: number) => `Words of slide ${number}.`

const deck: Slideshow = schema.parse({
  presentation: { title: 'Leaves', css_theme: {} },
  slides: Array.from({ length: slideCount }, (_, number) => ({
    key: `slide${number}`,
    slide_id: `slide-${number + 1}`,
    slide_type: 'text',
    content: {},
    audio_script: words(number),
  })),
})
const audioOf = (number: number) => ({
  key: `slide${number}`,
  audio_path: `/audio/${number}.mp3`,
  audio: { text: words(number), voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] },
})

/** A history of 500 steps, each of which changes one slide. */
function editedHistory(): History<Slideshow> {
  let history = startHistory(deck)
  for (let step = 0; step < steps; step += 1) {
    const key = `slide${(step * 7) % slideCount}`
    history = record(history, changeSlide(history.present, key, { transition: `t${step}` }))
  }
  return history
}

const documentsOf = <Document>({ past, present, future }: History<Document>) => [...past, present, ...future]
const slidesOf = (history: History<Slideshow>) =>
  new Set(documentsOf(history).flatMap(({ slides }) => slides))

describe('a change of parts that many steps share', () => {
  test('keeps 1,000 slides shared by 500 steps, and adds no objects', () => {
    const history = editedHistory()
    const before = slidesOf(history).size
    const voiced = absorb(
      history,
      withSlideAudio(Array.from({ length: slideCount }, (_, number) => audioOf(number))),
    )
    expect(before).toBe(slideCount + steps)
    expect(slidesOf(voiced).size).toBe(before)
    expect(documentsOf(voiced).every(({ slides }) => slides.every(({ audio }) => audio))).toBe(true)
  })

  test('is computed once for each distinct slide of 500 steps', () => {
    let calls = 0
    const change = inEachList((slide: Slide) => {
      calls += 1
      return { ...slide }
    })
    absorb(editedHistory(), (show) => ({ ...show, slides: change(show.slides) }))
    expect(calls).toBe(slideCount + steps)
  })

  test('is shared by lists that hold a part at different positions', () => {
    let calls = 0
    const change = inEachList((part: { n: number }) => {
      calls += 1
      return part.n === 1 ? { n: 11 } : part
    })
    const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }]
    const lists = [[one, two], [one, two, three], [three, one], [two]]
    const [first, second, third, fourth] = lists.map(change)
    expect(calls).toBe(3)
    expect(first).toEqual([{ n: 11 }, two])
    expect(second?.[0]).toBe(first?.[0])
    expect(third?.[1]).toBe(first?.[0])
    expect(fourth).toBe(lists[3])
  })

  test('keeps unchanged documents as the same objects', () => {
    const history = editedHistory()
    const after = absorb(history, withSlideAudio([{ ...audioOf(1), key: 'gone' }]))
    expect(documentsOf(after).every((document, at) => document === documentsOf(history)[at])).toBe(true)
  })

  test('keeps segments and lines shared too', () => {
    const line = (key: string) => ({ key, speaker: 'ALEX', content: `Line ${key}.` })
    const cast = podcast.parse({
      podcast: { title: 'Leaves' },
      segments: ['one', 'two'].map((key, at) => ({
        key,
        segment_id: at + 1,
        segment_title: key,
        dialogue: [line(`${key}a`), line(`${key}b`)],
      })),
    })
    const history = record(startHistory(cast), changeLine(cast, 'onea', { content: 'Edited.' }))
    const audio = { text: 'Line twob.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const { past, present } = absorb(history, withLineAudio([{ key: 'twob', audio_path: '/b.mp3', audio }]))
    expect(present.segments[1]?.dialogue[1]?.audio_path).toBe('/b.mp3')
    expect(past[0]?.segments[1]).toBe(present.segments[1])
    expect(past[0]?.segments[0]).toBe(cast.segments[0])
  })
})
