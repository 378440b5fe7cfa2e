import { expect, test } from 'vitest'
import { namesPerson } from './person-nouns.ts'

test.each([
  ['en', 'Hunayn ibn Ishaq', 'a physician who translated the books of Galen'],
  ['es', 'Marie Curie', 'física y química polaca que descubrió el radio'],
  ['pl', 'Maria Skłodowska-Curie', 'polska fizyczka, która odkryła rad'],
  ['ru', 'Дмитрий Менделеев', 'русский химик, составивший таблицу элементов'],
  ['ar', 'حنين بن إسحاق', 'طبيب ترجم كتب جالينوس إلى العربية.'],
  ['ar', 'الخوارزمي', 'عالم رياضيات وضع أسس علم الجبر.'],
])('(%s) %s is the name of a person', (language, name, said) => {
  expect(namesPerson(name, said, language)).toBe(true)
})

test.each([
  ['en', 'Botanist', 'a scientist who studies plants'],
  ['en', 'Chain Reaction', 'a reaction that starts others'],
  ['en', 'Civil engineer', 'an engineer who builds bridges'],
  ['ar', 'عالم النبات', 'عالم يدرس النبات.'],
  ['ar', 'الجبر', 'علم يدرس المعادلات.'],
  ['zh', '杜甫', '唐代诗人'],
])('(%s) %s is a term, or is left as one', (language, name, said) => {
  expect(namesPerson(name, said, language)).toBe(false)
})
