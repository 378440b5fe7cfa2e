import type { TalkPhrases } from '../talk-phrase-book.ts'

export const fi: TalkPhrases = {
  greetings: [
    'Hei kaikille! Mistä on kyse?',
    'Minä olen täällä kysymässä. Mitä pitää tietää ensin?',
    'Tiedän tästä vielä vähän. Miten esittelisit sen?',
  ],
  starts: ['Kuulostaa hyvältä. Mikä on ensimmäinen asia?'],
  goals: ['Ja mitä opimme tänään?'],
  closingLeads: ['On aika katsoa taaksepäin. Mitä kannattaa muistaa?'],
  remembers: ['Ja tämän kirjoitin muistiin.'],
  goodbyes: ['Siinä kaikki tältä päivältä. Kiitos, että kuuntelitte!'],
  cause: ['Tähän asti pysyn mukana, mutta mietin, miksi näin on. Tiedätkö sen?', 'Ja mitä sen takana on?'],
  contrast: ['Kuulostaa selvältä. Mutta onko se koko kuva?', 'Ja päteekö se rajoituksetta?'],
  result: ['Ja mitä tämä kaikki lopulta tarkoittaa?', 'Ja mitä siitä seurasi?'],
  example: ['Tarvitsen jotakin konkreettista. Miltä se näyttäisi?'],
  terms: [
    'Olen kuullut sanan {}, mutta en osaa selittää sitä. Mitä se tarkoittaa?',
    'Ennen kuin jatkamme: mitä {} on yksinkertaisin sanoin?',
    'En ole varma sanasta {}. Mihin se viittaa?',
    'Haluan kysyä myös tästä: {}. Mitä sillä tarkoitetaan?',
  ],
  echoes: [
    'Yksinkertaisesti sanottuna:',
    'Jos käsitin tämän oikein:',
    'Voimme siis sanoa:',
    'Tärkeää on siis tämä:',
  ],
  confirms: ['Juuri noin.', 'Siitä on kyse.', 'Kyllä, se on siinä.', 'Totta.'],
  years: ['Ja mitä tiedämme vuodesta {}?'],
  more: ['Haluaisin kuulla lisää aiheesta {}. Mitä muuta siihen kuuluu?'],
  checks: ['Korjaa, jos olen väärässä:', 'Sano, olenko ymmärtänyt oikein:', 'Ja oletan, että näin se on:'],
  conditions: [
    'Entä {}?',
    '{}, mitä silloin tapahtuu?',
    'Ajattelen erästä tapausta: {}. Mitä silloin tapahtuu?',
  ],
  others: ['Entä muut kohdat?', 'Mitä muuta listalla on?'],
  code: ['Käydään koodi läpi vaihe vaiheelta. Mitä siinä tapahtuu?'],
  cues: {
    named: ['kutsutaan|nimitetään|sanotaan|tunnetaan', 'Onko sillä oma nimi?'],
    result: [
      'johti|johtaa|johtavat|aiheut*|seurau*|vaikutu*|tuloksena',
      'Ja mihin sellainen lopulta johtaa?',
      'Sillä on varmaan jokin vaikutus. Mikä?',
    ],
    enables: [
      'mahdollist*|sallii|sallivat',
      'Näin siis on. Mutta mitä se tekee mahdolliseksi?',
      'Ja mitä hyötyä siitä on?',
    ],
    problem: ['ongelm*|vaike*|vaara*|riski*|haitta*|haitat|este', 'Onko siinä jokin ongelma?'],
    compare: [
      'toisin kuin|kun taas|verrattuna|eroaa|eroavat',
      'Voisiko sitä verrata johonkin muuhun?',
      'Haluaisin vertailun. Mikä on erilaista ja mikä samaa?',
    ],
    today: ['nykyään|nykyisin|tänään|tällä hetkellä', 'Ja miten asia on nykyään?'],
    view: [
      'tutkij*|tiedemie*|historioitsij*|taloustietei*|asiantuntij*',
      'Ja mitä aihetta tuntevat sanovat siitä?',
    ],
    began: [
      'alkoi|alkoivat|perustettiin|syntyi',
      'Haluan aina tietää, miten asiat alkavat. Miten se oli tässä?',
    ],
    ended: ['päättyi|loppui|katosi|tuhoutu*|hylättiin|romahti', 'Ja miten se päättyi?'],
    changed: [
      'muuttui|muuttuivat|muutti|kasvoi|väheni|nousi|laski|korvasi',

      'Ja miten asia siitä eteni?',
    ],
    most: [
      'tärkein*|tärkeim*|suurin|suurim*|tunnetuin|yleisin|korkein',
      'Mikä tästä kaikesta erottuu eniten?',
    ],
    parts: ['koostuu|koostuvat', 'Ja mistä se koostuu, jos katsomme sisään?'],
    must: [
      'sinun täytyy|sinun pitää|meidän täytyy|meidän pitää|kannattaa|varmista',
      'Jos tekisin sen itse, mitä pitäisi varoa?',
      'Ja mitä silloin on muistettava?',
    ],
    can: [
      'voit|voimme|voi käyttää|voidaan käyttää|käytetään',
      'Se on hyvä tietää. Ja mitä sillä voi käytännössä tehdä?',
      'Ja miten sitä käytetään?',
    ],
    usual: ['yleensä|tavallisesti|tyypillisesti|useimmiten', 'Ja miltä se näyttää tavallisesti?'],
    case: [
      'jos|mikäli',
      'Onko se aina niin, vai riippuuko se tilanteesta?',
      'Ja mitkä tapaukset pitää erottaa?',
    ],
    next: ['kun|jälkeen|myöhemmin', 'Sen voin kuvitella. Ja mitä silloin tapahtuu?'],
    how: ['avulla|kautta|ansiosta', 'Mietin, miten se toimii. Kerrotko?', 'Ja miten se tarkalleen tehdään?'],
  },
}
