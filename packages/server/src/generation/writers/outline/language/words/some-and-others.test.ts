import { expect, test } from 'vitest'
import { isAboutOthers, isAboutSome } from './some-and-others.ts'

test.each([
  ['en', 'Some bakers use rye.', 'Others use wheat.'],
  ['ar', 'يستخدم بعض الخبازين القمح.', 'ويستخدم آخرون الشعير.'],
  ['th', 'บางคนชอบข้าว', 'คนอื่นชอบขนมปัง'],
  ['hi', 'कुछ पौधे छाया में उगते हैं।', 'अन्य पौधे धूप में उगते हैं।'],
  ['hu', 'Egyes növények árnyékban nőnek.', 'Más növények napon nőnek.'],
])('One sentence is about some and one about the others (%s): %s', (language, some, others) => {
  expect(isAboutSome(some, language)).toBe(true)
  expect(isAboutOthers(others, language)).toBe(true)
})

test.each([
  ['en', 'Some 400 people died.'],
  ['en', 'Some time later, it rained.'],
  ['ar', 'في بعض الأحيان تمطر.'],
  ['th', 'บางกอกเป็นเมืองหลวง'],
  ['hi', 'कुछ समय बाद बारिश हुई।'],
])('A number, a time and a place are not some of a group (%s): %s', (language, text) => {
  expect(isAboutSome(text, language)).toBe(false)
})

test.each([
  ['ar', 'مرة أخرى ارتفعت الأسعار.'],
  ['hu', 'Más néven konyhasó.'],
])('A repetition and another name are not the others of a group (%s): %s', (language, text) => {
  expect(isAboutOthers(text, language)).toBe(false)
})
