import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const id: DiscourseMarkers = {
  dependentStarts:
    'penyebab utamanya|penyebabnya|penyebab utama adalah|penyebabnya adalah|alasannya|yang terpenting adalah|yang paling penting adalah|yang lain adalah|serupa|sebaliknya|dalam hal ini|dalam kasus ini|dalam kasus itu|jika tidak,|kalau tidak|karena alasan ini|oleh karena itu|karena itu|maka|dengan demikian|dengan cara ini|khususnya|singkatnya|pada awalnya|sebagai balasannya|sejak itu|sampai saat itu|kemudian|lalu|setelah itu|beberapa di antaranya|sebagian besar darinya|salah satunya|masing-masing|yang terakhir|karena|tetapi|namun|akan tetapi|sebenarnya|sayangnya|untungnya|artinya|selain itu|juga|ini|itu|hal ini|hal itu|ia|dia|mereka',
  early: 'oleh karena itu|juga|tersebut|ini|itu|demikian|sebaliknya|hal ini|hal itu|mereka|namun',
  inside: 'namun|oleh karena itu|misalnya|sebaliknya|juga|dengan demikian',
  first: 'pertama,|pertama-tama|yang pertama|di satu sisi|di satu pihak',
  next: 'kedua,|ketiga,|keempat,|selanjutnya|terakhir|akhirnya|yang kedua|yang ketiga|yang terakhir|di sisi lain|di lain pihak',
  example: 'misalnya|sebagai contoh|contohnya|bayangkan|misalkan',
  contrast:
    'namun|tetapi|akan tetapi|meskipun demikian|dalam hal ini|dalam kasus ini|sebaliknya|sebenarnya|kenyataannya|sayangnya',
  seeming:
    'mungkin tampak|mungkin terlihat|tampaknya|sekilas|banyak orang mengira|banyak orang percaya|dulu orang mengira|kesalahpahaman umum|anda mungkin mengira',
  elsewhere:
    'di bagian ini|pada bagian ini|bagian ini|dalam bab ini|pada bab ini|bab ini|dalam modul ini|dalam pelajaran ini|di halaman ini|dalam kursus ini|dalam buku ini|bagian berikutnya|bab berikutnya|bagian sebelumnya|bab sebelumnya|gambar di atas|gambar di bawah|tabel di atas|tabel di bawah|seperti yang ditunjukkan|pertanyaan berikut',
  exercises:
    'pertanyaan diskusi|pertanyaan ulasan|pertanyaan refleksi|pertanyaan|refleksi|kegiatan|aktivitas|tugas|pekerjaan rumah|uji diri|giliran anda',
  references:
    'sumber tambahan|sumber daya tambahan|bacaan lanjutan|bacaan tambahan|tautan|tautan terkait|lihat juga|pelajari lebih lanjut|ucapan terima kasih|lisensi|catatan|langkah selanjutnya|tentang penulis',
  labels:
    'apa|mengapa|siapa|kapan|di mana|bagaimana|waktu|waktu yang dibutuhkan|durasi|tingkat|kesulitan|prasyarat|bahan|alat|sasaran|penulis|pengajar|guru|kontak|tanggal|tenggat|batas waktu|poin|nilai|format|jenis|tujuan|tugas|petunjuk|lisensi|bahasa|sumber|kata kunci|mata pelajaran|versi',
}
