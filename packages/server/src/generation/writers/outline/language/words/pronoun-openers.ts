import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Starts of sentences that point at the sentence before: a preposition with a pronoun ('With it, …', 'Gracias a él, …'),
 * one of two ('In the other, …', 'A spare one …'), a time after another ('Two years later, …'), a German condition without its subject
 * ('Wird er zu groß, …'), and a pronoun after a place or a time ('Dans le pain, elle …').
 */
const openers: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:with|through|without|from|for|by|in|on|under|behind|among|around|at|of|to)\s(?:it|them|him|her|both|the others?|one of them|some of them|each of them|the latter|the former)(?![\p{L}-])|(?:\p{L}+|\d+|a few)\s(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries|century)\s(?:later|earlier|afterwards?|before that|after that)(?!\p{L})|(?:(?:an?|the)\s(?!number\s|square\s|day\s|chapter\s|part\s|only\s)\p{L}+|each|every)\sones?(?=\s(?!of|hundred|thousand|million|half|third|quarter)\p{Ll}))/u,
  es: /^(?:(?:con|gracias a|para|por|sin|de|en|entre|sobre|tras|a)\s(?:él|ella|ello|ellos|ellas|esto|eso|aquello)(?!\p{L})|(?:un|una|otr[oa]s?|en (?:el otro|la otra|los otros|las otras))(?=,)|unos\s(?!\d)\p{L}+[aei]n(?!\p{L})|(?:\p{L}+|\d+)\s(?:años?|meses|mes|semanas?|días?|horas?|minutos?|décadas?|siglos?)\s(?:después|más tarde|antes)(?!\p{L})|(?:en|a|al|sobre|bajo|durante|tras|después de|antes de|desde|con)\s(?!que\s)[^,;:.]{2,50},\s(?:él|ella|ellos|ellas)(?!\p{L}))/u,
  fr: /^(?:(?:avec|grâce à|sans|pour|de|par|à|en|chez|parmi|malgré)\s(?:lui|elle|eux|elles|cela|ceci|celui-ci|celle-ci)(?!\p{L})|(?:dans|pour) (?:l[’']autre|les autres)(?!\p{L})|(?:\p{L}+|\d+)\s(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|décennies?|siècles?)\s(?:plus tard|après|auparavant)(?!\p{L})|(?:dans|en|au|aux|à|sur|sous|pendant|après|avant|depuis|chez|avec|dès|lors)\s(?!que\s|qu[’'])[^,;:.]{2,50},\s(?:elles?|ils)(?!\p{L}))/u,
  de: /^(?:(?:ist|sind|war|waren|wird|werden|wurde|hat|haben|kann|können|muss|müssen|soll|darf|steigt|sinkt|wächst|fällt)\s(?:er|sie|ihn|ihnen)(?!\p{L})|(?:mit|ohne|durch|von|bei|nach|für|unter|zu|aus|wegen|trotz)\s(?:ihm|ihr|ihnen|ihn|diesem|diesen|dieser|dessen|deren)(?=[,\s]\p{Ll})|(?:im|in den|in der) anderen(?=\s\p{Ll})|(?:\p{L}+|\d+)\s(?:Jahre?|Monate?|Wochen?|Tage?|Stunden?|Minuten?|Jahrzehnte?|Jahrhunderte?)\s(?:später|danach|zuvor|darauf)(?!\p{L})|(?:im|in|am|an|auf|bei|beim|nach|vor|mit|unter|über|seit|zwischen)\s(?:(?!und\s|oder\s)[\p{L}\p{N}-]+\s){1,4}[\p{Ll}]+t\s(?:er|sie)(?=\s\p{L})(?!\s(?:und|oder)\s))/iu,
  pl: /^(?:(?:z|ze|dzięki|bez|dla|od|do|po|w|we|na|przy|wśród|o|przed|za|obok)\s(?:nim|nią|niego|niej|niemu|nich|nimi|tym|temu|tego|tych|tymi)(?!\p{L})|w (?:drugim|drugiej)(?!\p{L})|(?:\p{L}+|\d+)\s(?:lata?|lat|rok|miesi[ąę]c\p{L}*|tygod\p{L}+|dni|godzin\p{L}*|minut\p{L}*|dekad\p{L}*|wiek(?:i|ów)?)\s(?:później|wcześniej|potem)(?!\p{L}))/u,
  pt: /^(?:(?:com|graças a|para|por|sem|de|em|entre|sobre|após|a)\s(?:ele|ela|eles|elas|isso|isto|aquilo)(?!\p{L})|(?:nele|nela|neles|nelas|dele|dela|deles|delas|nisso|nisto|disso|disto|no outro|na outra|nos outros|nas outras)(?!\p{L})|(?:\p{L}+|\d+)\s(?:anos?|meses|mês|semanas?|dias?|horas?|minutos?|décadas?|séculos?)\s(?:depois|mais tarde|antes)(?!\p{L})|(?:em|no|na|nos|nas|sobre|sob|durante|após|depois d[oae]s?|antes d[oae]s?|desde|com)\s(?!que\s)[^,;:.]{2,50},\s(?:eles?|elas?)(?!\p{L}))/u,
  it: /^(?:in|nel|nella|nello|nell[’']|nei|nelle|negli|su|sul|sulla|durante|dopo|prima|con|sotto)\s?(?!che\s)[^,;:.]{2,50},\s(?:ess[oaie]|ell[ae]|lui|lei|loro)(?!\p{L})/u,
  ru: /^(?:в|во|на|при|после|до|перед|под|над|из|с|у|через|между)\s(?!том)[^,;:.—]{2,40}\s(?:он|она|оно|они)(?!\p{L})/u,
  uk: /^(?:в|у|на|при|після|до|перед|під|над|із|з|через|між)\s(?!тому)[^,;:.—]{2,40}\s(?:він|вона|воно|вони)(?!\p{L})/u,
}

/** Whether the start of a sentence, in lower case, points at the sentence before. */
export function startsWithPronoun(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en']?.test(text) === true
}
