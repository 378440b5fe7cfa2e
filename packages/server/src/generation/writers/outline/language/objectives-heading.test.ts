import { describe, expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'

describe('A heading', () => {
  test.each([
    ['ar', 'ماذا ستتعلم'],
    ['cs', 'Co se naučíte'],
    ['da', 'Hvad du lærer'],
    ['de', 'Was Sie lernen'],
    ['de', 'Das lernst du in dieser Lektion'],
    ['el', 'Τι θα μάθετε'],
    ['es', 'Qué vas a aprender'],
    ['fi', 'Mitä opit'],
    ['fr', 'À la fin de cette leçon, vous saurez'],
    ['fr', 'Ce que vous allez apprendre'],
    ['he', 'מה תלמדו בשיעור'],
    ['hi', 'आप क्या सीखेंगे?'],
    ['hu', 'Mit fogsz megtanulni?'],
    ['id', 'Yang akan Anda pelajari'],
    ['it', 'Che cosa imparerai'],
    ['ja', 'この単元で学ぶこと'],
    ['ko', '이 단원에서 배울 내용'],
    ['nl', 'Wat je leert'],
    ['no', 'Dette lærer du'],
    ['pl', 'Czego się nauczysz'],
    ['pt', 'Ao final desta aula, você saberá'],
    ['ro', 'Ce veți învăța'],
    ['ru', 'Чему вы научитесь'],
    ['ru', 'После изучения темы вы сможете'],
    ['sk', 'Čo sa naučíte'],
    ['sv', 'Vad du lär dig'],
    ['th', 'สิ่งที่คุณจะได้เรียนรู้'],
    ['tr', 'Bu derste neler öğreneceksiniz?'],
    ['uk', 'Чого ви навчитеся'],
    ['vi', 'Em sẽ học được gì?'],
  ])('names the objectives of a page (%s): %s', (language, heading) => {
    expect(lexiconOf(language).roleOf(heading)).toBe('objectives')
  })

  test.each([
    ['cs', 'Jak se děti učí číst'],
    ['hu', 'Mit tanulunk a történelemből?'],
    ['de', 'Was Kinder in der Schule lernen'],
    ['de', 'Das Lernen und das Gedächtnis'],
    ['es', 'Aprender una segunda lengua'],
    ['fr', 'Comment on apprend à lire'],
    ['fr', 'À la fin de la guerre'],
    ['hi', 'बच्चे कैसे सीखते हैं'],
    ['id', 'Cara anak belajar'],
    ['it', 'Imparare una lingua'],
    ['ja', '歴史から学ぶこと'],
    ['ja', '学校で学ぶこと'],
    ['ko', '역사에서 배우는 것'],
    ['nl', 'Hoe kinderen leren lezen'],
    ['pl', 'Jak uczą się dzieci'],
    ['pt', 'Aprender com os erros'],
    ['ru', 'Как учатся дети'],
    ['sv', 'Hur barn lär sig läsa'],
    ['tr', 'Çocuklar nasıl öğrenir?'],
    ['uk', 'Як навчаються діти'],
    ['vi', 'Trẻ em học đọc như thế nào?'],
  ])('about learning is content (%s): %s', (language, heading) => {
    expect(lexiconOf(language).roleOf(heading)).toBeUndefined()
  })
})
