import { countWords } from '@lectern/domain/narration/count-words.ts'

/** Fewer words before a colon are a label or the start of a list, and fewer after it are no explanation. */
const fewest = { before: 6, after: 5 }

/** 'The resolver asks a server, which answers: …': the words of a speaker or of a text follow. The forms are those of verbs at the end of a clause. */
const announcesWords =
  /(?<!\p{L})(?:answer(?:s|ed)?|say(?:s)?|said|ask(?:s|ed)?|repl(?:y|ies|ied)|writes?|wrote|reads?|states?|stated|warns?|warned|adds?|added|shouts?|shouted|dice|dicen|dijo|responde|respondió|pregunta|preguntó|escribe|escribió|dit|disent|répond|répondit|demande|écrit|sagt|sagte|antwortet|antwortete|fragt|fragte|schreibt|schrieb|dice|dicono|disse|risponde|rispose|chiede|scrive|scrisse|diz|disse|respondeu|pergunta|perguntou|escreve|escreveu|zegt|zei|antwoordt|vraagt|schrijft|mówi|powiedział[ao]?|odpowiada|odpowiedział[ao]?|pyta|zapytał[ao]?|pisze|napisał[ao]?|říká|řekl[ao]?|odpovídá|ptá|píše|hovorí|povedal[ao]?|odpovedá|píše|говорит|сказал[ао]?|отвечает|ответил[ао]?|спрашивает|пишет|написал[ао]?|каже|сказав|сказала|відповідає|питає|пише|säger|sade|svarar|frågar|skriver|siger|sagde|svarer|spørger|sier|sa|spør)$/iu

/**
 * Where a statement ends that the part after its only colon explains: 'Demand is elastic if it reacts strongly: …'.
 * Semicolons, several commas and a question are no explanation of one statement but the items of a list.
 */
export function explanationAfterColon(text: string): readonly number[] {
  const [head = '', rest = '', ...others] = text.split(/[:：]\s/u)
  const isOne = others.length === 0 && !/[;；?？"“„«「]/u.test(text) && !/\p{N}$/u.test(head)
  const commas = rest.match(/[,،，、]/gu)?.length ?? 0
  const isExplanation = countWords(head) >= fewest.before && countWords(rest) >= fewest.after && commas < 2
  // 'Except that: …' ends in a word that needs what follows.
  const isEnd =
    /(?<!\p{L})(?!(?:that|when|with|from|than|into|dass|wenn|oder|sino|cuando|porque|parce|lorsque)$)\p{L}{4,}\)?$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(
      head,
    )
  return isOne && isExplanation && isEnd && !announcesWords.test(head) ? [head.length] : []
}
