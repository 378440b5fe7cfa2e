import { expect, test } from 'vitest'
import { leadsToGoals } from './goal-leads.ts'

test.each([
  ['sv', 'Efter lektionen kan du:'],
  ['fi', 'Tunnin jälkeen osaat:'],
  ['da', 'Når timen er slut, kan du:'],
  ['es', 'Tras esta clase sabrás:'],
  ['fr', 'Après cette leçon, tu pourras :'],
  ['hu', 'Az óra végére tudni fogod:'],
  ['tr', 'Ders sonunda öğrenciler:'],
  ['ru', 'По окончании урока учащиеся смогут:'],
  ['ar', 'بنهاية الدرس ستكون قادراً على:'],
  ['hi', 'इस पाठ को पढ़ने के बाद आप:'],
  ['ja', 'この授業を終えると、次のことができる。'],
  ['ko', '수업이 끝나면 다음을 할 수 있습니다.'],
  ['zh', '学完这一课，你会：'],
])('What learners can do after a part of the course is introduced by (%s): %s', (language, text) => {
  expect(leadsToGoals(text, language)).toBe(true)
})

test.each([
  ['sv', 'Efter kriget kan man se:'],
  ['zh', '运动以后，人体可以调节：'],
  ['ko', '이 과정이 끝나면 다음이 생길 수 있다.'],
  ['tr', 'Bu bölümden sonra savaşın sonuçları şunlardır:'],
  ['pl', 'Powietrze składa się z:'],
  ['en', 'After the lesson, you can go home.'],
  ['de', 'Nach dem Kochen kannst du:'],
])('A text about anything else introduces no goals (%s): %s', (language, text) => {
  expect(leadsToGoals(text, language)).toBe(false)
})
