import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const no: DiscourseMarkers = {
  dependentStarts:
    'hovedårsaken var|hovedårsaken er|årsaken var|årsaken er|den viktigste årsaken var|den viktigste årsaken er|den viktigste er|den viktigste var|den andre er|lignende|det motsatte|i så fall|i det tilfellet|ellers|hvis ikke,|av denne grunn|derfor|slik|på denne måten|spesielt|kort sagt|til gjengjeld|siden da|inntil da|så|deretter|senere|noen av dem|de fleste av dem|en av dem|hver av dem|sistnevnte|førstnevnte|fordi|men|likevel|i virkeligheten|dessverre|heldigvis|det vil si|dessuten|også',
  early: 'sistnevnte|førstnevnte|derimot|derfor|også|slike|denne|dette|disse|deres|dens|likeledes|imidlertid',
  inside: 'derimot|imidlertid|derfor|for eksempel|også|altså|likevel',
  first: 'for det første|først,|til å begynne med|den første|det første|på den ene siden',
  next: 'for det andre|for det tredje|for det fjerde|til slutt|endelig|den andre|det andre|den tredje|det tredje|den siste|på den andre siden',
  example: 'for eksempel|f.eks.|tenk deg|anta',
  contrast:
    'men|likevel|imidlertid|i dette tilfellet|derimot|tvert imot|i virkeligheten|dessverre|det er ikke',
  seeming:
    'det kan se ut|det kan virke|man skulle tro|ved første øyekast|mange tror|før trodde man|en vanlig misforståelse',
  elsewhere:
    'i dette avsnittet|dette avsnittet|i dette kapittelet|i dette kapitlet|dette kapittelet|i denne modulen|i denne leksjonen|på denne siden|i dette kurset|i denne boken|neste avsnitt|neste kapittel|forrige avsnitt|forrige kapittel|bildet ovenfor|bildet nedenfor|figuren ovenfor|figuren nedenfor|tabellen ovenfor|tabellen nedenfor|ovenfor|nedenfor|følgende spørsmål',
  exercises:
    'diskusjonsspørsmål|spørsmål til diskusjon|repetisjonsspørsmål|spørsmål|refleksjon|aktivitet|aktiviteter|oppgave|oppgaver|lekser|test deg selv|din tur',
  references:
    'flere ressurser|ressurser|videre lesing|lenker|nyttige lenker|se også|les mer|takk|lisens|noter|neste steg|om forfatteren',
  labels:
    'hva|hvorfor|hvem|når|hvor|hvordan|tid|tidsbruk|varighet|nivå|vanskelighetsgrad|forkunnskaper|materialer|utstyr|målgruppe|forfatter|lærer|kontakt|dato|frist|innleveringsfrist|poeng|karakter|format|type|mål|formål|oppgave|instruksjoner|lisens|språk|kilde|kilder|nøkkelord|fag|versjon',
}
