import { describe, expect, test } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { animations } from './animations.ts'
import {
  animationsEnd,
  hasAnimations,
  planAnimation,
  progressAt,
  readSeconds,
  transitionTo,
} from './motion.ts'
import { transitions } from './transitions.ts'

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

describe.each(Object.entries(animations))('animation %s', (_, animation) => {
  test('begins unlike it ends, and ends at rest', () => {
    expect(animation(0)).not.toEqual(animation(1))
    expect(animation(0).opacity).toBe(0)
    const { opacity, transform = 'scale(1)' } = animation(1)
    expect(opacity).toBe(1)
    expect(transform).toMatch(/^(translate\(-?0px, -?0px\)|scale\(1\))$/)
  })

  test('is a function of its progress alone', () => {
    const middle = animation(0.4)
    animation(0.9)
    expect(animation(0.4)).toEqual(middle)
  })
})

describe.each(Object.entries(transitions))('transition %s', (_, { entering }) => {
  test('brings the new slide from elsewhere to rest', () => {
    const { opacity = 1, transform = 'scale(1)' } = entering(1)
    expect(entering(0)).not.toEqual(entering(1))
    expect(opacity).toBe(1)
    expect(transform).toMatch(/^(translate\(-?0%, -?0%\)|scale\(1\))$/)
  })
})

test('the same goes left and right, up and down', () => {
  expect(transitions['slide-left'].entering(0).transform).toBe('translate(100%, 0%)')
  expect(transitions['slide-left'].leaving(1).transform).toBe('translate(-100%, 0%)')
  expect(transitions['slide-down'].entering(0).transform).toBe('translate(0%, -100%)')
})

test('bullets come one after the other, 150 ms apart', () => {
  const bullets = animated('bullets', 'fade-in')
  expect([0, 1, 2].map((index) => planAnimation(bullets, 'bullets', index)?.start)).toEqual([200, 350, 500])
  expect(animationsEnd(bullets)).toBe(1000)
})

test('what has no animation, or none, does not move', () => {
  expect(planAnimation(animated('title', 'fade-in'), 'content', 0)).toBeUndefined()
  expect(planAnimation(animated('title', 'none'), 'title', 0)).toBeUndefined()
  expect(hasAnimations(animated('title', 'none'))).toBe(false)
  expect(hasAnimations(animated('title', 'pop'))).toBe(true)
})

test.each(['matrix', 'never-heard-of', 'toString'])('an animation that is not drawn fades in: %s', (type) => {
  expect(planAnimation(animated('title', type), 'title', 0)?.animation).toBe(animations['fade-in'])
})

test.each([
  ['none', undefined, 0],
  ['slide-up', transitions['slide-up'], 500],
  ['portal', transitions.fade, 500],
  ['never-heard-of', transitions.fade, 500],
])('a slide that comes by %s', (id, transition, duration) => {
  const { theme } = themes['educational-blue']
  expect(transitionTo(animated('title', 'none', id), theme)).toEqual({ transition, duration })
})

test('times are read from CSS', () => {
  expect(readSeconds('0.3s')).toBe(300)
  expect(readSeconds('250ms')).toBe(250)
  expect(readSeconds('soon')).toBe(500)
})

test('progress stays between 0 and 1, also of what takes no time', () => {
  expect([0, 100, 150, 200, 999].map((time) => progressAt(time, 100, 200))).toEqual([0, 0, 0.5, 1, 1])
  expect(progressAt(100, 100, 100)).toBe(1)
})
