import { expect, test } from 'vitest'
import { askWhatToDo, isAdvice } from './advice-questions.ts'

test.each([
  ['en', 'call an electrician'],
  ['en', 'switch off the power'],
  ['en', 'do not touch the person'],
  ['en', 'start chest compressions at once'],
  ['es', 'tírela sin abrirla'],
  ['es', 'no lo vuelva a congelar'],
  ['fr', 'fermez la vanne'],
  ['de', 'schalten Sie den Strom ab'],
  ['it', 'non toccare il cavo'],
])('%s: "%s" says what to do', (language, text) => {
  expect(isAdvice(text, language)).toBe(true)
})

test.each([
  ['en', 'the current falls'],
  ['en', 'revenue falls'],
  ['en', 'demand for the good rises'],
  ['en', 'all the water freezes'],
  ['en', 'does the valve open'],
  ['es', 'no se congela'],
  ['es', 'la presión baja'],
  ['fr', 'la pression baisse'],
  ['de', 'sinkt der Druck'],
  ['it', 'non si congela'],
])('%s: "%s" says what happens', (language, text) => {
  expect(isAdvice(text, language)).toBe(false)
})

test('A question for what to do keeps the words of its case', () => {
  expect(askWhatToDo('if the cable is damaged', 'en')).toBe('What should you do if the cable is damaged?')
  expect(askWhatToDo('wenn es brennt', 'de')).toBe('Was ist zu tun, wenn es brennt?')
  expect(askWhatToDo('jeśli pada', 'pl')).toBe('Co należy zrobić, jeśli pada?')
  expect(askWhatToDo('ha esik', 'hu')).toBeUndefined()
})
