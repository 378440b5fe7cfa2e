import { expect, test } from 'vitest'
import { isHomework } from './homework-words.ts'

test.each([
  ['en', 'Exit ticket: explain it to your neighbour.'],
  ['es', 'Para el lunes: repasad la tabla.'],
  ['de', 'HA: Seite 34 Nr. 2–5 bis Donnerstag!'],
  ['pl', 'Na poniedziałek: przeczytajcie tekst.'],
  ['en', 'Homework: mark the five largest lakes on the map.'],
  ['en', 'For Tuesday, do exercises 4 and 5 on page 61.'],
  ['es', 'Para el martes, haced los ejercicios 4 y 5 de la página 61 y subidlos al aula virtual.'],
  ['es', 'Tarea para el martes: leed el capítulo siguiente.'],
  ['pl', 'Zadanie domowe: na mapie konturowej zaznacz pięć największych jezior Polski.'],
  ['zh-Hans', '作业：两人一组互测血压三次，填写实训报告第8页，下周一上交。'],
  ['de', 'Hausaufgabe bis Montag: Lest den Text.'],
  ['fr', 'Pour mardi, faites les exercices 3 à 6.'],
  ['ar', 'الواجب المنزلي: اقرأ النص التالي.'],
])('%s: %s is homework', (language, text) => {
  expect(isHomework(text, language)).toBe(true)
})

test.each([
  ['en', 'Homework helps learners who already understand the subject.'],
  ['en', 'The study compares two kinds of homework: reading and writing.'],
  ['en', 'The group exercises 30 minutes a day.'],
  ['en', 'The nurse exercises 5 patients in the morning.'],
  ['es', 'La tarea del hígado es limpiar la sangre.'],
  ['es', 'Tareas del hígado: limpiar la sangre y almacenar azúcar.'],
  ['es', 'Los problemas 2 veces mayores cuestan más.'],
  ['pl', 'Zadanie domowe wymaga czasu.'],
  ['zh-Hans', '高空作业时，工人必须系安全带。'],
  ['de', 'Zu den Aufgaben 2024 gehört der Umbau.'],
  ['id', 'Prasasti itu memuat nama raja: Mulawarman.'],
])('%s: %s is content', (language, text) => {
  expect(isHomework(text, language)).toBe(false)
})
