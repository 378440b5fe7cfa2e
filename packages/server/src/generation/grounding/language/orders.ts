import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'

/** Words for a model. "Assistant" alone may be a person. */
const model = String.raw`(?:AI|A\.I\.|LLM|(?:large )?language model|chatbot|AI assistant|ChatGPT|GPT)s?`

/**
 * The start of a sentence that gives orders to a model. A sentence that only mentions such an order, for example in quotation
 * marks, does not match. Attacks are often in another language than the page, so all languages are compared.
 */
const orders: readonly RegExp[] = [
  /^(?:[^.:“"]{0,60}:\s*)?(?:please |now |you must |you should )?(?:ignore|disregard|forget|override|bypass)\s+(?=[^.]{0,40}\b(?:all|any|previous|prior|above|earlier|preceding|your|system)\b)(?:\p{L}+\s+){0,5}(?:instructions?|prompts?|rules|guidelines|directions)\b/iu,
  /^(?:please |now )?(?:reveal|print|repeat|output|show|tell us)\s+(?:me )?your\s+(?:\p{L}+\s+)?(?:prompt|instructions|rules)\b/iu,
  new RegExp(
    String.raw`^(?:note|notice|message|attention|instructions?|important|hint|memo)?\s*(?:to|for|dear)\s+(?:(?:all|any|every|the|an?)\s+)?${model}(?: \p{L}+){0,3}\s*:`,
    'iu',
  ),
  new RegExp(String.raw`^(?:if|when|as) you(?:'re|’re| are)? (?:reading this as )?an? ${model}\b`, 'iu'),
  /^(?:ignora|olvida|omite)\s+(?:\p{L}+\s+){0,5}(?:instrucciones|indicaciones|reglas)/iu,
  /^(?:ignorez?|oublie[sz]?)\s+(?:\p{L}+\s+){0,5}(?:instructions|consignes|règles)/iu,
  /^(?:ignoriere|vergiss|missachte|vergessen sie|ignorieren sie)\s+(?:\p{L}+\s+){0,5}(?:anweisungen|instruktionen|regeln|vorgaben)/iu,
  /^(?:zignoruj|ignoruj|zapomnij|pomiń)\s+(?:\p{L}+\s+){0,5}(?:poleceni\p{L}*|instrukcj\p{L}*|zasad\p{L}*)/iu,
  /^(?:ignore|esqueça|desconsidere)\s+(?:\p{L}+\s+){0,5}(?:instruções|orientações|regras)/iu,
  /^(?:игнорируй\p{L}*|забудь\p{L}*)\s+(?:\p{L}+\s+){0,5}(?:инструкци\p{L}*|указани\p{L}*|правил\p{L}*)/iu,
  /^(?:تجاهل|انس)\s+(?:\p{L}+\s+){0,5}(?:التعليمات|الأوامر|القواعد)/u,
  /^(?:请)?(?:忽略|无视|忘记)[^，。！]{0,12}(?:指令|指示|说明|规则|提示)/u,
  /^पिछले\s+(?:\p{L}\p{M}*|\s){0,20}(?:निर्देशों|आदेशों|नियमों)\s+को\s+(?:अनदेखा|नज़रअंदाज़|भूल)/u,
]

/** A text without one of these has no order, so that most texts are not split. */
const traces =
  /instruction|prompt|rules|guideline|direction|\bA\.?I\b|LLM|language model|chatbot|GPT|instruc|indicacion|reglas|consignes|règles|anweisung|instruktion|regeln|vorgaben|poleceni|instrukcj|zasad|instruç|orientaç|regras|инструкци|указани|правил|التعليمات|الأوامر|القواعد|指令|指示|说明|规则|提示|निर्देशों|आदेशों|नियमों/iu

/**
 * A text of a page without orders to a model. The sentences after an order belong to it. They teach nothing, so they are no
 * evidence for a sentence of a model that obeyed.
 */
export function withoutOrders(text: string, language: string): string {
  if (!traces.test(text)) return text
  const sentences = splitSentences(text, language)
  const first = sentences.findIndex((sentence) => orders.some((order) => order.test(sentence.trim())))
  return first < 0 ? text : sentences.slice(0, first).join(' ')
}
