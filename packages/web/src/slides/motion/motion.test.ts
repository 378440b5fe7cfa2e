import { describe, expect, test, vi } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import type { Animation, Piece } from './animation.ts'
import { animations } from './animations.ts'
import {
  animationsEnd,
  hasAnimations,
  planAnimation,
  progressAt,
  readSeconds,
  transitionTo,
} from './motion.ts'
import { fetchedKinds } from '../testing/fetched-kinds.ts'
import { expectRest } from '../testing/rest.ts'
import type { Transition } from './transition.ts'
import { transitions } from './transitions.ts'

const allAnimations = await fetchedKinds(animations)
const allTransitions = await fetchedKinds(transitions)

const moments = [0, 0.07, 0.25, 0.5, 0.75, 0.93, 1]
const box = { x: 92, y: 68, width: 1000, height: 60 }
const otherBox = { x: 92, y: 300, width: 700, height: 120 }

/** All frames of an animation at one moment, for a text of a few letters. */
function sceneOf({ whole, pieces }: Animation, progress: number) {
  const letters = Array.from('The Moon 7').map((text, index, { length }): Piece => ({
    text,
    index,
    count: length,
  }))
  return {
    whole: whole(progress),
    pieces: pieces ? letters.map((letter) => pieces.frame(progress, letter)) : [],
  }
}

/** All frames of a transition at one moment. */
function changeOf({ entering, leaving, over, pieces, parts, lonePart }: Transition, progress: number) {
  return {
    entering: entering(progress),
    leaving: leaving(progress),
    over: over?.(progress),
    pieces: pieces?.shapes.map((_, index) => pieces.frame(progress, index)),
    parts: parts?.(progress, box, otherBox),
    lonePart: lonePart?.(progress),
  }
}

describe.each(allAnimations)('animation $id', ({ kind }) => {
  test('starts invisible, moves, and ends at rest', () => {
    expect(kind.whole(0).opacity).toBeCloseTo(0)
    expect(sceneOf(kind, 0.5)).not.toEqual(sceneOf(kind, 0))
    expect(sceneOf(kind, 0.5)).not.toEqual(sceneOf(kind, 1))
    const { whole, pieces } = sceneOf(kind, 1)
    expectRest(whole)
    for (const piece of pieces) {
      expectRest(piece)
      expect(piece.text).toBeUndefined()
      expect(piece.color).toBeUndefined()
    }
  })

  test('returns the same frame for a moment in any order', () => {
    const there = moments.map((progress) => sceneOf(kind, progress))
    const back = moments.toReversed().map((progress) => sceneOf(kind, progress))
    expect(back.toReversed()).toEqual(there)
  })

  test('returns only valid CSS', () => {
    for (const progress of moments) expectReadable(sceneOf(kind, progress))
  })
})

describe.each(allTransitions)('transition $id', ({ kind }) => {
  test('ends with the new slide at rest', () => {
    expect(changeOf(kind, 0.5)).not.toEqual(changeOf(kind, 0))
    expect(changeOf(kind, 0.5)).not.toEqual(changeOf(kind, 1))
    expectRest(kind.entering(1))
    expectRest(kind.parts?.(1, box, otherBox).entering ?? {})
  })

  test('starts with the old slide at rest', () => {
    expectRest(kind.leaving(0))
    expectRest(kind.parts?.(0, box, otherBox).leaving ?? {})
    for (const [index] of kind.pieces?.shapes.entries() ?? []) expectRest(kind.pieces?.frame(0, index) ?? {})
  })

  test('returns the same frame for a moment in any order', () => {
    const there = moments.map((progress) => changeOf(kind, progress))
    const back = moments.toReversed().map((progress) => changeOf(kind, progress))
    expect(back.toReversed()).toEqual(there)
  })

  test('returns only valid CSS', () => {
    for (const progress of moments) expectReadable(changeOf(kind, progress))
  })
})

const cutting = allTransitions.flatMap(({ id, kind: { pieces } }) => (pieces ? [{ id, pieces }] : []))

test.each(cutting)('transition $id splits the slide into pieces that cover it', ({ pieces }) => {
  expect(pieces.shapes.reduce((sum, shape) => sum + areaOf(shape), 0)).toBeCloseTo(1)
})

test.each([
  ['animations', allAnimations.map(({ kind }) => sceneOf(kind, 0.5))],
  ['transitions', allTransitions.map(({ kind }) => changeOf(kind, 0.5))],
])('no two %s look the same', (_, scenes) => {
  expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(scenes.length)
})

test('the same motion works left and right, up and down', () => {
  expect(transitions['slide-left']?.loaded()?.entering(0).transform).toBe('translate(100%, 0%)')
  expect(transitions['slide-left']?.loaded()?.leaving(1).transform).toBe('translate(-100%, 0%)')
  expect(transitions['slide-down']?.loaded()?.entering(0).transform).toBe('translate(0%, -100%)')
})

test('a part of both slides moves from one place to the other', () => {
  const parts = transitions['morph-transition']?.loaded()?.parts
  // Scaled around its middle, its top left corner is at that of the other box.
  expect(parts?.(1, box, otherBox).leaving.transform).toBe('translate(500px, 262px) scale(2)')
  expect(parts?.(0, box, otherBox).entering.transform).toBe('translate(-175px, -262px) scale(0.5)')
})

function expectReadable(scene: unknown): void {
  expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity|undefined|null/)
}

/** The shoelace formula. */
function areaOf(shape: readonly (readonly [number, number])[]): number {
  const twice = shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

function animated(element: string, type: string, transition = 'fade') {
  return slide.parse({
    slide_id: 'slide-1',
    slide_type: 'bullets',
    content: { bullet_points: ['a', 'b', 'c'] },
    organization: '',
    course_id: '',
    page_id: '',
    transition,
    animations: { animations: { [element]: { type, duration: 500, delay: 200 } } },
  })
}

test('bullets enter one after the other, 150 ms apart', () => {
  const bullets = animated('bullets', 'fade-in')
  expect([0, 1, 2].map((index) => planAnimation(bullets, 'bullets', index)?.start)).toEqual([200, 350, 500])
  expect(animationsEnd(bullets)).toBe(1000)
})

test('an element without an animation does not move', () => {
  expect(planAnimation(animated('title', 'fade-in'), 'content', 0)).toBeUndefined()
  expect(planAnimation(animated('title', 'none'), 'title', 0)).toBeUndefined()
  expect(hasAnimations(animated('title', 'none'))).toBe(false)
  expect(hasAnimations(animated('title', 'pop'))).toBe(true)
})

test.each(['never-heard-of', 'toString'])('an unknown animation fades in: %s', (type) => {
  const unknown = animated('title', type)
  expect(planAnimation(unknown, 'title', 0)?.animation).toBe(animations['fade-in']?.loaded())
  expect(unknown.animations?.animations?.title?.type).toBe(type)
})

test.each([
  ['none', undefined, 0],
  ['slide-up', transitions['slide-up']?.loaded(), 500],
  ['portal', transitions.portal?.loaded(), 500],
  ['never-heard-of', transitions.fade?.loaded(), 500],
])('a slide enters with %s', (id, transition, duration) => {
  const { theme } = themes['educational-blue']
  expect(transitionTo(animated('title', 'none', id), theme)).toEqual({ transition, duration })
})

test('an animation whose code cannot be loaded becomes a fade', async () => {
  vi.resetModules()
  const { planAnimation: plan, transitionTo: comeBy } = await import('./motion.ts')
  const slideOfBoth = animated('title', 'hologram', 'portal')
  expect(plan(slideOfBoth, 'title', 0)?.animation.whole(0.5)).toEqual(
    animations['fade-in']?.loaded()?.whole(0.5),
  )
  expect(comeBy(slideOfBoth, themes['educational-blue'].theme).transition?.entering(0.5)).toEqual(
    transitions.fade?.loaded()?.entering(0.5),
  )
})

test('times are parsed from CSS', () => {
  expect(readSeconds('0.3s')).toBe(300)
  expect(readSeconds('250ms')).toBe(250)
  expect(readSeconds('soon')).toBe(500)
})

test('progress stays between 0 and 1, also without a duration', () => {
  expect([0, 100, 150, 200, 999].map((time) => progressAt(time, 100, 200))).toEqual([0, 0, 0.5, 1, 1])
  expect(progressAt(100, 100, 100)).toBe(1)
})
