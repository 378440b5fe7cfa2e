import { expect, test } from 'vitest'
import { hasJoinedPronoun, opensWithPronoun, opensWithJoinedSo, withoutJoinedAnd } from './joined-and.ts'

test.each([
  ['وأنشئ أول مصنع للورق في بغداد.', 'أنشئ أول مصنع للورق في بغداد.'],
  ['وبقي الكتاب يُدرَّس في أوروبا.', 'بقي الكتاب يُدرَّس في أوروبا.'],
  ['والمقابلة هي حذف الحدود المتشابهة.', 'المقابلة هي حذف الحدود المتشابهة.'],
  ['ولا يكفي أن يوفر الأفراد الماء.', 'لا يكفي أن يوفر الأفراد الماء.'],
  ['وكان حنين يترجم المعنى.', 'كان حنين يترجم المعنى.'],
  ['وفي عام 2006 أدرجت اليونسكو الأفلاج.', 'في عام 2006 أدرجت اليونسكو الأفلاج.'],
  ['ويُقصد بالجبر نقل الحدود.', 'يُقصد بالجبر نقل الحدود.'],
])('an Arabic statement that is shown alone has no joined "and": %s', (text, expected) => {
  expect(withoutJoinedAnd(text, 'ar')).toBe(expected)
})

test.each([
  'وصل الرسول إلى المدينة.',
  'وُلد ابن سينا سنة 980.',
  'ولاية عُمان واسعة.',
  'والد الطبيب تاجر.',
  'والي المدينة غائب.',
  'وزير المالية استقال.',
  'واحد من العلماء كتب.',
  'وباء الطاعون انتشر.',
  'وقد انتشر الورق.',
])('a word that starts with the letter of "and" stays whole: %s', (text) => {
  expect(withoutJoinedAnd(text, 'ar')).toBe(text)
})

test('"so" is joined to a word that the page has alone', () => {
  const words = new Set(['حنين', 'فرنسا', 'رنسا'])
  expect(opensWithJoinedSo('فحنين كان مسيحيًا.', words)).toBe(true)
  expect(opensWithJoinedSo('فرنسا دولة.', words)).toBe(false)
  expect(opensWithJoinedSo('فقدت المدينة مكتباتها.', words)).toBe(false)
})

test('a pronoun at the end of one of the first words means something before it', () => {
  expect(hasJoinedPronoun('كان مركزها مؤسسة كبيرة.')).toBe(true)
  expect(hasJoinedPronoun('كان حنين يترجم المعنى.')).toBe(false)
})

test('a pronoun soon after "and" means something of the sentence before', () => {
  expect(opensWithPronoun('ويُروى أنه كان يدفع للمترجم وزن كتابه ذهبًا.')).toBe(true)
  expect(opensWithPronoun('وبقي كتاب القانون لابن سينا.')).toBe(false)
})
