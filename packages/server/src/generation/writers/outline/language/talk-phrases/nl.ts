import type { TalkPhrases } from '../talk-phrase-book.ts'

export const nl: TalkPhrases = {
  greetings: [
    'Hallo allemaal! Waar gaat het over?',
    'Ik ben hier om vragen te stellen. Wat moet je eerst weten?',
    'Ik weet er nog weinig van. Hoe zou jij het inleiden?',
  ],
  starts: ['Dat klinkt goed. Wat is het eerste punt?'],
  goals: ['En wat gaan we vandaag leren?'],
  closingLeads: ['Tijd om terug te kijken. Wat moeten we onthouden?'],
  remembers: ['En dit heb ik opgeschreven.'],
  goodbyes: ['Dat was alles voor vandaag. Bedankt voor het luisteren!'],
  cause: [
    'Tot zover volg ik het, maar ik vraag me af waarom dat zo is. Weet jij het?',
    'En wat zit daarachter?',
  ],
  contrast: ['Dat klinkt duidelijk. Maar is dat het hele verhaal?', 'En geldt dat zonder beperkingen?'],
  result: ['En wat betekent dat alles uiteindelijk?', 'En wat is daarvan gekomen?'],
  example: ['Ik heb iets concreets nodig. Hoe zou dat eruitzien?'],
  terms: [
    'Ik ken de term {}, maar ik kan hem niet uitleggen. Wat betekent hij?',
    'Voordat we verdergaan: wat is {} in gewone woorden?',
    'Over {} heb ik nog twijfels. Waar staat de term voor?',
    'Ik wil ook naar {} vragen. Wat wordt ermee bedoeld?',
  ],
  echoes: ['Eenvoudig gezegd:', 'Als ik je goed volg:', 'We kunnen dus zeggen:', 'Belangrijk is dus:'],
  confirms: ['Zo is het.', 'Dat is het idee.', 'Ja, dat is het.', 'Inderdaad.'],
  years: ['En wat weten we over het jaar {}?'],
  more: ['Over {} wil ik graag meer horen. Wat volgt er?'],
  checks: ['Verbeter me als ik het mis heb:', 'Zeg me of ik het goed heb:', 'En ik neem aan dat het zo is:'],
  conditions: ['En {}?', '{}, wat dan?', 'Ik denk aan een geval: {}. Wat dan?'],
  others: ['En de andere punten?', 'Wat staat er nog meer op de lijst?'],
  code: ['Laten we de code stap voor stap doorlopen. Wat gebeurt daarin?'],
  cues: {
    named: ['noemt|noemen|genoemd|heet|heten|bekend als|aangeduid', 'Heeft dat ook een naam?'],
    result: [
      'leidde tot|leidt tot|leiden tot|veroorza*|gevolg*|effect*|daardoor',
      'En waar leidt zoiets uiteindelijk toe?',
      'Dat heeft vast een effect. Welk?',
    ],
    enables: [
      'maakt het mogelijk|maakte het mogelijk|stelt in staat|staat toe',
      'Ik zie hoe het zit. Maar wat wordt daardoor mogelijk?',
      'En waar is dat goed voor?',
    ],
    problem: [
      'probleem|problemen|moeilijk*|gevaar*|risico*|nadeel|nadelen|obstakel*',
      'Is er een probleem mee?',
    ],
    compare: [
      'in tegenstelling tot|terwijl|vergeleken met|in vergelijking|verschilt van|verschillen van',
      'Kun je dat met iets anders vergelijken?',
      'Ik wil graag een vergelijking. Wat is anders, en wat is hetzelfde?',
    ],
    today: ['vandaag|tegenwoordig|momenteel|huidige', 'En hoe staat het er vandaag voor?'],
    view: [
      'onderzoekers|wetenschappers|historici|economen|experts',
      'En wat zeggen mensen die het onderwerp kennen erover?',
    ],
    began: ['begon*|opgericht|gesticht|ontstond*', 'Ik weet graag hoe iets begint. Hoe was dat hier?'],
    ended: [
      'eindigde*|verdween*|verdwenen|verwoest*|verlaten|stortte in',
      'En wat is er uiteindelijk van geworden?',
    ],
    changed: [
      'veranderde*|steeg|stegen|daalde*|groeide*|nam toe|namen toe|verving*|vervangen door',

      'En hoe ging het vanaf daar verder?',
    ],
    most: ['belangrijkste|grootste|hoogste|bekendste|meest', 'Wat valt er van dat alles het meest op?'],
    parts: ['bestaat uit|bestaan uit|bestond uit', 'En waaruit bestaat het, als we erin kijken?'],
    must: [
      'je moet|u moet|we moeten|wij moeten|men moet|je zou moeten|zorg ervoor',
      'Als ik het zelf wilde doen, waar moest ik dan op letten?',
      'En wat moet je daarbij onthouden?',
    ],
    can: [
      'je kunt|u kunt|we kunnen|men kan|wordt gebruikt|worden gebruikt',
      'Dat is goed om te weten. En wat kun je er in de praktijk mee doen?',
      'En hoe gebruik je dat?',
    ],
    usual: [
      'meestal|doorgaans|gewoonlijk|normaal|over het algemeen',
      'En hoe ziet dat er normaal gesproken uit?',
    ],
    case: [
      'als|indien',
      'Is dat altijd zo, of hangt het van de situatie af?',
      'En welke gevallen moet ik uit elkaar houden?',
    ],
    next: ['wanneer|toen|na|nadat|zodra|later', 'Dat kan ik me voorstellen. En wat gebeurt er dan?'],
    how: [
      'door middel van|met behulp van',
      'Ik vraag me af hoe dat werkt. Kun je het me vertellen?',
      'En hoe doe je dat precies?',
    ],
  },
}
