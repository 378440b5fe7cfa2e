import type { Language } from '@lectern/domain/voices/languages.ts'

/** The words on a quiz slide that no author writes: Submit, Try Again, Correct, Incorrect. */
export type QuizWords = readonly [submit: string, tryAgain: string, correct: string, incorrect: string]

/** Those of every language but English, which is not fetched. */
export const quizWords: Readonly<Record<Exclude<Language, 'en'>, QuizWords>> = {
  es: ['Enviar', 'Intentar de nuevo', 'Correcto', 'Incorrecto'],
  fr: ['Valider', 'Réessayer', 'Correct', 'Incorrect'],
  de: ['Antworten', 'Noch einmal', 'Richtig', 'Falsch'],
  it: ['Invia', 'Riprova', 'Corretto', 'Sbagliato'],
  ja: ['回答する', 'もう一度', '正解', '不正解'],
  ko: ['제출', '다시 풀기', '정답', '오답'],
  pt: ['Enviar', 'Tentar novamente', 'Correto', 'Incorreto'],
  ru: ['Ответить', 'Ещё раз', 'Верно', 'Неверно'],
  zh: ['提交', '再试一次', '正确', '错误'],
  ar: ['إرسال', 'حاول مرة أخرى', 'صحيح', 'خطأ'],
  cs: ['Odeslat', 'Zkusit znovu', 'Správně', 'Špatně'],
  da: ['Svar', 'Prøv igen', 'Rigtigt', 'Forkert'],
  nl: ['Antwoorden', 'Opnieuw proberen', 'Goed', 'Fout'],
  fi: ['Vastaa', 'Yritä uudelleen', 'Oikein', 'Väärin'],
  el: ['Υποβολή', 'Δοκιμάστε ξανά', 'Σωστό', 'Λάθος'],
  he: ['שליחה', 'לנסות שוב', 'נכון', 'לא נכון'],
  hi: ['जमा करें', 'फिर से कोशिश करें', 'सही', 'गलत'],
  hu: ['Beküldés', 'Újra', 'Helyes', 'Helytelen'],
  id: ['Kirim', 'Coba lagi', 'Benar', 'Salah'],
  no: ['Svar', 'Prøv igjen', 'Riktig', 'Feil'],
  pl: ['Odpowiedz', 'Spróbuj ponownie', 'Dobrze', 'Źle'],
  ro: ['Trimite', 'Încearcă din nou', 'Corect', 'Greșit'],
  sk: ['Odoslať', 'Skúsiť znova', 'Správne', 'Nesprávne'],
  sv: ['Svara', 'Försök igen', 'Rätt', 'Fel'],
  th: ['ส่งคำตอบ', 'ลองอีกครั้ง', 'ถูกต้อง', 'ไม่ถูกต้อง'],
  tr: ['Gönder', 'Tekrar dene', 'Doğru', 'Yanlış'],
  uk: ['Відповісти', 'Ще раз', 'Правильно', 'Неправильно'],
  vi: ['Gửi', 'Thử lại', 'Đúng', 'Sai'],
}
