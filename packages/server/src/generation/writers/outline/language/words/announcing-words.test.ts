import { describe, expect, test } from 'vitest'
import { announces } from './announcing-words.ts'

describe('A sentence that only announces what follows', () => {
  test.each([
    ['en', 'The shogunate fell for several reasons.'],
    ['en', 'There are three main kinds of rock.'],
    ['en', 'Bridges are built in two ways:'],
    ['en', 'The body defends itself in four stages.'],
    ['en', 'This page sets out three positions.'],
    ['es', 'Conviene distinguir dos cambios.'],
    ['de', 'Dabei wirken drei Kräfte zusammen.'],
    ['es', 'El imperio cayó por varias razones.'],
    ['es', 'El agua cambia de estado en tres fases principales.'],
    ['fr', 'La ville a grandi pour plusieurs raisons.'],
    ['de', 'Dafür gibt es mehrere Gründe.'],
    ['de', 'Der Prozess läuft in drei Phasen ab.'],
    ['pl', 'Fotosynteza przebiega w dwóch fazach.'],
    ['pl', 'Szybkość reakcji zależy od trzech czynników:'],
    ['pt', 'O império caiu por várias razões.'],
    ['hi', 'साम्राज्य के पतन के कई कारण थे।'],
    ['ar', 'يغير الإنسان دورة الماء بطرق عديدة.'],
    ['ar', 'سقطت الدولة لعدة أسباب.'],
    ['zh', '丝绸之路的衰落有几个原因。'],
    ['zh', '这个过程分为三个阶段。'],
  ])('is known (%s): %s', (language, text) => {
    expect(announces(text, language)).toBe(true)
  })

  test.each([
    ['en', 'Three phases are separated by a membrane.'],
    ['en', 'The rebellion lasted several months.'],
    ['en', 'The shogunate fell for several reasons, above all its debts.'],
    ['en', 'Light travels in straight lines.'],
    ['es', 'Las razones de su caída fueron económicas.'],
    ['pl', 'Faza jasna wymaga światła.'],
    ['pl', 'Kilka gatunków ryb żyje w jaskiniach.'],
    ['de', 'Mehrere Städte liegen am Fluss.'],
    ['ar', 'تنقي دورة الماء المياه.'],
    ['zh', '从东方运往西方的商品主要有丝绸、瓷器和茶叶。'],
    ['zh', '火药也沿着这些路线西传。'],
  ])('is not one that says something (%s): %s', (language, text) => {
    expect(announces(text, language)).toBe(false)
  })
})

test.each([
  ['en', 'We can divide variables into two groups.'],
  ['ar', 'يفرق الاقتصاديون بين نوعين من الأسباب.'],
  ['it', 'Possiamo dividere i fattori in due gruppi.'],
  ['nl', 'Gesteente kent verschillende soorten.'],
  ['sv', 'Vi delar in bergarterna i tre grupper.'],
  ['da', 'Man skelner mellem to typer.'],
  ['no', 'Vi deler bergartene i tre grupper.'],
  ['cs', 'Horniny dělíme do tří skupin.'],
  ['sk', 'Horniny delíme do troch skupín.'],
  ['ru', 'Горные породы делят на три группы.'],
  ['uk', 'Гірські породи поділяють на три групи.'],
  ['ro', 'Rocile se împart în trei grupe.'],
  ['hu', 'A kőzeteket három csoportba soroljuk.'],
  ['tr', 'Kayaçlar üç gruba ayrılır.'],
  ['fi', 'Kivet jaetaan kolmeen ryhmään.'],
  ['id', 'Batuan dibagi menjadi tiga jenis.'],
  ['el', 'Τα πετρώματα χωρίζονται σε τρεις κατηγορίες.'],
  ['ko', '암석은 세 가지로 나눈다.'],
  ['he', 'לסלעים יש שלוש קבוצות.'],
  ['hu', 'A birodalom bukásának több oka volt.'],
  ['tr', 'Bunun iki yolu var.'],
  ['ko', '암석은 세 개의 종류로 나눈다.'],
  ['ru', 'Горные породы делят на три вида.'],
  ['uk', 'Гірські породи мають три типи.'],
  ['vi', 'Đá gồm các loại sau.'],
])('a sentence that only counts what follows announces it (%s): %s', (language, sentence) => {
  expect(announces(sentence, language)).toBe(true)
})

test.each([
  ['it', 'Due gruppi di soldati difesero la città contro i nemici.'],
  ['ru', 'Две группы солдат защищали город от врагов.'],
  ['tr', 'İki grup asker şehri düşmanlara karşı uzun süre savundu.'],
  ['hu', 'Két csoport katona védte a várost az ellenségtől hónapokon át.'],
  ['ar', 'دافع جنديان عن المدينة طوال الليل.'],
  ['hu', 'A városban sok okos ember él.'],
  ['hu', 'A levegő sok elemi részecskét tartalmaz.'],
  ['tr', 'Otobüste iki yolcu vardı.'],
  ['tr', 'Limanda iki Türk gemisi battı.'],
  ['ko', '이 지역에는 세 개의 강이 흐른다.'],
  ['ru', 'Сова ночью много видит.'],
  ['uk', 'Вночі такі зорі видимі.'],
  ['vi', 'Giáo viên giải thích các quy tắc.'],
])('a statement with a count announces nothing (%s): %s', (language, sentence) => {
  expect(announces(sentence, language)).toBe(false)
})
