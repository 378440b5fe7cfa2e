import type { TalkPhrases } from '../talk-phrase-book.ts'

export const it: TalkPhrases = {
  greetings: [
    'Ciao a tutti! Di che cosa si tratta?',
    'Io sono qui per fare domande. Che cosa bisogna sapere per prima cosa?',
    'Ne so ancora poco. Come lo presenteresti?',
  ],
  starts: ['Va bene. Qual è il primo punto?'],
  goals: ['E che cosa impareremo oggi?'],
  closingLeads: ['È ora di guardare indietro. Che cosa dovremmo ricordare?'],
  remembers: ['E io ho annotato questo.'],
  goodbyes: ['Per oggi è tutto. Grazie dell’ascolto!'],
  cause: ['Fin qui ti seguo, ma mi chiedo come mai sia così. Lo sai?', 'E che cosa c’è dietro?'],
  contrast: ['Sembra chiaro. Ma è davvero tutto qui?', 'E vale senza limiti?'],
  result: ['E che cosa significa tutto questo alla fine?', 'E che cosa ne è venuto fuori?'],
  example: ['Mi serve qualcosa di concreto. Come sarebbe in pratica?'],
  terms: [
    'Ho già sentito il termine {}, ma non saprei spiegarlo. Che cosa vuol dire?',
    'Prima di andare avanti: in parole semplici, che cosa si intende con {}?',
    'Non ho le idee chiare su {}. Che cosa indica questo termine?',
    'Vorrei chiedere anche di {}. Che cosa significa?',
  ],
  echoes: ['In parole semplici:', 'Se ti seguo bene:', 'Possiamo dire quindi:', 'Quello che conta è questo:'],
  confirms: ['Proprio così.', 'L’idea è questa.', 'Sì, è così.', 'In effetti.'],
  years: ['E che cosa sappiamo del {}?'],
  more: ['Vorrei saperne di più su {}. Che cosa viene adesso?'],
  checks: ['Correggimi se sbaglio:', 'Dimmi se ho capito bene:', 'E suppongo che sia così:'],
  conditions: ['E {}?', '{}, che cosa succede?', 'Penso a un caso: {}. E allora?'],
  others: ['E gli altri punti?', 'Che cosa c’è ancora nell’elenco?'],
  code: ['Ripercorriamo il codice passo dopo passo. Che cosa succede?'],
  cues: {
    named: [
      'chiama|chiamano|chiamato|chiamata|chiamati|detto|detta|noto come|nota come|definito|definita',
      'E questo ha un nome?',
    ],
    result: [
      'portò a|porta a|condusse a|conduce a|provoc*|conseguenz*|di conseguenza|un effetto|gli effetti|causò',
      'E dove porta una cosa del genere alla fine?',
      'Immagino che abbia un effetto. Quale sarebbe?',
    ],
    enables: [
      'permette|permettono|permise|consente|consentono|rende possibile|rendono possibile',
      'Mi è chiaro. Ma che cosa rende possibile?',
      'E a che cosa serve, se posso chiedere?',
    ],
    problem: ['problem*|difficil*|difficoltà|pericol*|risch*|svantagg*|ostacol*', 'C’è qualche problema?'],
    compare: [
      'a differenza di|mentre|rispetto a|in confronto|paragonat*|diverso da|diversa da',
      'Puoi confrontarlo con qualcos’altro?',
      'Vorrei un confronto. Che cosa è diverso e che cosa è uguale?',
    ],
    today: ['oggi|attualmente|al giorno d’oggi|oggigiorno', 'E come stanno le cose oggi?'],
    view: [
      'ricercatori|scienziati|storici|economisti|esperti',
      'E che cosa ne dice chi conosce l’argomento?',
    ],
    began: [
      'cominciò|cominciarono|iniziò|iniziarono|fondat*|nacque|nacquero',
      'Mi piace sapere come cominciano le cose. Come è cominciato?',
    ],
    ended: ['finì|terminò|scompar*|abbandon*|distrutt*|crollò', 'E come è andata a finire?'],
    changed: [
      'cambiò|è cambiat*|aumentò|è aumentat*|diminuì|è diminuit*|si trasformò|sostituì',

      'E come sono andate le cose da lì in poi?',
    ],
    most: [
      'più importante|più importanti|più grande|più grandi|maggiore|più noto|più famos*|principale',
      'Di tutto questo, che cosa spicca di più?',
    ],
    parts: [
      'è composto da|è composta da|si compone di|costituit*',
      'E di che cosa è fatto, se guardiamo dentro?',
    ],
    must: [
      'devi|dobbiamo|bisogna|assicurati',
      'Se volessi farlo io, a che cosa dovrei fare attenzione?',
      'E che cosa bisogna tenere a mente?',
    ],
    can: [
      'puoi|possiamo|viene usat*|si usa|si usano|serve a|servono a',
      'Questo mi interessa. E che cosa se ne può fare in pratica?',
      'E come si usa?',
    ],
    usual: [
      'di solito|generalmente|in genere|in generale|normalmente|tipicamente',
      'E come si presenta nel caso normale?',
    ],
    case: ['se', 'È sempre uguale o dipende dalla situazione?', 'E quali casi bisogna distinguere?'],
    next: ['quando|dopo|una volta', 'Riesco a immaginarlo. E che cosa succede allora?'],
    how: [
      'mediante|per mezzo di|attraverso|con l’aiuto di|usando|utilizzando',
      'Mi chiedo come funzioni. Me lo puoi dire?',
      'E come si fa esattamente?',
    ],
  },
}
