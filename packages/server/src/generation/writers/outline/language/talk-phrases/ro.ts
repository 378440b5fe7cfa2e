import type { TalkPhrases } from '../talk-phrase-book.ts'

export const ro: TalkPhrases = {
  greetings: [
    'Bună tuturor! Despre ce este vorba?',
    'Eu sunt aici ca să pun întrebări. Ce trebuie să știm mai întâi?',
    'Încă știu puține despre asta. Cum ai prezenta subiectul?',
  ],
  starts: ['Sună bine. Care este primul punct?'],
  goals: ['Și ce vom învăța astăzi?'],
  closingLeads: ['E timpul să privim înapoi. Ce ar trebui să reținem?'],
  remembers: ['Iar eu mi-am notat asta.'],
  goodbyes: ['Asta a fost tot pentru azi. Mulțumim că ne-ați ascultat!'],
  cause: [
    'Până aici înțeleg, dar mă întreb de ce este așa. Știi?',
    'Și ce se află în spatele acestui lucru?',
  ],
  contrast: ['Sună clar. Dar este oare totul?', 'Și este valabil fără limite?'],
  result: ['Și ce înseamnă toate acestea în final?', 'Și ce a ieșit din asta?'],
  example: ['Am nevoie de ceva concret. Cum ar arăta?'],
  terms: [
    'Am mai auzit cuvântul {}, dar nu l-aș putea explica. Ce înseamnă?',
    'Înainte să continuăm: ce înseamnă {} în cuvinte simple?',
    'Nu îmi este clar ce înseamnă {}. La ce se referă cuvântul?',
    'Vreau să întreb și despre {}. Ce se înțelege prin asta?',
  ],
  echoes: ['Spus simplu:', 'Dacă înțeleg corect:', 'Putem spune deci:', 'Important este acest lucru:'],
  confirms: ['Chiar așa.', 'Asta e ideea.', 'Da, asta este.', 'Într-adevăr.'],
  years: ['Și ce știm despre anul {}?'],
  more: ['Aș vrea să aud mai multe despre {}. Ce urmează?'],
  checks: ['Corectează-mă dacă greșesc:', 'Spune-mi dacă am înțeles bine:', 'Și presupun că este așa:'],
  conditions: ['Și {}?', '{}, ce se întâmplă?', 'Mă gândesc la un caz: {}. Ce se întâmplă atunci?'],
  others: ['Și celelalte puncte?', 'Ce mai este pe listă?'],
  code: ['Să parcurgem codul pas cu pas. Ce se întâmplă în el?'],
  cues: {
    named: [
      'numește|numesc|numit|numită|numite|cunoscut ca|cunoscută ca|denumit|denumită',
      'Și are acest lucru un nume?',
    ],
    result: [
      'a dus la|duce la|duc la|a condus la|provoac*|provocat|consecinț*|ca urmare|efect*|a cauzat',
      'Și unde duce așa ceva până la urmă?',
      'Presupun că are un efect. Care ar fi?',
    ],
    enables: [
      'permite|permit|a permis|face posibil|fac posibil',
      'Înțeleg cum este. Dar ce face posibil acest lucru?',
      'Și la ce folosește asta?',
    ],
    problem: ['problem*|dificil*|dificult*|pericol*|risc*|dezavantaj*|obstacol*', 'Există vreo problemă?'],
    compare: [
      'spre deosebire de|în timp ce|în comparație|comparativ cu|diferă de',
      'Poți compara asta cu altceva?',
      'Aș vrea o comparație. Ce este diferit și ce este la fel?',
    ],
    today: ['astăzi|azi|în prezent|în zilele noastre', 'Și cum stau lucrurile astăzi?'],
    view: [
      'cercetător*|savanț*|istoric*|economiști*|experți*',
      'Și ce spun despre asta cei care cunosc subiectul?',
    ],
    began: [
      'a început|au început|fondat*|a apărut|au apărut',
      'Îmi place să știu cum încep lucrurile. Cum a început asta?',
    ],
    ended: [
      's-a încheiat|s-a sfârșit|a dispărut|au dispărut|distrus*|abandonat*',
      'Și ce s-a ales de asta în final?',
    ],
    changed: [
      's-a schimbat|s-au schimbat|a crescut|au crescut|a scăzut|au scăzut|a înlocuit',

      'Și cum au evoluat lucrurile de acolo?',
    ],
    most: [
      'cel mai|cea mai|cele mai|cei mai|principal*',
      'Din toate acestea, ce iese cel mai mult în evidență?',
    ],
    parts: ['este alcătuit*|este format*|se compune din', 'Și din ce este alcătuit, dacă ne uităm înăuntru?'],
    must: [
      'este necesar să|trebuie să avem|trebuie să ții|trebuie să țineți|ai grijă|aveți grijă|asigură-te|asigurați-vă',
      'Dacă aș vrea să o fac eu, la ce ar trebui să am grijă?',
      'Și ce trebuie să ținem minte?',
    ],
    can: [
      'putem|puteți|poți|se folosește|se folosesc|este folosit*',
      'E bine de știut. Și ce putem face cu asta în practică?',
      'Și cum se folosește?',
    ],
    usual: ['de obicei|în general|de regulă|în mod normal', 'Și cum arată asta în cazul obișnuit?'],
    case: ['dacă', 'Este mereu la fel sau depinde de situație?', 'Și ce cazuri trebuie deosebite?'],
    next: ['când|după|odată ce|mai târziu', 'Îmi pot imagina. Și ce se întâmplă atunci?'],
    how: [
      'prin intermediul|cu ajutorul|folosind|prin',
      'Mă întreb cum funcționează. Îmi poți spune?',
      'Și cum se face asta mai exact?',
    ],
  },
}
