import type { ReferringWords } from './referring-words.ts'

const end = String.raw`(?![\p{L}])`

export const pl: ReferringWords = {
  openers: [
    new RegExp(
      String.raw`^((?:(?:w|we|na|z|ze|do|od|dla|po|przed|przez|przy|dzięki|mimo|oprócz|jeśli|gdy|kiedy|ponieważ|choć|według|o|za|pod) )?(?:ten|ta|te|ci|to|tego|tej|tych|tym|tymi|temu|tę|tą|taki|taka|takie|takich|takim|takiego|takiej|on|ona|ono|oni|one|jego|jej|ich|im|nim|nich|niej|nią|nimi|niego))${end}(?!,? (?:co|że|jak|samym)${end})`,
      'u',
    ),
    new RegExp(
      String.raw`^(jednak|jednakże|dlatego|więc|zatem|natomiast|ponadto|poza tym|również|także|też|po (?:drugie|trzecie|czwarte)|z kolei|na przykład|przykładowo|podobnie|następnie|wówczas|wtedy|stąd|tak więc|tak samo|i|a|ale|lecz|czyli|albo|lub|w rezultacie|w efekcie|w konsekwencji|w przeciwieństwie|z drugiej strony|z jednej strony|innymi słowy|krótko mówiąc|tam|tu|tutaj|tymczasem|mimo to|przeciwnie|oba|obie|obaj|oboje|inny|inna|inne|inni|drugi|druga|drugie|ostatni|pozostałe|pozostali|później|potem|wreszcie|tak|nie,|rzeczywiście|zresztą|bowiem|jest to|są to|był to|była to|było to)${end}`,
      'u',
    ),
    /^(?:[\p{L}\p{N}-]+ ){1,5}(jednak|natomiast|z kolei|na przykład|zatem)(?![\p{L}])/u,
    // A finite verb first has a subject that an earlier sentence names.
    /^((?!szkoła|skała|strzała|chwała|chwila|siła|kapitał|materiał|podział|udział|dział|wydział|kryształ|sygnał|kanał|zespół|kościół|artykuł|protokół|tytuł|stół|oddział|rozdział|przemysł|umysł|zmysł|pomysł|wzrosł|spadł|istniał|powstał|pojawił|zdarzył|nastąpił|okazał|minęł|doszł|trwał|zaczęł|źródł|mydł|skrzydł|tysiąc|koło|około|dzieło|ciało|działo|było|czoło|ogół|szczegół|żywioł|popiół|anioł)\p{L}{3,}(?:ał|ił|ył|ął|ała|iła|yła|ęła|ali|ili|yli|ęli|ały|iły|yły))[ ,]/u,
  ],
  pointed:
    /^(?:(?!(?:i|a|ale|lub|że|który|która|które|gdy|jeśli|ponieważ|co|tym|ten|ta|te|tego|tej|tych) )[\p{L}\p{N}-]+,? ){1,15}?(?:ten|ta|te|tego|tej|tych|tę|tymi|temu) (?!rozdzia|podrozdzia|modu|stron|rysun|tabel|sam|ostatni)(?<noun>\p{L}{3,})(?!,? (?:co|który|która|które|którzy|których))/u,
}
