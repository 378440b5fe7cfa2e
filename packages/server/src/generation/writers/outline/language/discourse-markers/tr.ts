import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const tr: DiscourseMarkers = {
  dependentStarts:
    'asıl neden,|başlıca neden,|bunun nedeni|en önemlisi|benzer şekilde|benzer|tam tersi|aksine|bu durumda|o durumda|böyle bir durumda|aksi takdirde|aksi halde|yoksa|değilse|bu nedenle|bu yüzden|bu sebeple|böylece|bu şekilde|özellikle|kısacası|başlangıçta|karşılığında|o zamandan beri|o zamana kadar|o zaman|sonra|daha sonra|ardından|bazıları|çoğu|bunlardan biri|onlardan biri|her biri|ikincisi|ilki|çünkü|ama|fakat|ancak|yine de|aslında|ne yazık ki|neyse ki|yani|ayrıca|bu|bunlar|şu|o|onlar|onun|onların|bunun',
  early:
    'ise|bu|bunlar|bunun|bunların|böyle|böylesi|dolayısıyla|bu nedenle|ayrıca|benzer şekilde|onun|onların',
  inside: 'ancak|öte yandan|dolayısıyla|örneğin|ise|ayrıca|buna karşılık|sırayla',
  first: 'ilk olarak|birincisi|öncelikle|ilki|bir yandan|birinci olarak',
  next: 'ikinci olarak|ikincisi|üçüncü olarak|üçüncüsü|son olarak|sonuncusu|diğer yandan|öte yandan|dördüncü olarak',
  example: 'örneğin|mesela|örnek olarak|diyelim ki|varsayalım|düşünün',
  contrast: 'ancak|ama|fakat|yine de|bu durumda|aksine|buna karşılık|aslında|gerçekte|ne yazık ki',
  seeming:
    'gibi görünebilir|gibi görünüyor|düşünebilirsiniz|ilk bakışta|sanılır|zannedilir|sanır|zanneder|yaygın bir yanılgı|yaygın bir hata|eskiden inanılırdı',
  elsewhere:
    'bu bölümde|bu bölüm|bu kısımda|bu modülde|bu derste|bu ünitede|bu sayfada|bu kursta|bu kitapta|sonraki bölüm|bir sonraki bölüm|gelecek bölüm|önceki bölüm|önceki kısım|yukarıdaki|aşağıdaki|yukarıda gösterilen|aşağıda gösterilen',
  exercises:
    'tartışma soruları|tekrar soruları|düşünme soruları|sorular|yansıtma|etkinlik|etkinlikler|ödev|ödevler|görev|kendini test et|kendinizi test edin|sıra sizde',
  references:
    'ek kaynaklar|diğer kaynaklar|ileri okuma|okuma önerileri|bağlantılar|faydalı bağlantılar|ayrıca bakınız|daha fazla bilgi|teşekkür|lisans|notlar|sonraki adımlar|yazar hakkında',
  labels:
    'ne|neden|niçin|kim|ne zaman|nerede|nasıl|süre|gerekli süre|tahmini süre|seviye|düzey|zorluk|ön koşullar|gereksinimler|malzemeler|araçlar|hedef kitle|yazar|yazarlar|öğretmen|iletişim|tarih|teslim tarihi|son tarih|puan|not|biçim|format|tür|hedef|hedefler|amaç|görev|yönergeler|lisans|dil|kaynak|anahtar kelimeler|konu|sürüm',
}
