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
  ['es', 'En esta unidad aprenderás a:'],
  ['fr', 'Dans ce chapitre, vous apprendrez à :'],
  ['de', 'In dieser Lektion lernen Sie:'],
  ['it', 'In questa lezione imparerai a:'],
  ['pt', 'Nesta aula, você vai aprender a:'],
  ['nl', 'In dit hoofdstuk leer je:'],
  ['pl', 'Na tej lekcji nauczysz się:'],
  ['ru', 'На этом уроке вы научитесь:'],
  ['ar', 'في هذا الدرس ستتعلم:'],
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
  ['es', 'En esta ciudad aprenderás que hay:'],
  ['de', 'In dieser Stadt lernen die Kinder:'],
  ['ru', 'На этом острове водятся:'],
  ['ar', 'في هذا البلد أنهار كثيرة:'],
])('A text about anything else introduces no goals (%s): %s', (language, text) => {
  expect(leadsToGoals(text, language)).toBe(false)
})

test.each([
  ['en', 'Having classified the plants, you can see:'],
  ['de', 'Nach einer Stunde können Sie das sehen:'],
  ['fr', 'Après la course, vous pourrez mesurer :'],
  ['da', 'Efter en time kan du se:'],
  ['no', 'Etter en time kan du se:'],
  ['sv', 'När en sida i triangeln växer kan du se:'],
  ['pl', 'Po prawej stronie rośnie wiele roślin:'],
  ['cs', 'Po dvou hodinách budete mít:'],
  ['ru', 'После повышения температуры вы сможете увидеть:'],
  ['uk', 'Після зміни температури ви зможете побачити:'],
  ['ro', 'După două ore vei observa:'],
])(
  'An hour, a side and other words that begin as a part of a course lead to no goals (%s): %s',
  (language, text) => {
    expect(leadsToGoals(text, language)).toBe(false)
  },
)

test.each([
  ['de', 'Am Ende der Stunde kannst du:'],
  ['cs', 'Na konci hodiny dokážete:'],
  ['da', 'Efter timen kan du:'],
  ['ru', 'После этой темы вы сможете:'],
  ['hu', 'Az óra végére képes leszel:'],
])('A lesson leads to goals (%s): %s', (language, text) => {
  expect(leadsToGoals(text, language)).toBe(true)
})
