import { expect, test } from 'vitest'
import { isAssessmentNote } from './assessment-notes.ts'

test.each([
  ['es', 'Os dejo los apuntes del tema.'],
  ['es', 'Entran en el examen.'],
  ['de', 'Hier ist die Zusammenfassung der letzten Stunde.'],
  ['fr', 'Voici les notes du cours.'],
  ['en', 'Module 3 Quiz (10 points).'],
  ['en', 'You have two attempts.'],
  ['en', 'Check these videos to understand the idea better!'],
  ['en', 'This module is due Sunday at 11:59 pm.'],
  ['en', 'REMINDER: Quiz 2 is due Friday 14 November.'],
  ['en', 'Late submissions lose 10 %.'],
  ['pl', 'Na kartkówkę w piątek proszę powtórzyć tabelę.'],
  ['fr', 'Veuillez lire la page avant le cours.'],
  ['es', 'Tienes dos intentos.'],
  ['de', 'Sie haben drei Versuche.'],
  ['zh', '第三次测验（10分）'],
  ['en', 'Last updated: March 8, 2024.'],
  ['es', 'Haz clic aquí para ir al foro de dudas.'],
  ['fr', 'Travail à faire pour le 14 mars : répondre aux questions (noté sur 20).'],
  ['de', 'Zuletzt aktualisiert: 1. März 2024.'],
  ['it', 'Verifica il 21/3 (voto in decimi).'],
  ['pt', 'Atividade: preencha a planilha (vale 2,0 pontos).'],
  ['pl', 'Zadanie domowe na 14 marca.'],
  ['zh', '作业：3月14日前提交，共10分。'],
  ['ru', 'Сдать до 14 марта (макс. 10 баллов).'],
  ['ja', '提出期限：3月14日（木）'],
  ['tr', 'Soruları yanıtlayın (10 puan).'],
])('What a task counts and how often it may be tried is a note (%s): %s', (language, text) => {
  expect(isAssessmentNote(text, language)).toBe(true)
})

test.each([
  ['en', 'A triangle has three points.'],
  ['en', 'The green colour is due to chlorophyll.'],
  ['en', 'The rent is due on the first day of the month.'],
  ['en', 'Cicero spoke to the people in the forum.'],
  ['en', 'Bring your knees to your chest.'],
  ['en', 'Remember to read the meniscus at eye level.'],
  ['en', 'Submit the form to the tax office within ten days.'],
  ['en', 'Please is used to make a request polite.'],
  ['en', 'Late work by Monet is nearly abstract.'],
  ['de', 'Die Abgabefrist der Steuererklärung endet im Juli.'],
  ['de', 'Bitte ist ein Wort der Höflichkeit.'],
  ['es', 'El comprador debe pagar en la fecha de entrega.'],
  ['zh', '请在加热之前检查仪器。'],
  ['en', 'The first attempts to fly failed.'],
  ['de', 'Zwei Versuche muss man ihm in der Regel lassen.'],
  ['es', 'Haz clic en Archivo y elige Guardar.'],
  ['ja', '期限のない契約もある。'],
  ['zh', '苹果的价格上涨了10分。'],
])('A statement is none (%s): %s', (language, text) => {
  expect(isAssessmentNote(text, language)).toBe(false)
})
