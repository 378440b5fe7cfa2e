import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const hu: DiscourseMarkers = {
  dependentStarts:
    'a fő ok|a fő oka|ennek oka|a legfontosabb a|a másik|hasonlóan|hasonló|az ellenkezője|ebben az esetben|abban az esetben|ilyen esetben|ellenkező esetben|különben|ha nem,|emiatt|ezért|így|ily módon|különösen|röviden|kezdetben|cserébe|azóta|addig|akkor|aztán|később|ezután|utána|némelyikük|legtöbbjük|egyikük|mindegyikük|az utóbbi|az előbbi|mert|de|azonban|mégis|valójában|sajnos|szerencsére|azaz|továbbá|szintén|ráadásul',
  early: 'azonban|ezért|tehát|viszont|szintén|ilyen|az utóbbi|az előbbi|pedig|ugyanakkor|is',
  inside: 'azonban|viszont|tehát|például|ezért|ugyanakkor|ellenben|persze',
  first: 'először|először is|elsősorban|az első|egyrészt',
  next: 'másodszor|harmadszor|negyedszer|végül|a második|a harmadik|az utolsó|másrészt|ezután,',
  example: 'például|tegyük fel|képzeljük el|képzelje el|vegyük például',
  contrast: 'azonban|de|mégis|viszont|ebben az esetben|ezzel szemben|ellenkezőleg|valójában|sajnos|ez nem',
  seeming:
    'úgy tűnhet|úgy tűnik|első pillantásra|első látásra|sokan azt hiszik|sokan úgy gondolják|azt gondolhatnánk|gyakori tévhit|gyakori tévedés|régen azt hitték',
  elsewhere:
    'ebben a részben|ebben a szakaszban|ebben a fejezetben|ez a fejezet|ebben a modulban|ebben a leckében|ezen az oldalon|ebben a kurzusban|ebben a könyvben|következő részben|következő fejezetben|előző részben|előző fejezetben|fenti képen|alábbi képen|fenti ábrán|alábbi ábrán|fenti táblázat|alábbi táblázat|az alábbi kérdések',
  exercises:
    'vitakérdések|ismétlő kérdések|ellenőrző kérdések|gondolkodtató kérdések|kérdések|reflexió|tevékenység|feladat|feladatok|házi feladat|önellenőrzés|teszteld magad',
  references:
    'további források|további olvasnivaló|ajánlott irodalom|hivatkozások|linkek|hasznos linkek|lásd még|tudjon meg többet|tudj meg többet|köszönetnyilvánítás|licenc|jegyzetek|következő lépések|a szerzőről|források',
  labels:
    'mit|mi|miért|ki|mikor|hol|hogyan|idő|szükséges idő|időigény|időtartam|szint|nehézség|előfeltételek|anyagok|eszközök|célközönség|szerző|szerzők|tanár|oktató|kapcsolat|dátum|határidő|beadási határidő|pont|pontok|értékelés|formátum|típus|cél|célok|feladat|útmutató|licenc|nyelv|forrás|források|kulcsszavak|tantárgy|verzió',
}
