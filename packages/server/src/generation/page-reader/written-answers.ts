/** Labels of a question and of its answer, in all languages. */
const ask =
  'q|question|p|pregunta|pergunta|frage|d|domanda|f|pytanie|vraag|v|fråga|spørgsmål|spørsmål|kysymys|otázka|kérdés|întrebare|вопрос|питання|ερώτηση|soru|s|pertanyaan|hỏi|คำถาม|ถาม|प्रश्न|س|سؤال|السؤال|שאלה|ש|问|問|问题|質問|질문|문'
const answer =
  'a|answer|r|réponse|respuesta|resposta|antwort|risposta|odpowiedź|antwoord|svar|vastaus|odpověď|odpoveď|válasz|răspuns|ответ|відповідь|απάντηση|cevap|c|jawaban|đáp|ตอบ|คำตอบ|उत्तर|ج|جواب|الجواب|الإجابة|תשובה|ת|答|答案|回答|답변|답|в|о|o'
const pair = new RegExp(
  String.raw`^(?:(?:${ask})\s?\d{0,2}\s?[:：.]\s*)(.{5,300}?[?？؟;。])\s+(?:(?:${answer})\s?\d{0,2}\s?[:：.]\s*)(\S.*)$`,
  'isu',
)
const asked = new RegExp(String.raw`^(?:${ask})\s?\d{0,2}\s?[:：.]\s*\S`, 'iu')
const isLabel = new RegExp(String.raw`^(?:${ask}|${answer})\s?\d{0,2}$`, 'iu')

/** Most paragraphs do not start with one word and a mark. */
const opening = /^[^\s:：.]{1,14}\s?\d{0,2}\s?[:：.]/u

/** 'Q: Why does it float? A: It is light.' without its labels; undefined for other text. */
export function readAnswer(text: string): string | undefined {
  if (!opening.test(text)) return undefined
  const [, question, own] = pair.exec(text) ?? []
  if (question === undefined || own === undefined) return undefined
  return `${question.replace(/。$/u, '？')} ${own}`
}

/** Whether a paragraph is a labelled question, so that the next one may be its answer. */
export function isLabelledQuestion(text: string): boolean {
  return opening.test(text) && asked.test(text) && /[?？؟;。]$/u.test(text)
}

/** 'Q', 'Answer 2' */
export function isLabelOfAnswers(label: string): boolean {
  return isLabel.test(label)
}
