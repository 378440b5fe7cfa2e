import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const fi: DiscourseMarkers = {
  dependentStarts:
    'pääsyy oli|pääsyy on|pääsyynä oli|tärkein syy oli|tärkein syy on|syynä oli|syynä on|tärkein on|tärkein oli|toinen on|samoin|samankaltainen|päinvastoin|tässä tapauksessa|siinä tapauksessa|muuten|muussa tapauksessa|jos ei,|tästä syystä|siksi|näin|tällä tavalla|erityisesti|lyhyesti|aluksi|siitä lähtien|siihen asti|sitten|myöhemmin|sen jälkeen|jotkut niistä|useimmat niistä|yksi niistä|jokainen niistä|jälkimmäinen|edellinen|koska|mutta|kuitenkin|todellisuudessa|valitettavasti|onneksi|toisin sanoen|lisäksi|myös',
  early:
    'jälkimmäinen|kuitenkin|puolestaan|siksi|myös|tällainen|tällaiset|sellainen|sellaiset|näin ollen|taas',
  inside: 'kuitenkin|sen sijaan|siis|esimerkiksi|puolestaan|toisaalta',
  first: 'ensinnäkin|ensiksi|ensin,|ensimmäinen|yhtäältä|toisaalta',
  next: 'toiseksi|kolmanneksi|neljänneksi|lopuksi|viimeiseksi|toinen|kolmas|viimeinen|toisaalta',
  example: 'esimerkiksi|kuvittele|oletetaan',
  contrast:
    'kuitenkin|mutta|silti|tässä tapauksessa|toisaalta|sitä vastoin|todellisuudessa|itse asiassa|valitettavasti',
  seeming:
    'voi näyttää|saattaa näyttää|näyttää siltä|voisi luulla|ensi silmäyksellä|ensi näkemältä|moni luulee|monet uskovat|aiemmin uskottiin|yleinen väärinkäsitys',
  elsewhere:
    'tässä osassa|tässä osiossa|tässä luvussa|tässä moduulissa|tällä oppitunnilla|tällä sivulla|tällä kurssilla|tässä kirjassa|seuraavassa osassa|seuraavassa luvussa|edellisessä osassa|edellisessä luvussa|yllä olevassa|alla olevassa|yllä oleva|alla oleva|seuraaviin kysymyksiinaa',
  exercises:
    'keskustelukysymykset|kertauskysymykset|pohdintakysymykset|kysymykset|pohdinta|tehtävä|tehtävät|kotitehtävä|kotitehtävät|testaa itsesi|harjoitukset',
  references:
    'lisämateriaali|lisäresurssit|lisälukemista|linkit|hyödyllisiä linkkejä|katso myös|lue lisää|kiitokset|lisenssi|viitteet|seuraavat vaiheet|tietoa kirjoittajasta',
  labels:
    'mitä|miksi|kuka|milloin|missä|miten|aika|tarvittava aika|kesto|taso|vaikeustaso|esitiedot|vaatimukset|materiaalit|tarvikkeet|kohderyhmä|tekijä|kirjoittaja|opettaja|yhteystiedot|päivämäärä|määräaika|palautuspäivä|pisteet|arvosana|muoto|tyyppi|tavoite|tavoitteet|tarkoitus|tehtävä|ohjeet|lisenssi|kieli|lähde|lähteet|avainsanat|oppiaine|versio',
}
