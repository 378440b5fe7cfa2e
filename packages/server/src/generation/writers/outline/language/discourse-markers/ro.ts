import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const ro: DiscourseMarkers = {
  dependentStarts:
    'cauza principală a fost|cauza principală este|principala cauză a fost|principala cauză este|cauza a fost|cauza este|motivul a fost|motivul este|cel mai important este|cea mai importantă este|celălalt este|similar|opusul|contrariul|în acest caz|în acel caz|într-un astfel de caz|altfel|în caz contrar|dacă nu,|din acest motiv|de aceea|prin urmare|astfel|în acest fel|în special|pe scurt|la început|în schimb|la rândul său|de atunci|până atunci|atunci|apoi|mai târziu|după aceea|unele dintre ele|unii dintre ei|cele mai multe dintre ele|unul dintre ei|una dintre ele|fiecare dintre ei|acesta din urmă|aceasta din urmă|pentru că|deoarece|dar|însă|totuși|în realitate|din păcate|din fericire|adică|în plus|de asemenea|acesta|aceasta|aceștia|acestea|el|ea|ei|ele',
  early:
    'totuși|de asemenea|prin urmare|așadar|acesta|aceasta|aceștia|acestea|acestuia|acesteia|acestora|astfel|la rândul său|în schimb|însă',
  inside: 'însă|totuși|prin urmare|de exemplu|în schimb|la rândul său|de asemenea|așadar|dimpotrivă',
  first: 'în primul rând|mai întâi|întâi,|pentru început|primul|prima|pe de o parte',
  next: 'în al doilea rând|în al treilea rând|apoi,|în cele din urmă|în final|al doilea|a doua|al treilea|a treia|ultimul|ultima|pe de altă parte',
  example: 'de exemplu|spre exemplu|ca exemplu|să presupunem|imaginați-vă|imaginează-ți',
  contrast:
    'totuși|dar|însă|cu toate acestea|în acest caz|dimpotrivă|în schimb|în realitate|de fapt|din păcate|aceasta nu',
  seeming:
    'poate părea|ar putea părea|se pare că|la prima vedere|mulți cred|mulți oameni cred|se credea că|o greșeală frecventă|o concepție greșită',
  elsewhere:
    'în această secțiune|această secțiune|în acest capitol|acest capitol|în acest modul|în această lecție|pe această pagină|în acest curs|în această carte|secțiunea următoare|capitolul următor|secțiunea anterioară|capitolul anterior|imaginea de mai sus|imaginea de mai jos|figura de mai sus|figura de mai jos|tabelul de mai sus|tabelul de mai jos|de mai sus|de mai jos|următoarele întrebări',
  exercises:
    'întrebări pentru discuție|întrebări de discuție|întrebări recapitulative|întrebări de reflecție|întrebări|reflecție|activitate|activități|temă|teme|autoevaluare|testează-te|rândul tău',
  references:
    'resurse suplimentare|alte resurse|resurse|lecturi suplimentare|lecturi recomandate|linkuri|linkuri utile|vezi și|vezi de asemenea|află mai multe|mulțumiri|licență|note|pașii următori|despre autor',
  labels:
    'ce|de ce|cine|când|unde|cum|timp|timp necesar|timp estimat|durată|durata|nivel|dificultate|cerințe|cunoștințe necesare|materiale|instrumente|public|autor|autori|profesor|contact|data|dată|termen|termen limită|puncte|notă|format|tip|obiectiv|obiective|scop|sarcină|instrucțiuni|licență|limba|sursă|surse|cuvinte cheie|materie|versiune',
  verbs:
    'este|sunt|era|erau|a fost|au fost|are|au|avea|aveau|poate|pot|constă|constau|permite|permit|conține|conțin|include|includ|trebuie să|servește|se numește|se numesc|se află|s-a născut|a murit|a scris|a devenit',
  notDropped:
    'este important|este necesar|este posibil|este util|este adevărat|poate fi|poate că|are loc|au loc',
}
