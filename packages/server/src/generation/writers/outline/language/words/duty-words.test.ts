import { expect, test } from 'vitest'
import { namesException, statesDuty } from './duty-words.ts'

test.each([
  ['en', 'If a device can be locked, you must lock it.'],
  ['en', 'Do not skip step seven.'],
  ['es', 'Nunca mezcle los dos líquidos.'],
  ['fr', 'Il ne faut pas toucher la plaque.'],
  ['de', 'Der Deckel darf nur im Stillstand geöffnet werden.'],
  ['pl', 'Nie wolno ich podawać osobom z ciężkimi zaburzeniami odporności.'],
  ['ru', 'Нельзя открывать крышку.'],
  ['ar', 'يجب غسل اليدين قبل العمل.'],
  ['zh', '注意不要用拇指测量。'],
  ['ja', '必ず手袋を着用します。'],
  ['ko', '반드시 장갑을 낀다.'],
  ['hi', 'हाथ धोने चाहिए।'],
  ['tr', 'Kapağı asla açmayın.'],
])('A rule or a warning is recognised (%s: %s)', (language, text) => {
  expect(statesDuty(text, language)).toBe(true)
})

test.each([
  ['en', 'The muster took place in June.'],
  ['de', 'Das Muster ist blau.'],
  ['pl', 'Komórki dzielą się szybko.'],
  ['zh', '血液流经肺部的毛细血管。'],
])('A statement is no rule (%s: %s)', (language, text) => {
  expect(statesDuty(text, language)).toBe(false)
})

test.each([
  ['en', 'Cord-and-plug tools are the exception.'],
  ['de', 'Eine Ausnahme sind Geräte mit Stecker.'],
  ['fi', 'Poikkeuksena ovat pistokkeelliset laitteet.'],
  ['zh', '带插头的工具例外。'],
])('An exception is recognised (%s: %s)', (language, text) => {
  expect(namesException(text, language)).toBe(true)
})
