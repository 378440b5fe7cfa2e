import type { ReferringWords } from './referring-words.ts'

const end = String.raw`(?![\p{L}])`

export const es: ReferringWords = {
  openers: [
    new RegExp(
      String.raw`^((?:(?:en|a|de|con|por|para|sin|sobre|desde|tras|según|durante|debido a|además de|si|cuando|como|aunque|ante|entre) )?(?:este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|aquello|aquellos|aquellas|dicho|dicha|dichos|dichas|tal|tales|él|ella|ello|ellos|ellas|su|sus|ambos|ambas))${end}(?! (?:vez|como|que)${end})`,
      'u',
    ),
    new RegExp(
      String.raw`^(sin embargo|por (?:lo )?tanto|por (?:eso|esto|ello|consiguiente)|por ejemplo|por (?:otro|otra|un|una) (?:lado|parte)|además|también|tampoco|así|entonces|pero|y|e|o|u|sino|luego|después|en cambio|en (?:consecuencia|segundo lugar|tercer lugar|otras palabras|resumen|contraste)|es decir|del mismo modo|de (?:la misma|igual) (?:manera|forma)|igualmente|asimismo|otro|otra|otros|otras|el (?:primero|segundo|último|otro|mismo)|la (?:primera|segunda|última|otra|misma)|lo mismo|no obstante|por último|de ahí|ahí|allí|aquí|mientras tanto|de hecho|al contrario|a su vez|a continuación|en este|de nuevo)${end}(?! (?:como|en día)${end})`,
      'u',
    ),
    /^[^,;]{2,90}(?<! y), (sin embargo|por ejemplo|en cambio|por (?:lo )?tanto|por otro lado|por otra parte|a su vez|además|no obstante),/,
    // A finite verb first has a subject that an earlier sentence names.
    new RegExp(
      String.raw`^((?:no )?(?:es|son|fue|fueron|era|eran|está|están|estaba|tiene|tienen|tenía|consiste|se trata|se llama|se llaman|sirve|sirven|puede|pueden|contiene|contienen|incluye|incluyen))${end}(?! (?:importante|necesario|posible|fácil|difícil|útil|conveniente|común|habitual|evidente|claro|cierto|decir|mejor|esencial|fundamental|probable|preferible|interesante)${end})`,
      'u',
    ),
  ],
  pointed:
    /^(?:(?!(?:y|o|u|e|pero|que|quien|donde|cuando|porque|si|cuyo|cuya|este|esta|estos|estas) )[\p{L}\p{N}-]+,? ){1,20}?(?:este|esta|estos|estas|dicho|dicha|dichos|dichas) (?!(?:primeros )?(?:sección|capítulo|módulo|página|unidad|libro|figura|tabla|caso))(?<noun>\p{L}{3,})/u,
  harmless:
    /^(?:(?:es|fue|son|fueron) [^.,]{1,60} (?:lo que|el que|la que|quien|donde|cuando) |es (?:\p{L}+ )?que |no es (?:necesario|posible)|pueden? (?:que|ser|haber) )/u,
}
