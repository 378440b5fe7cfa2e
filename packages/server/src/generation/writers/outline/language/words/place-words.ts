import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Words before the number of a place in a book that the lists of figures do not have: pages, exercises, steps. */
const placeWords: Readonly<Record<Language, string>> = {
  en: 'figures|figs|tables|page|pages|p|pp|chapters|exercises|question|questions|problem|problems|task|step|part|unit|lesson|activity',
  es: 'figuras|tablas|página|páginas|pág|ejercicio|ejercicios|pregunta|problema|tarea|paso|parte|unidad|lección',
  fr: 'figures|fig|tableaux|page|pages|p|exercice|exercices|question|problème|tâche|étape|partie|unité|leçon|section',
  de: 'abbildungen|tabellen|bild|seite|seiten|s|aufgabe|aufgaben|übung|übungen|frage|schritt|teil|einheit|lektion',
  it: 'figure|fig|tabelle|pagina|pagine|pag|esercizio|esercizi|domanda|problema|passo|parte|unità|lezione',
  ja: 'ページ|頁|章|節|問題|問|練習|手順|第',
  ko: '쪽|페이지|장|절|문제|연습|단계|제',
  pt: 'figuras|tabelas|página|páginas|pág|exercício|exercícios|pergunta|questão|problema|tarefa|passo|parte|unidade|lição',
  ru: 'рисунки|рисунка|таблицы|таблицу|страница|странице|стр|главе|главу|упражнение|упражнении|задача|задание|вопрос|шаг|часть|урок',
  zh: '页|第|章|节|练习|习题|问题|步骤|单元|课',
  ar: 'الصفحة|صفحة|ص|فصل|التمرين|تمرين|السؤال|سؤال|المسألة|الخطوة|الجزء|الوحدة|الدرس',
  cs: 'obrázky|tabulku|strana|straně|str|kapitole|kapitolu|cvičení|úloha|úkol|otázka|krok|část|lekce',
  da: 'side|s|øvelse|opgave|spørgsmål|trin|del|lektion',
  nl: 'figuren|tabellen|pagina|blz|p|bladzijde|oefening|opdracht|vraag|stap|deel|les',
  fi: 'kuvaa|kuvassa|taulukkoa|sivu|sivulla|s|luvussa|harjoitus|tehtävä|kysymys|vaihe|osa|oppitunti',
  el: 'σελίδα|σελ|άσκηση|ερώτηση|πρόβλημα|βήμα|μέρος|μάθημα',
  he: 'עמוד|עמ|תרגיל|שאלה|בעיה|שלב|חלק|שיעור|בפרק|באיור|בטבלה',
  hi: 'पृष्ठ|अभ्यास|प्रश्न|समस्या|चरण|भाग|इकाई|पाठ|सारणी',
  hu: 'oldal|gyakorlat|feladat|kérdés|lépés|rész|lecke',
  id: 'halaman|hlm|latihan|soal|pertanyaan|langkah|bagian|pelajaran',
  no: 'side|s|øvelse|oppgave|spørsmål|trinn|del|leksjon',
  pl: 'rysunki|tabele|strona|stronie|stronę|str|s|rozdziału|ćwiczenie|ćwiczeniu|zadanie|zadaniu|pytanie|krok|część|części|lekcja|wzór',
  ro: 'figuri|pagina|pag|exercițiul|întrebarea|problema|pasul|partea|lecția',
  sk: 'strana|strane|str|kapitole|kapitolu|cvičenie|úloha|otázka|krok|časť|lekcia',
  sv: 'figurer|tabeller|sida|sidan|s|kapitlet|övning|uppgift|fråga|steg|del|lektion',
  th: 'หน้า|รูป|ภาพ|ตาราง|แบบฝึกหัด|ข้อ|ขั้นตอน|ตอน',
  tr: 'sayfa|s|alıştırma|soru|problem|adım|kısım|ders',
  uk: 'рисунки|таблицю|сторінка|сторінці|стор|розділі|вправа|вправі|завдання|задача|питання|крок|частина|урок',
  vi: 'trang|bài tập|bài|câu hỏi|câu|bước|phần|mục',
}

export function placeWordsOf(language: string): readonly string[] {
  return placeWords[languageOf(language) ?? 'en'].split('|')
}
