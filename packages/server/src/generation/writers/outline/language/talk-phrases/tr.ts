import type { TalkPhrases } from '../talk-phrase-book.ts'

export const tr: TalkPhrases = {
  greetings: [
    'Herkese merhaba! Neyle başlayalım?',
    'Ben soru sormak için buradayım. Önce neyi bilmek gerekir?',
    'Bu konuda henüz az şey biliyorum. Bunu nasıl tanıtırdın?',
  ],
  starts: ['Kulağa hoş geliyor. Nereden başlıyoruz?'],
  goals: ['Peki bugün ne öğreneceğiz?'],
  closingLeads: ['Geriye bakma zamanı. Aklımızda ne kalmalı?'],
  remembers: ['Ben de şunu not ettim.'],
  goodbyes: ['Bugünlük bu kadar. Dinlediğiniz için teşekkürler!'],
  cause: [
    'Buraya kadar anlıyorum ama neden böyle olduğunu merak ediyorum. Biliyor musun?',
    'Peki bunun arkasında ne var?',
  ],
  contrast: ['Anlaşılıyor. Ama hepsi bu mu?', 'Peki bu her zaman geçerli mi?'],
  result: ['Peki bütün bunlar sonunda ne anlama geliyor?', 'Peki bundan ne çıktı?'],
  example: ['Somut bir şeye ihtiyacım var. Bu neye benzerdi?'],
  terms: [
    '{} kelimesini duydum ama açıklayamam. Ne demek?',
    'Devam etmeden önce: basit sözlerle {} nedir?',
    'Şu kelimeden emin değilim: {}. Neyi anlatıyor?',
    'Şunu da sormak istiyorum: {}. Bununla ne kastediliyor?',
  ],
  echoes: ['Basitçe söylersek:', 'Seni doğru anladıysam:', 'Demek ki şöyle diyebiliriz:', 'Önemli olan şu:'],
  confirms: ['Tam da öyle.', 'İşte bu.', 'Evet, öyle.', 'Gerçekten de.'],
  years: ['Peki {} yılı hakkında ne biliyoruz?'],
  more: ['Şu konuda daha fazlasını duymak isterim: {}. Sırada ne var?'],
  checks: ['Yanılıyorsam düzelt:', 'Doğru anladım mı, söyle:', 'Ve sanırım şöyle:'],
  conditions: ['Peki {}?', '{}, o zaman ne olur?'],
  others: ['Peki ya diğer maddeler?', 'Listede başka ne var?'],
  code: ['Kodu adım adım izleyelim. Orada ne oluyor?'],
  cues: {
    named: [
      'denir|denilir|adlandırıl*|olarak bilinir|denmektedir|adı verilir',
      'Peki bunun kendi adı var mı?',
    ],
    result: [
      'yol aç*|neden ol*|sonuç*|sonucu*|etki*|yüzünden',
      'Peki böyle bir şey sonunda nereye varır?',
      'Sanırım bunun bir etkisi var. Nasıl bir etki?',
    ],
    enables: [
      'sağla*|olanak*|imkan*|mümkün kıl*|izin ver*',
      'Anlıyorum. Ama bu neyi mümkün kılıyor?',
      'Peki bu neye yarıyor?',
    ],
    problem: ['sorun*|problem*|zor|zorluk*|tehlike*|risk*|dezavantaj*|engel*', 'Bir sorun var mı?'],
    compare: [
      'aksine|oysa|karşılaştır*|kıyasla|farklı olarak',
      'Bunu başka bir şeyle karşılaştırabilir misin?',
      'Bir karşılaştırma isterdim. Ne farklı, ne aynı?',
    ],
    today: ['bugün|günümüzde|şu anda', 'Peki bugün durum nasıl?'],
    view: [
      'araştırmacı*|bilim insan*|tarihçi*|ekonomist*|uzman*',
      'Peki konuyu bilenler bu konuda ne diyor?',
    ],
    began: [
      'başladı|başlamıştı|kuruldu|kurulmuştu|ortaya çıktı',
      'Bir şeyin nasıl başladığını hep merak ederim. Burada nasıldı?',
    ],
    ended: ['sona erdi|bitti|yok oldu|yıkıldı|çöktü|terk edildi', 'Peki sonunda ne oldu?'],
    changed: [
      'haline geldi|değişti|arttı|azaldı|büyüdü|dönüştü|yerini aldı',

      'Peki oradan sonra nasıl gelişti?',
    ],
    most: ['en', 'Bütün bunlar içinde en çok göze çarpan ne?'],
    parts: ['oluşur|oluşmaktadır', 'Peki nelerden oluşuyor?'],
    must: [
      '~mek gerek*|~mak gerek*|~meniz gerek*|~manız gerek*|~memiz gerek*|~mamız gerek*|zorundasınız|zorundayız|emin olun',
      'Bunu kendim yapmak istesem neye dikkat etmeliyim?',
      'Peki bunu yaparken neyi akılda tutmalıyız?',
    ],
    can: [
      'kullanılabilir|kullanılır|yapabilirsiniz|yapabiliriz|kullanabilir*',
      'Bu ilgimi çekti. Peki pratikte bununla ne yapılabilir?',
      'Peki bu nasıl kullanılır?',
    ],
    usual: ['genellikle|genelde|çoğunlukla|normalde', 'Peki olağan durumda bu nasıl görünür?'],
    case: ['eğer', 'Hep böyle mi, yoksa duruma mı bağlı?', 'Peki hangi durumları ayırmalıyım?'],
    next: ['sonra|daha sonra', 'Bunu gözümde canlandırabiliyorum. Peki o zaman ne olur?'],
    how: [
      'aracılığıyla|yardımıyla|sayesinde|kullanarak',
      'Bunun nasıl işlediğini merak ediyorum. Anlatır mısın?',
      'Peki bu tam olarak nasıl yapılır?',
    ],
  },
}
