import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How descriptions of pictures start: 'A map shows …', 'This painting depicts …'. */
const openings: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:the|this|an?|another)\s)?(?:[\p{L}\p{M}-]+\s){0,2}?(?:image|picture|photo|photograph|painting|drawing|illustration|figure|diagram|map|graph|chart|timeline|screenshot|sketch|engraving|portrait|woodcut|poster|cartoon|table|plot|animation|video)(?:\s(?:on|in|to|at)\sthe\s(?:left|right|top|bottom|center|centre|middle))?\s(?:that\s)?(?:shows?|depicts?|illustrates?|displays?|portrays?|presents?|represents?|features?|of)\s(?:(?:an?|the\sfollowing)\s)?/iu,
  es: /^(?:(?:la|el|esta|este|una?)\s)?(?:imagen|figura|fotografía|foto|pintura|ilustración|diagrama|mapa|gráfico|gráfica|dibujo|esquema|tabla|captura)(?:\s(?:de\sla|a\sla)\s(?:izquierda|derecha)|\s(?:superior|inferior|central))?\s(?:muestra|representa|ilustra|presenta|de)\s(?:(?:una?|a)\s(?!l))?/iu,
  fr: /^(?:(?:la|le|l’|l'|cette|ce|une?)\s?)?(?:image|figure|photo|photographie|peinture|illustration|diagramme|schéma|carte|graphique|dessin|tableau)\s(?:montre|représente|illustre|présente|de)\s(?:(?:une?|des)\s)?/iu,
  de: /^(?:(?:das|die|der|dieses|diese|ein|eine)\s)?(?:bild|foto|gemälde|abbildung|zeichnung|diagramm|karte|grafik|schaubild|tabelle)\szeigt\s(?:(?:eine?n?|das|die|den)\s)?/iu,
  pl: /^(?:(?:ten|ta|to)\s)?(?:rysunek|ilustracja|zdjęcie|obraz|wykres|diagram|mapa|schemat|grafika|tabela|fotografia)\s(?:przedstawia|pokazuje|ukazuje|ilustruje|prezentuje)\s/iu,
  it: /^(?:(?:la|il|l’|l'|questa|questo|una?)\s?)?(?:immagine|figura|fotografia|foto|dipinto|illustrazione|diagramma|mappa|grafico|disegno|tabella)\s(?:mostra|rappresenta|illustra|di)\s(?:una?\s)?/iu,
  pt: /^(?:(?:a|o|esta|este|uma?)\s)?(?:imagem|figura|fotografia|foto|pintura|ilustração|diagrama|mapa|gráfico|desenho|tabela)\s(?:mostra|representa|ilustra|apresenta|de)\s(?:uma?\s)?/iu,
  zh: /^(?:这(?:张|幅|是)?|一(?:张|幅|个))?(?:图片|图像|照片|示意图|插图|地图|图表|图)(?:显示|展示|描绘)(?:了)?/u,
  ar: /^(?:تُ?ظهر|تعرض|تبين|توضح|يوضح|يعرض|يظهر|يبين)\s(?:هذه\s|هذا\s)?(?:الصورة|اللوحة|الخريطة|الرسم|الشكل|المخطط)\s/u,
}

/** 'A portrait of Elizabeth shows the queen …': the verb after what the picture is of. */
const verbs =
  /\s(?:shows?|depicts?|illustrates?|displays?|portrays?|presents?|represents?|muestra|representa|ilustra|presenta|montre|représente|illustre|présente|mostra|rappresenta|apresenta)\s/u

/**
 * Returns the subject of a picture from the first words of its description: 'Martin Luther' of 'A painting depicts
 * Martin Luther'.
 */
export function depictedSubject(description: string, language: string): string {
  const opening = openings[languageOf(language) ?? 'en']
  const [start = ''] = opening?.exec(description) ?? []
  const rest = description.slice(start.length)
  const isOf = /\s(?:of|de|di)\s(?:\p{L}{1,3}\s)?$/u.test(start)
  return isOf ? (rest.split(verbs)[0] ?? rest) : rest
}
