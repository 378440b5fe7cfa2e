import type { Language } from '@lectern/domain/voices/languages.ts'

/** Verbs that start an instruction, before words that no noun has after it: 'check whether', but not 'check of'. */
const instructions: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:if|when|after|before|once|unless|until)\s[^,;:]{3,60},\s)?(?:(?:compare|check|start|begin|work|continue) with\s|(?:use|take|add|allow|give) (?:about|around|at least|at most|no more than|up to)\s|(?:never|always|don[’']t|do not)\s(?!has|have|had|is|are|was|were|did|does|before|again|say|saying|the)\p{Ll}+(?!\p{L})|(?:find|see|ask|stop|apply|insert|withdraw|release|attach|clean|wash|rinse|press|place|pour|heat|stir|mix|wipe|lift|pull|push|cut|accept|enter|forward|open|close|click|select|run|copy|save|press|type|install|compare|check|look|use|make|take|note|write|read|think|choose|keep|avoid|identify|consider|describe|explain|state|decide|try|start|give|show|put|draw|test|listen|wait|remember|list|name|add|remove|tell|turn|move|say|count|measure|record|let|do|don[’']t|never|always)\s(?:the|an?|your|yourself|only|whether|which|what|how|who|where|when|why|if|each|every|all|it|them|not|and ask|and call)(?!\p{L}))/iu,
  es: /^(?:busque|busca|observe|observa|pregunte|pregunta|compare|compara|compruebe|comprueba|identifique|identifica|elija|elige|evite|evita|anote|anota|use|usa)\s(?:el|la|los|las|un|una|si|qué|cómo|quién|dónde|cuándo|cuál)(?!\p{L})/iu,
  fr: /^(?:cherchez|trouvez|observez|regardez|demandez|comparez|vérifiez|identifiez|choisissez|évitez|notez|utilisez)(?!\p{L})/iu,
  de: /^(?:suchen|finden|beachten|fragen|vergleichen|prüfen|wählen|vermeiden|notieren|nutzen|verwenden)\sSie(?!\p{L})|^(?:suche|finde|beachte|frage|vergleiche|prüfe|wähle|vermeide|notiere|nutze|verwende)\s(?:den|die|das|dich|ein|eine|einen|ob|was|wie|wer|wo)(?!\p{L})/u,
}

/** Whether a text says what to do: 'find where the light comes from'. Beside a name, it is not what the name means. */
export function isInstruction(text: string, code: Language): boolean {
  return instructions[code]?.test(text) ?? false
}
