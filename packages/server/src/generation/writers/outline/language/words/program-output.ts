import { countWords } from '@lectern/domain/narration/count-words.ts'

/** A program that prints something, at the start of a sentence: 'The program prints 13.6.' */
const prints =
  /^(?:(?:the|this|our) (?:program|code|script|loop|output) (?:prints|outputs|displays|then prints|now prints)|das programm (?:gibt|druckt|zeigt)|el programa (?:imprime|muestra|escribe)|le programme (?:affiche|imprime)|il programma (?:stampa|mostra)|o programa (?:imprime|exibe|mostra|escreve)|het programma (?:drukt|print|toont)|program (?:wypisuje|wyświetla|drukuje|vypíše|vypisuje|vytiskne)|programmet (?:skriver|udskriver|viser|visar)|программа (?:выводит|печатает)|програма (?:виводить|друкує)|το πρόγραμμα (?:τυπώνει|εμφανίζει)|programul (?:afișează|tipărește)|ohjelma tulostaa|a program kiírja|program (?:şunu )?yazdırır|chương trình in|يطبع البرنامج|התוכנית מדפיסה)(?!\p{L})|^(?:程序|代码|该程序|这段代码)(?:会)?(?:输出|打印)|^このプログラムは|^プログラムは.*(?:出力|表示)|^프로그램은 .*출력/iu
/** A longer sentence says more than what is printed. */
const mostWords = 9

/** Whether a sentence only says what a program prints: a listener does not see the program. */
export function saysOnlyOutput(text: string): boolean {
  return prints.test(text.trim()) && countWords(text) <= mostWords && !/[;；؛:：]|,\s\p{L}+/u.test(text)
}
