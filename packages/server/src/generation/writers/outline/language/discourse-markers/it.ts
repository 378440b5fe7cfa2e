import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const it: DiscourseMarkers = {
  dependentStarts:
    'il più importante è|la più importante è|il più importante fu|l’altro è|l’altra è|simile|il contrario|in questo caso|in quel caso|in tal caso|altrimenti|se no,|in caso contrario|per questo motivo|per questa ragione|perciò|pertanto|in questo modo|in particolare|in breve|in sintesi|all’inizio|a sua volta|in risposta|al contrario|da allora|fino ad allora|poi|dopo|in seguito|più tardi|alcuni di essi|molti di loro|la maggior parte di loro|uno di essi|una di esse|ciascuno di essi|quest’ultimo|quest’ultima|questi ultimi|perché|ma|però|tuttavia|in realtà|purtroppo|per fortuna|cioè|ciò|esso|essa|essi|esse|così',
  early:
    'quest’ultimo|quest’ultima|questi ultimi|tale|tali|ciò|invece|quindi|pertanto|tuttavia|a sua volta|esso|essa|essi|esse',
  inside:
    'tuttavia|invece|quindi|dunque|per esempio|ad esempio|a sua volta|inoltre|pertanto|però|infatti|al contrario',
  first:
    'primo,|in primo luogo|innanzitutto|anzitutto|per prima cosa|per cominciare|il primo|la prima|da un lato|da una parte',
  next: 'secondo,|terzo,|in secondo luogo|in terzo luogo|infine|poi,|il secondo|la seconda|il terzo|la terza|l’ultimo|l’ultima|dall’altro|dall’altra|d’altra parte',
  example: 'per esempio|ad esempio|supponiamo|immaginiamo|consideriamo|come esempio',
  contrast:
    'tuttavia|ma|però|eppure|in questo caso|invece|al contrario|in realtà|di fatto|ciò non|non è così|purtroppo',
  seeming:
    'molti studenti credono|molti studenti pensano|altri credono|altri pensano|si crede a torto|erroneamente|può sembrare|potrebbe sembrare|sembra che|a prima vista|si pensa spesso|si crede spesso|molti credono|molti pensano|un tempo si credeva|un errore comune|si potrebbe pensare',
  elsewhere:
    'in questa sezione|questa sezione|in questo capitolo|questo capitolo|in questo modulo|in questa lezione|in questa unità|in questa pagina|in questo corso|in questo libro|prossima sezione|prossimo capitolo|sezione successiva|capitolo successivo|sezione precedente|capitolo precedente|immagine sopra|immagine sotto|figura sopra|figura sotto|tabella sopra|tabella sotto|come mostrato|come abbiamo visto|le seguenti domande|consegnate il|consegna il tuo|scadenza|si prega di leggere|nel forum|sarà valutato',
  exercises:
    'domande di discussione|domande di ripasso|domande per riflettere|domande|riflessione|attività|compito|compiti|autovalutazione|mettiti alla prova|tocca a te|applicazione personale|problemi|ora prova tu|prova tu',
  references:
    'risorse aggiuntive|altre risorse|risorse|letture consigliate|approfondimenti|per approfondire|per saperne di più|link|link utili|vedi anche|ringraziamenti|licenza|crediti|note|prossimi passi|sull’autore|prima di iniziare|preparazione|cosa consegnare|consegna|criteri di valutazione|scadenze|avvisi|letture obbligatorie|orario di ricevimento',
  labels:
    'cosa|che cosa|perché|chi|quando|dove|come|tempo|tempo richiesto|tempo necessario|durata|livello|difficoltà|prerequisiti|materiali|materiale|strumenti|destinatari|autore|autrice|autori|docente|contatto|data|scadenza|punti|voto|formato|tipo|obiettivo|obiettivi|scopo|compito|istruzioni|licenza|lingua|fonte|fonti|parole chiave|materia|versione',
  nouns:
    'la causa|le cause|lo scopo|il vantaggio|lo svantaggio|la coppia|il risultato|la differenza|la risposta|la ragione|il motivo|l’effetto|la conseguenza|il problema|la soluzione|il processo|l’idea|lo stesso|gli altri|le altre|il resto|entrambi|entrambe|il metodo|l’autore',
  complements: 'di|del|della|dei|delle|dello|tra|fra|in|per|che|a|con',
  verbs:
    'è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|può|possono|consiste|consistono|permette|permettono|contiene|contengono|comprende|comprendono|serve|servono|si trova|si trovano|si chiama|si chiamano|si compone|si usa|deve|devono|diventa|diventano|nacque|morì|scrisse|visse',
  verbEndings:
    '(?<!^["“«(]?(?:mil|bolz|lug|um|pi|m|inv|lont|oce))(?:ano|ono)(?= (?:il|lo|la|un|uno|una) (?!.*\\se\\s(?:il|lo|la|i|gli|le|un|una)\\s))|arono|irono|erono|avano|evano|ivano',
  notDropped:
    'è importante|è necessario|è possibile|è utile|è facile|è difficile|è probabile|è vero|può essere|serve|servono',
}
