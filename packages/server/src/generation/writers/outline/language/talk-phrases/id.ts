import type { TalkPhrases } from '../talk-phrase-book.ts'

export const id: TalkPhrases = {
  greetings: [
    'Halo semuanya! Ini tentang apa?',
    'Tugas saya bertanya. Apa yang perlu diketahui dulu?',
    'Saya masih tahu sedikit tentang ini. Bagaimana Anda memperkenalkannya?',
  ],
  starts: ['Kedengarannya bagus. Apa hal pertama?'],
  goals: ['Dan apa yang akan kita pelajari hari ini?'],
  closingLeads: ['Saatnya melihat kembali. Apa yang perlu kita ingat?'],
  remembers: ['Dan ini yang saya catat.'],
  goodbyes: ['Sekian untuk hari ini. Terima kasih sudah mendengarkan!'],
  cause: [
    'Sejauh ini saya mengerti, tetapi saya ingin tahu mengapa begitu. Apakah Anda tahu?',
    'Dan apa yang ada di balik itu?',
  ],
  contrast: ['Kedengarannya jelas. Tetapi apakah itu saja?', 'Dan apakah itu berlaku tanpa batas?'],
  result: ['Dan apa arti semua itu pada akhirnya?', 'Dan apa hasilnya?'],
  example: ['Saya perlu sesuatu yang konkret. Seperti apa itu?'],
  terms: [
    'Saya pernah mendengar kata {}, tetapi saya tidak bisa menjelaskannya. Apa artinya?',
    'Sebelum kita lanjut: dengan kata sederhana, apa itu {}?',
    'Saya belum yakin tentang {}. Kata itu merujuk pada apa?',
    'Saya juga mau bertanya tentang {}. Apa maksudnya?',
  ],
  echoes: [
    'Dengan kata sederhana:',
    'Kalau saya tidak salah paham:',
    'Jadi bisa kita katakan:',
    'Yang penting adalah ini:',
  ],
  confirms: ['Begitulah.', 'Itu maksudnya.', 'Ya, itu dia.', 'Memang.'],
  years: ['Dan apa yang kita tahu tentang tahun {}?'],
  more: ['Saya ingin mendengar lebih banyak tentang {}. Apa selanjutnya?'],
  checks: ['Koreksi saya kalau salah:', 'Katakan apakah ini benar:', 'Dan saya kira begini:'],
  conditions: ['Dan {}?', '{}, lalu apa yang terjadi?', 'Saya membayangkan satu kasus: {}. Lalu bagaimana?'],
  others: ['Dan butir-butir lainnya?', 'Apa lagi yang ada dalam daftar itu?'],
  code: ['Mari kita telusuri kodenya langkah demi langkah. Apa yang terjadi di sana?'],
  cues: {
    named: ['disebut|dinamakan|dikenal sebagai|bernama', 'Apakah itu punya nama sendiri?'],
    result: [
      'menyebabkan|mengakibatkan|menghasilkan|akibat*|dampak*|sehingga|berujung',
      'Dan ke mana hal seperti itu mengarah pada akhirnya?',
      'Saya kira itu punya dampak. Apa dampaknya?',
    ],
    enables: [
      'memungkinkan|mengizinkan',
      'Saya mengerti. Tetapi apa yang menjadi mungkin karenanya?',
      'Dan apa gunanya?',
    ],
    problem: ['masalah*|kesulitan*|sulit|bahaya*|risiko*|kekurangan|hambatan*', 'Apakah ada masalah?'],
    compare: [
      'berbeda dengan|berbeda dari|sedangkan|dibandingkan',
      'Bisakah itu dibandingkan dengan hal lain?',
      'Saya ingin perbandingan. Apa yang berbeda dan apa yang sama?',
    ],
    today: ['hari ini|saat ini|dewasa ini|kini', 'Dan bagaimana keadaannya hari ini?'],
    view: ['peneliti|ilmuwan|sejarawan|ekonom|para ahli', 'Dan apa kata orang yang paham tentang ini?'],
    began: ['dimulai pada|bermula|didirikan', 'Saya suka tahu bagaimana sesuatu dimulai. Bagaimana di sini?'],
    ended: ['berakhir|runtuh|lenyap|menghilang|hancur|ditinggalkan', 'Dan bagaimana akhirnya?'],
    changed: [
      'telah berubah|telah meningkat|telah menurun|telah menjadi|berubah menjadi',

      'Dan bagaimana perkembangannya setelah itu?',
    ],
    most: ['paling|terbesar|terpenting|tertinggi|utama', 'Dari semua itu, apa yang paling menonjol?'],
    parts: ['terdiri dari|terdiri atas', 'Dan terdiri dari apa, kalau kita lihat ke dalamnya?'],
    must: [
      'anda harus|kita harus|anda perlu|kita perlu|sebaiknya|pastikan',
      'Kalau saya mau melakukannya sendiri, apa yang harus diperhatikan?',
      'Dan apa yang perlu kita ingat?',
    ],
    can: [
      'anda dapat|kita dapat|dapat digunakan|digunakan untuk|anda bisa|kita bisa',
      'Itu baik untuk diketahui. Dan apa yang bisa kita lakukan dengannya dalam praktik?',
      'Dan bagaimana cara memakainya?',
    ],
    usual: ['biasanya|umumnya|pada umumnya|lazimnya', 'Dan seperti apa itu biasanya?'],
    case: [
      'jika|apabila|kalau',
      'Apakah selalu begitu, atau tergantung keadaan?',
      'Dan kasus mana yang harus saya bedakan?',
    ],
    next: ['ketika|setelah|saat|kemudian', 'Saya bisa membayangkannya. Dan apa yang terjadi lalu?'],
    how: [
      'melalui|dengan bantuan|berkat',
      'Saya ingin tahu bagaimana cara kerjanya. Bisa diceritakan?',
      'Dan bagaimana tepatnya hal itu dilakukan?',
    ],
  },
}
