import { languageOf } from '@lectern/domain/voices/languages.ts'

/**
 * The last predicate of a sentence in the polite style, in which the hosts of an episode speak: 'マグマである。' as 'マグマです。',
 * '만든다.' as '만듭니다.' A predicate whose form is not sure stays, as do sentences in other languages.
 */
export function withPoliteEnd(sentence: string, language: string): string {
  const code = languageOf(language)
  if (code === 'ja')
    return sentence.replace(/^(.*?)([。！]?)$/su, (_, text: string, end: string) => japanese(text) + end)
  if (code === 'ko')
    return sentence.replace(/([^:;]+?)(\.?|\?|[:;]\s)(?=$|(?<=[:;]\s))/gsu, (_, text: string, end: string) =>
      end === '?' ? koreanQuestion(text) + end : korean(text) + end,
    )
  return sentence
}

/** Endings of plain Japanese sentences and their polite forms. The first that fits is used. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ください|なさい|です|ます|ました|ません|でした|でしょう|ましょう)$/u, '$&'],
  [/ではなかった$/u, 'ではありませんでした'],
  [/ではない$/u, 'ではありません'],
  [/(?:であった|だった)$/u, 'でした'],
  [/(?:であろう|だろう)$/u, 'でしょう'],
  [/(?<!ん)である$/u, 'です'],
  [/(?<=[はがも])なかった$/u, 'ありませんでした'],
  [/(?<=[はがも])ない$/u, 'ありません'],
  [/(?<=[てで])いない$/u, 'いません'],
  [/(?<=[とにをがはも]|\p{Script=Han}|\p{Script=Katakana}|ー)しない$/u, 'しません'],
  [/(?<=[とにをがはも]|\p{Script=Han}|\p{Script=Katakana}|ー)しなかった$/u, 'しませんでした'],
  [/できない$/u, 'できません'],
  [/できなかった$/u, 'できませんでした'],
  [/ならない$/u, 'なりません'],
  [/(?<=[えけげせてねべめれ])(?<!情け)ない$/u, 'ません'],
  [/しかない$/u, 'しかありません'],
  [/くなかった$/u, 'くありませんでした'],
  [/(?<=[えけげせてねべめれ])(?<!情け)なかった$/u, 'ませんでした'],
  [/(?<!つま|くだ)らない$/u, 'りません'],
  [/らなかった$/u, 'りませんでした'],
  [/(?<=\p{Script=Han})わない$/u, 'いません'],
  [/(?<=\p{Script=Han})わなかった$/u, 'いませんでした'],
  [/(?<=\p{Script=Han})さない$/u, 'しません'],
  [/(?<=\p{Script=Han})さなかった$/u, 'しませんでした'],
  // Adjectives and what is inflected like them.
  [/(?<=[しきくなたいさすがるどけせべれめげねよらずおろやか]|\p{Script=Han})い$/u, 'いです'],
  [/(?<=て)いた$/u, 'いました'],
  [/(?<=[はがも])あった$/u, 'ありました'],
  [/(?<=[でてきにが]|\p{Script=Han})きた$/u, 'きました'],
  [/(?<=[くにと])なった$/u, 'なりました'],
  [/(?<=[じぎちびみりけげせてねべめれえ])た$/u, 'ました'],
  [/(?<=[^だ])した$/u, 'しました'],
  [/(?<=\p{Script=Han})(?<!味)(ま|わ|が)った$/u, '$1りました'],
  [/(?<=て)しまった$/u, 'しまいました'],
  [/いう$/u, 'いいます'],
  // The past of verbs whose stem only their character shows.
  [/(?<=[登乗残移送作取至減限知切走帰散眠語掘割振降回映戻守])った$/u, 'りました'],
  [/(?<=[言違使買会失思担従願歌習追払拾洗扱伴補争向養誓嫌狙])った$/u, 'いました'],
  [/(?<=[持立打勝待育保放])った$/u, 'ちました'],
  [/(?<=[呼運選飛結遊並喜学及叫])んだ$/u, 'びました'],
  [/(?<=[読飲進住包込含組踏編悩望休沈])んだ$/u, 'みました'],
  [/死んだ$/u, '死にました'],
  [/(?<=[書置働続動聞引開築描歩弾除導招抱輝傾])いた$/u, 'きました'],
  [/(?<=[泳防急騒稼])いだ$/u, 'ぎました'],
  [/来る$/u, '来ます'],
  [/(?<=[てで])くる$/u, 'きます'],
  [/(?<=[とにをがはも]|\p{Script=Han}|\p{Script=Katakana}|ー)する$/u, 'します'],
  [/(?<=[てで])いる$/u, 'います'],
  [/(?<=[にが])いる$/u, 'います'],
  // Verbs in -ru after e and i, except those of the other class.
  [/(?:しゃべ|すべ|[かが]え|ふけ|あざけ|くださ|なさ|しゃ)る$/u, '$&'],
  [/(?<=[えけげせてねべめれ])る$/u, 'ます'],
  [/(?<=[見着得出経寝似煮診居観看])る$/u, 'ます'],
  [/(?<=[生感応通信論禁転演準])じる$/u, 'じます'],
  [
    /(?<=(?:で|起|生|尽)き|(?:落|満|朽)ち|(?:伸|浴|滅|延)び|(?:過|す)ぎ|(?:降|借|足|懲)り|試み|用い|強い|報い)る$/u,
    'ます',
  ],
  // The other class, by the sound before the ending.
  [/(?<=[あかがさざただなはばまやらわおこごそぞとどのほぼもよ])る$/u, 'ります'],
  [
    /(?<=[取送作乗減入走知切残至帰降折割釣塗売振成移映回戻治当去守織限握蹴照湿参要測計図語刈彫掘破祈踊余実縛怒眠散練遮])る$/u,
    'ります',
  ],
  [/(?<=\p{Script=Han}|[まかさなやらわはた])う$/u, 'います'],
  [/(?<=\p{Script=Han}|[かごびだどづ])く$/u, 'きます'],
  [/(?<=\p{Script=Han})ぐ$/u, 'ぎます'],
  [/(?<=\p{Script=Han}|[やかとこまらなわだがばた])す$/u, 'します'],
  [/(?<=\p{Script=Han})(?<![一二三四五六七八九幾])つ$/u, 'ちます'],
  [/(?<=\p{Script=Han})ぶ$/u, 'びます'],
  [/(?<=\p{Script=Han}|[しかるすく])む$/u, 'みます'],
  [/(?<=の|らか|やか|\p{Script=Han}|\p{Script=Katakana}|ー)だ$/u, 'です'],
]

function japanese(text: string): string {
  const found = endings.find(([pattern]) => pattern.test(text))
  return found ? text.replace(found[0], found[1]) : text
}

const firstSyllable = 0xac_00
const lastSyllable = 0xd7_a3
const finals = 28
/** The numbers of the final consonants in a syllable of Hangul. */
const final = { none: 0, n: 4, l: 8, b: 17 }
/** Stems without a final consonant that are surely adjectives or the copula, by their last syllable. */
const openStems = /(?:이|아니|하|르|크|쁘|프|리|되)$/u

/** '무엇인가?' as '무엇인가요?' */
function koreanQuestion(text: string): string {
  return /(?:인가|는가|은가|한가|던가)$/u.test(text) ? `${text}요` : text
}

function korean(text: string): string {
  if (!text.endsWith('다') || isPolite(text)) return text
  const stem = text.slice(0, -1)
  const code = stem.codePointAt(stem.length - 1) ?? 0
  if (code < firstSyllable || code > lastSyllable) return text
  const kind = (code - firstSyllable) % finals
  // '먹는다' has an ending of its own, but '는다' after a space is a form of '늘다'.
  if (/\S는$/u.test(stem)) return `${stem.slice(0, -1)}습니다`
  if (/(?:^|\s)는$/u.test(stem)) return text
  if (kind === final.none) return openStems.test(stem) ? withFinal(stem, code + final.b) : text
  if (kind === final.n) return withFinal(stem, code - final.n + final.b)
  if (kind === final.l) return withFinal(stem, code - final.l + final.b)
  return `${stem}습니다`
}

/** '습니다' and '만듭니다', but not '아니다'. */
function isPolite(text: string): boolean {
  const before = text.endsWith('니다') ? (text.codePointAt(text.length - 3) ?? 0) : 0
  return before >= firstSyllable && before <= lastSyllable && (before - firstSyllable) % finals === final.b
}

function withFinal(stem: string, code: number): string {
  return `${stem.slice(0, -1)}${String.fromCodePoint(code)}니다`
}
