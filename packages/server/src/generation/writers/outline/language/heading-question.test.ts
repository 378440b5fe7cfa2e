import { describe, expect, test } from 'vitest'
import { clauseOf, questionOf } from './heading-question.ts'

describe('A heading', () => {
  test.each([
    ['en', 'What is a river', 'What is a river?'],
    ['en', 'Who brings the case', 'Who brings the case?'],
    ['en', 'How do glaciers move', 'How do glaciers move?'],
    ['en', 'What music do people like', 'What music do people like?'],
    ['es', 'Cómo funciona un motor', '¿Cómo funciona un motor?'],
    ['fr', 'Pourquoi les rivières débordent', 'Pourquoi les rivières débordent ?'],
    ['de', 'Was ist ein Fluss', 'Was ist ein Fluss?'],
    ['pl', 'Czym jest fotosynteza', 'Czym jest fotosynteza?'],
    ['pl', 'Co ogranicza fotosyntezę', 'Co ogranicza fotosyntezę?'],
    ['pt', 'O que é um rio', 'O que é um rio?'],
    ['ar', 'أين يذهب المطر', 'أين يذهب المطر؟'],
    ['hi', 'नदी क्या है', 'नदी क्या है?'],
    ['zh', '什么是丝绸之路', '什么是丝绸之路？'],
    ['ja', 'マグマとは', 'マグマとは何ですか？'],
    ['ko', '광합성이란', '광합성이란 무엇인가요?'],
    ['ko', '세포란', '세포란 무엇인가요?'],
    ['el', 'Ποιος κυβερνά τη χώρα', 'Ποιος κυβερνά τη χώρα;'],
    ['ro', 'Unde se formează norii', 'Unde se formează norii?'],
    ['tr', 'Neden yağmur yağar', 'Neden yağmur yağar?'],
    ['it', 'Perché il cielo è blu', 'Perché il cielo è blu?'],
    ['nl', 'Wat is een rivier', 'Wat is een rivier?'],
    ['sv', 'Hur fungerar en motor', 'Hur fungerar en motor?'],
    ['cs', 'Co je to řeka', 'Co je to řeka?'],
    ['ru', 'Почему море солёное', 'Почему море солёное?'],
    ['el', 'Τι είναι ο πληθωρισμός', 'Τι είναι ο πληθωρισμός;'],
    ['tr', 'Enflasyon nedir', 'Enflasyon nedir?'],
    ['vi', 'Lạm phát là gì', 'Lạm phát là gì?'],
    ['id', 'Mengapa harga naik', 'Mengapa harga naik?'],
  ])('is asked if it is a question without its mark (%s): %s', (language, heading, expected) => {
    expect(questionOf(heading, language)).toBe(expected)
  })

  test.each([
    ['en', 'The end of the empire'],
    ['en', 'How rivers grow'],
    ['en', 'What plants need'],
    ['en', 'What we can conclude'],
    ['en', 'What you should know'],
    ['en', 'What salt does to plants'],
    ['en', 'What cells are made of'],
    ['en', 'Who’s Who: a list'],
    ['es', 'La mejora de la máquina'],
    ['de', 'Wie Flüsse wachsen'],
    ['pl', 'Znaczenie dla życia'],
    ['nl', 'Wat planten nodig hebben'],
    ['ja', '噴火の仕組み'],
    ['ko', '세포의 구조'],
    ['hu', 'Mi Atyánk'],
    ['ar', 'ما بعد الحرب'],
    ['zh', '商品与技术'],
    ['el', 'Ποινικό δίκαιο'],
    ['el', 'Πόσιμο νερό'],
    ['ro', 'Unde electromagnetice'],
    ['tr', 'Neden ve sonuç'],
    ['ko', '임진왜란'],
    ['ko', '이란'],
    ['ko', '배란'],
    ['ko', '설립 인가'],
  ])('is no question in other cases (%s): %s', (language, heading) => {
    expect(questionOf(heading, language)).toBeUndefined()
  })

  test('completes a request if it is an English or German clause', () => {
    expect(clauseOf('How most cases end', 'en')).toBe('how most cases end')
    expect(clauseOf('What the court can order', 'en')).toBe('what the court can order')
    expect(clauseOf('What salt does to plants', 'en')).toBe('what salt does to plants')
    expect(clauseOf('What depreciation is not', 'en')).toBe('what depreciation is not')
    expect(clauseOf('What art is', 'en')).toBe('what art is')
    expect(clauseOf('When we use the passive', 'en')).toBe('when we use the passive')
    expect(clauseOf('When demand falls', 'en')).toBeUndefined()
    expect(clauseOf('When you paraphrase', 'en')).toBeUndefined()
    expect(clauseOf('Who brings the case', 'en')).toBeUndefined()
    expect(clauseOf('When things go wrong', 'en')).toBeUndefined()
    expect(clauseOf('What next', 'en')).toBeUndefined()
    expect(clauseOf('Wie atmen Fische', 'de')).toBeUndefined()
    expect(clauseOf('Wie lernt man gut', 'de')).toBeUndefined()
    expect(clauseOf('Welche Tiere dort leben', 'de')).toBe('welche Tiere dort leben')
    expect(clauseOf('Warum Menschen lügen', 'de')).toBe('warum Menschen lügen')
    expect(clauseOf('Welche Rolle der Staat', 'de')).toBeUndefined()
    expect(clauseOf('Warum sich die Ziele widersprechen', 'de')).toBe('warum sich die Ziele widersprechen')
    expect(clauseOf('Hvordan floder vokser', 'da')).toBeUndefined()
  })
})

test('A remark in brackets is no part of the question', () => {
  expect(questionOf('What is a river (learn this by heart)', 'en')).toBe('What is a river?')
})
