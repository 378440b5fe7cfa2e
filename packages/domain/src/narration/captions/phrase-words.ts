import type { Language } from '../../voices/languages.ts'

/** Words of a language that allow or prevent a caption break beside them. */
export interface PhraseWords {
  /** Conjunctions, prepositions and relative pronouns. They stay with the following words. */
  readonly opening: string
  /** Articles and similar words. They stay with the following word, and with the preposition before them. */
  readonly leaning?: string
  /** Postpositions and particles. They stay with the preceding words. */
  readonly closing?: string
}

/** Languages in which only such words show phrases. Other languages break at punctuation and evenly. */
export const phraseWords: Partial<Record<Language, PhraseWords>> = {
  en: {
    opening:
      'and or but nor so yet because although though while when where whereas if unless until since after before once that which who whose whom of in on at by for from to into onto with without within about above across against along among around as behind below beneath beside between beyond despite during except inside like near off over past per than through throughout toward towards under upon via',
    leaning:
      'a an the this these those my your his her its our their every each no not very more most some any many all both such it he she they we i is are was were',
  },
  de: {
    opening:
      'und oder aber denn sondern sowie weil obwohl während wenn wann wo falls bis seit seitdem nachdem bevor sobald dass damit ob als wie welche welcher welches an am auf aus bei beim durch für gegen hinter in im ins mit nach neben ohne über um unter von vom vor wegen zu zum zur zwischen trotz statt',
    leaning:
      'der die das den dem des ein eine einen einem einer eines kein keine keinen mein dein sein ihr unser dieser diese dieses diesen diesem jede jeder jedes nicht sehr einige alle viele man es er wir ich',
  },
  fr: {
    opening:
      "et ou mais donc or ni car parce que qu' qui quand lorsque si comme dont où puisque tandis afin à au aux avec chez contre dans de du des depuis derrière dès devant en entre jusque malgré par pendant pour sans sauf selon sous sur vers",
    leaning:
      "le la les l' un une ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque ne très plus",
  },
  es: {
    opening:
      'y e o u pero sino ni porque aunque mientras cuando donde si como que quien cual pues a al ante bajo con contra de del desde durante en entre hacia hasta para por según sin sobre tras',
    leaning:
      'el la los las lo un una unos unas este esta estos estas ese esa mi tu su sus nuestro cada no muy más',
  },
  it: {
    opening:
      'e ed o ma né perché sebbene mentre quando dove se come che chi cui poiché a al allo alla ai agli alle con contro da dal dalla dai di del della dei degli delle durante fra in nel nella nei per senza sotto su sul sulla tra verso',
    leaning: 'il lo la i gli le un uno una questo questa questi queste ogni non molto più',
  },
  pt: {
    opening:
      'e ou mas nem porque embora enquanto quando onde se como que quem qual pois a ao à aos às ante até com contra de do da dos das desde durante em no na nos nas entre para pela pelo por sem sob sobre',
    leaning: 'o os as um uma uns umas este esta esse essa meu minha seu sua cada não muito mais',
  },
  nl: {
    opening:
      'en of maar want dus omdat hoewel terwijl wanneer waar als toen totdat sinds nadat voordat zodra dat die wie aan achter bij binnen boven buiten door in langs met na naar naast om onder op over per sinds te tegen tot tussen uit van vanaf voor zonder',
    leaning: 'de het een deze dit mijn jouw zijn haar ons onze hun elke elk geen niet zeer',
  },
  da: {
    opening:
      'og eller men for fordi selvom mens når da hvor hvis indtil siden efter før at som der af bag fra gennem i imellem inden med mod om over på til uden under ved',
    leaning: 'en et den det de min din sin hans hendes vores deres hver ikke meget',
  },
  sv: {
    opening:
      'och eller men för eftersom fast medan när då där om tills sedan efter innan att som av bakom från genom i inom mellan med mot på till under utan vid över',
    leaning: 'en ett den det de min din sin hans hennes vår deras varje inte mycket',
  },
  no: {
    opening:
      'og eller men for fordi selv mens når da hvor hvis til siden etter før at som av bak fra gjennom i innen mellom med mot om over på uten under ved',
    leaning: 'en ei et den det de min din sin hans hennes vår deres hver ikke veldig',
  },
  pl: {
    opening:
      'i a lub albo ale lecz oraz więc bo ponieważ choć chociaż gdy kiedy gdzie jeśli jeżeli aż zanim że żeby który która które bez dla do dzięki ku między mimo na nad o od po pod podczas poza przed przez przy w we z za ze',
    leaning: 'ten ta to te mój twój jego jej nasz ich każdy nie bardzo',
  },
  cs: {
    opening:
      'a i nebo ale avšak protože ačkoli když kde jestliže až dokud než že aby který která které bez do k ke kolem mezi mimo na nad o od po pod podle pro před při s se skrz u v ve z za ze',
    leaning: 'ten ta to ty můj tvůj jeho její náš jejich každý velmi',
  },
  sk: {
    opening:
      'a aj alebo ale avšak pretože hoci keď kde ak až kým než že aby ktorý ktorá ktoré bez do k ku okolo medzi mimo na nad o od po pod podľa pre pred pri s so cez u v vo z za zo',
    leaning: 'ten tá to tie môj tvoj jeho jej náš ich každý veľmi',
  },
  ru: {
    opening:
      'и а или но да либо потому поэтому хотя пока когда где если чтобы что который которая которое которые как без в во для до за из из-за изо к ко между на над о об от перед по под при про с со среди у через',
    leaning: 'этот эта это эти тот та те мой твой его её наш их каждый не очень',
  },
  uk: {
    opening:
      'і й та а або чи але бо тому хоча поки коли де якщо щоб що який яка яке які як без в у для до за з із зі к між на над о об від перед по під при про серед через',
    leaning: 'цей ця це ці той мій твій його її наш їх кожний не дуже',
  },
  ro: {
    opening:
      'și sau dar iar însă ci deoarece deși când unde dacă până că să care cine ca a cu de din despre dintre după fără în între la lângă pe pentru peste prin spre sub',
    leaning: 'un o niște acest această acești aceste fiecare nu foarte',
  },
  el: {
    opening:
      'και κι ή αλλά όμως γιατί επειδή αν όταν όπου ενώ μέχρι αφού πριν ότι πως που να από για με μετά παρά προς σε στο στη στην στον στα στις στους χωρίς',
    leaning: 'ο η το οι τα του της των τον την τους τις ένας μια ένα δεν πολύ',
  },
  fi: {
    opening: 'ja tai mutta vaan sekä koska vaikka kun kunnes jos että joka jotka mikä kuin eli',
    leaning: 'ei hyvin',
  },
  hu: {
    opening: 'és vagy de hanem mert bár amikor ahol ha hogy aki ami amely mint míg',
    leaning: 'a az egy ez nem nagyon',
  },
  tr: {
    opening: 've veya ya ama fakat çünkü eğer ki ancak',
    leaning: 'bir bu şu o her çok',
    closing: 'için ile gibi kadar da de mi mı mu mü',
  },
  id: {
    opening:
      'dan atau tetapi tapi karena meskipun ketika saat jika kalau sampai setelah sebelum bahwa yang di ke dari dalam pada untuk dengan tanpa oleh tentang antara',
    leaning: 'sebuah seorang para setiap tidak sangat',
    closing: 'ini itu',
  },
  vi: {
    opening:
      'và hoặc hay nhưng vì mặc khi nếu để rằng mà thì của trong trên dưới với cho từ đến bằng về tại ở sau trước',
    leaning: 'một các những mỗi không rất',
    closing: 'này đó kia',
  },
  ar: {
    opening:
      'أو أم لكن ولكن لأن لأنّ بينما عندما حيث إذا حتى أن أنّ إن إنّ الذي التي الذين كما في من إلى على عن مع بين خلال بعد قبل عند تحت فوق منذ دون بدون ثم',
    leaning: 'هذا هذه ذلك تلك كل لا لم لن ما قد',
  },
  he: {
    opening: 'או אבל אלא כי אם כאשר כש עד אשר של על אל מן עם בין לפני אחרי תחת מעל ללא בלי אצל כמו',
    leaning: 'את כל לא',
    closing: 'זה זו זאת אלה',
  },
  hi: {
    opening: 'और या लेकिन परंतु मगर क्योंकि हालाँकि जब जहाँ अगर यदि कि जो जिस ताकि तो',
    leaning: 'यह वह ये वे एक हर इस उस बहुत नहीं',
    closing: 'का के की को से में पर ने तक है हैं था थे थी हो भी ही',
  },
  ko: {
    opening: '그리고 그러나 하지만 또는 및 그래서',
    leaning: '이 그 저 한 각 매우 안',
    closing: '수 것 것은 것이 것을 때',
  },
  zh: {
    opening:
      '和 与 與 及 或 或者 而 而且 但 但是 因为 因為 所以 如果 虽然 雖然 当 當 在 从 從 对 對 把 被 向 为 為 以 以及 并 並 并且 那么 就 则 则是 由 由于 通过 通過',
    leaning: '这 這 那 一个 一個 每 不 很 最 更 的 地 得',
    closing: '的 了 着 著 过 過 地 得 们 們 上 下 中 里 裡 时 時 吗 嗎 呢 吧',
  },
  th: {
    opening: 'และ หรือ แต่ เพราะ เมื่อ ถ้า หาก ที่ ซึ่ง อัน ว่า ใน บน ของ จาก ถึง กับ โดย เพื่อ ด้วย สำหรับ ระหว่าง',
    leaning: 'ทุก ไม่ การ ความ',
    closing: 'นี้ นั้น แล้ว ๆ',
  },
}
