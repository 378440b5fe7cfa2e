import { expect, test } from 'vitest'
import { supposesCase } from './hypothetical-words.ts'

test.each([
  ['en', 'Imagine a town on a river.'],
  ['de', 'Angenommen, ein Zug fährt um acht Uhr ab.'],
  ['nl', 'Stel je een stad aan een rivier voor.'],
  ['fi', 'Oletetaan, että sinulla on sata euroa.'],
  ['sv', 'Anta att priset stiger.'],
  ['zh', '假设一个人有一百元。'],
  ['zh', '想象一座城市。'],
  ['th', 'สมมติว่าคุณมีเงินร้อยบาท'],
  ['ar', 'افترض أن لديك مئة دينار.'],
  ['ar', 'تخيل مدينة على نهر.'],
  ['he', 'הניחו שיש לכם מאה שקלים.'],
  ['ja', '川のそばの町を想像してみましょう。'],
  ['ko', '강가의 도시를 상상해 봅시다.'],
])('A sentence begins a case that it only supposes (%s): %s', (language, text) => {
  expect(supposesCase(text, language)).toBe(true)
})

test.each([
  ['en', 'Imagine is a song by John Lennon.'],
  ['de', 'Angenommen wurde das Gesetz im Jahr 1919.'],
  ['nl', 'Stel je hypothese op.'],
  ['fi', 'Oletetaan yleisesti, että maa on pyöreä.'],
  ['sv', 'Anta utmaningen.'],
  ['zh', '想象力很重要。'],
  ['zh', '假设检验是统计方法。'],
  ['th', 'สมมติฐานคือข้อความที่ทดสอบได้'],
  ['ar', 'افترض نيوتن أن الضوء جسيمات.'],
  ['ar', 'تخيل العلماء عالما آخر.'],
  ['he', 'הניחו החוקרים שהאור גל.'],
  ['ja', '人々は地球が平らだと想像していた。'],
  ['ko', '그는 새로운 세계를 상상해 그렸다.'],
])('A sentence that uses such a word otherwise supposes nothing (%s): %s', (language, text) => {
  expect(supposesCase(text, language)).toBe(false)
})
