import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const da: DiscourseMarkers = {
  dependentStarts:
    'hovedårsagen var|hovedårsagen er|årsagen var|årsagen er|den vigtigste årsag var|den vigtigste årsag er|den vigtigste er|den vigtigste var|den anden er|lignende|det modsatte|i det tilfælde|i så fald|ellers|hvis ikke,|af denne grund|derfor|således|på denne måde|især|kort sagt|til gengæld|siden da|indtil da|så|derefter|senere|nogle af dem|de fleste af dem|en af dem|hver af dem|sidstnævnte|førstnævnte|fordi|men|dog|alligevel|i virkeligheden|desværre|heldigvis|det vil sige|desuden|også',
  early:
    'sidstnævnte|førstnævnte|derimod|derfor|også|dog|sådan|sådanne|denne|dette|disse|deres|dens|dets|ligeledes',
  inside: 'derimod|imidlertid|derfor|for eksempel|dog|også|altså|til gengæld',
  first: 'for det første|først,|til at begynde med|den første|det første|på den ene side',
  next: 'for det andet|for det tredje|for det fjerde|til sidst|endelig|den anden|det andet|den tredje|det tredje|den sidste|på den anden side',
  example: 'for eksempel|f.eks.|forestil dig|antag',
  contrast:
    'men|dog|alligevel|imidlertid|i dette tilfælde|derimod|tværtimod|i virkeligheden|desværre|det er ikke',
  seeming:
    'det kan se ud|det kan virke|man skulle tro|ved første øjekast|mange tror|man troede engang|en almindelig misforståelse',
  elsewhere:
    'i dette afsnit|dette afsnit|i dette kapitel|dette kapitel|i dette modul|i denne lektion|på denne side|i dette kursus|i denne bog|næste afsnit|næste kapitel|forrige afsnit|forrige kapitel|billedet ovenfor|billedet nedenfor|figuren ovenfor|figuren nedenfor|tabellen ovenfor|tabellen nedenfor|ovenfor|nedenfor|følgende spørgsmål',
  exercises:
    'diskussionsspørgsmål|spørgsmål til diskussion|repetitionsspørgsmål|spørgsmål|refleksion|aktivitet|aktiviteter|opgave|opgaver|lektier|test dig selv|din tur',
  references:
    'yderligere ressourcer|flere ressourcer|ressourcer|videre læsning|links|nyttige links|se også|læs mere|tak|licens|noter|næste skridt|om forfatteren',
  labels:
    'hvad|hvorfor|hvem|hvornår|hvor|hvordan|tid|tidsforbrug|varighed|niveau|sværhedsgrad|forudsætninger|materialer|redskaber|målgruppe|forfatter|underviser|kontakt|dato|frist|afleveringsfrist|point|karakter|format|type|mål|formål|opgave|instruktioner|licens|sprog|kilde|kilder|nøgleord|fag|version',
}
