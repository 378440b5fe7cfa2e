import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { awaitedBy } from './awaited-sentence.ts'
import { sentencesOf } from './sentence.ts'

function awaitedIn(language: string, text: string): string | undefined {
  return awaitedBy(sentencesOf(text, 'b1', 0, lexiconOf(language)), 0, language)?.text
}

test.each([
  ['en', 'Some birds fly south in autumn. Others stay for the whole winter.', 'Others'],
  [
    'en',
    'Some birds fly south in autumn. They need weeks for it. Other birds stay in the north.',
    'Other birds',
  ],
  ['es', 'Algunos pájaros vuelan al sur. Otros se quedan todo el invierno.', 'Otros'],
  ['fr', 'Certains oiseaux volent vers le sud. D’autres restent tout l’hiver.', 'D’autres'],
  ['de', 'Manche Vögel fliegen nach Süden. Andere bleiben den ganzen Winter.', 'Andere'],
  ['pl', 'Niektóre ptaki lecą na południe. Inne zostają przez całą zimę.', 'Inne'],
  ['ru', 'Одни птицы улетают на юг. Другие остаются на всю зиму.', 'Другие'],
  ['zh', '有些鸟秋天飞往南方。另一些整个冬天都留下来。', '另一些'],
  ['ar', 'بعض الطيور تطير جنوبا في الخريف. وأخرى تبقى طوال الشتاء.', 'وأخرى'],
  ['hi', 'कुछ पक्षी दक्षिण की ओर उड़ते हैं। अन्य पूरी सर्दी यहीं रहते हैं।', 'अन्य'],
])('What is so of some waits for the others: %s %s', (language, text, others) => {
  expect(awaitedIn(language, text)).toMatch(new RegExp(`^${others}`, 'u'))
})

test.each([
  ['en', 'Suppose you see a jacket for 200 euros. It looks dear beside one for 90 euros.'],
  ['es', 'Imagine una ciudad sin agua. Los vecinos tendrían que irse.'],
  ['pl', 'Załóżmy, że miasto nie ma wody. Mieszkańcy musieliby wyjechać.'],
  ['zh', '假设一座城市没有水。居民就得离开。'],
  ['ar', 'لنفترض أن مدينة بلا ماء. سيضطر السكان إلى الرحيل.'],
  ['ja', '町に水がないと仮定しましょう。住民は町を出ることになります。'],
])('A supposed case waits for what happens in it: %s %s', (language, text) => {
  expect(awaitedIn(language, text)).toBeDefined()
})

test.each([
  ['en', 'Some birds fly south in autumn. They need weeks for it.'],
  ['en', 'Some of these birds fly south in autumn. Others stay for the whole winter.'],
  ['en', 'Some birds fly south in autumn. Other than that, little changes in the wood.'],
  ['en', 'Some birds fly south. Some fish swim south. Others stay for the whole winter.'],
  ['en', 'Supposed causes of the war are many. The debts of the king were one.'],
  ['en', 'Someone has to count the birds. Others help with the list.'],
  ['de', 'Einige Vögel fliegen nach Süden. Anderes Futter gibt es im Winter nicht.'],
  ['pl', 'Wyobraźnia pomaga w nauce. Ćwiczą ją także dorośli.'],
])('Other sentences wait for nothing: %s %s', (language, text) => {
  expect(awaitedIn(language, text)).toBeUndefined()
})
