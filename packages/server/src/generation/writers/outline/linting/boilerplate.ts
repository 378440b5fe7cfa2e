import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Text that speaks of the page instead of its subject: its sections, its pictures, its links, its exercises. */
const boilerplate: Partial<Record<Language, RegExp>> = {
  en: /\b(?:in|throughout|of) this (?:section|chapter|module|lesson|unit|page|tutorial|workshop|reading)\b|\b(?:next|previous|preceding|following|last) (?:section|chapter|module|lesson|unit|page)\b|\b(?:figure|picture|image|diagram|table|map|photograph|photo|graph|chart|video|example|code|program|link|button)s? (?:above|below)\b|\b(?:above|below|following) (?:figure|picture|image|diagram|table|map|photograph|graph|chart|video|link|button)s?\b|\bclick here\b|(?:^|[.;:!?]\s+|, |\b(?:please|then|and|or|now|just) )click (?:on|the)\b|\b(?:shown|listed|given|described|pictured) (?:above|below)\b|\bby the end of this\b|\breview questions?\b|\b(?:visit|follow) (?:this|the) (?:link|website|site)\b|\bfurther reading\b|\bin (?:Figure|Table|Equation|Exercise|Example|Section|Chapter) \d|^(?:Figure|Table|Example|Exercise) \d[\d.]* (?:shows|lists|illustrates|depicts|gives|presents|summari[sz]es|compares)\b|\bfor more (?:on|about|information|details?)\b[^.]*\b(?:see|read|visit|check)\b/i,
  pl: /\bw (?:tym|niniejszym) (?:rozdziale|podrozdziale|module|podręczniku|artykule)|(?:następnym|poprzednim|kolejnym|dalszym) (?:rozdziale|podrozdziale)|(?:rysun|ilustracj|tabel|wykres)\p{L}* (?:poniżej|powyżej|obok)|(?:powyższ|poniższ)\p{L}*|na (?:rysunku|ilustracji|wykresie) \d|w tabeli \d|kliknij/iu,
  es: /\b(?:en|de) est[ea] (?:sección|capítulo|módulo|página|apartado|unidad|lección)|(?:próxim[oa]|siguiente|anterior) (?:sección|capítulo|módulo|apartado|página)|(?:sección|capítulo|módulo) (?:siguiente|anterior)|(?:figura|tabla|imagen|gráfico|ecuación) (?:anterior|siguiente|\d)|haga clic/iu,
  fr: /dans (?:cette section|ce chapitre|ce module|cette page|cette leçon)|(?:section|chapitre|page) (?:suivante?|précédente?)|(?:figure|image|tableau|schéma) ci-(?:dessus|dessous)|cliquez/iu,
  de: /in diesem (?:Abschnitt|Kapitel|Modul)|auf dieser Seite|(?:nächsten|vorigen|folgenden|letzten) (?:Abschnitt|Kapitel|Seite)|(?:Abbildung|Bild|Tabelle) (?:oben|unten)|(?:obige|untenstehende)\p{L}*|klicken Sie/iu,
  it: /in (?:questa sezione|questo capitolo|questo modulo|questa pagina)|(?:prossim[oa]|precedente) (?:sezione|capitolo)|(?:figura|tabella|immagine) (?:sopra|sotto|seguente|precedente)/iu,
  pt: /n(?:esta seção|este capítulo|este módulo|esta página|esta secção)|(?:próxim[oa]|anterior) (?:seção|capítulo)|(?:figura|tabela|imagem) (?:acima|abaixo)/iu,
  // '日本书法' is Japanese calligraphy, and '下表面' a lower surface.
  zh: /(?<![日基根样标资剧])本[节章页课]|[上下]一[节章页篇]|[上下](?:图(?!书)|表(?![面层皮达示现])|面的(?:图|表|代码|示例|例子))|如图|点击(?:此处|这里|上方|下方)|(?:^|[，。])(?:请)?(?:参阅|参见|详见)|了解更多|在这一?(?:节|章|页|篇)/u,
  ar: /هذا (?:القسم|الفصل|الدرس)|هذه (?:الصفحة|الوحدة)|(?:القسم|الفصل|الصفحة) (?:التالي|التالية|السابق|السابقة)|أعلاه|أدناه|(?:^|[.،] )(?:انقر|اضغط) (?:هنا|على|فوق)|(?:الكود|المثال|الجدول|الشكل|البرنامج) (?:السابق|التالي)|^للمزيد|، راجع /u,
  hi: /इस (?:खंड|अध्याय|अनुभाग|पाठ|इकाई|पृष्ठ)|(?:अगले|पिछले) (?:खंड|अध्याय|भाग|पाठ)|(?:ऊपर|नीचे) (?:दिए|दिखाए|दी|के चित्र|की तालिका)|चित्र [\d०-९]|क्लिक करें/u,
}

/** Citations in brackets, and numbers of notes. */
const citation =
  /\[\d+(?:[,–-]\s*\d+)*\]|\((?:[^()]{0,60}[,\s])?(?:1[5-9]|20)\d{2}[a-z]?(?:[:,;][^()]*)?\)|\bet al\./u

/** The part of a text that is about the page, or a citation; undefined if there is none. */
export function boilerplateIn(text: string, language: string): string | undefined {
  return boilerplate[languageOf(language) ?? 'en']?.exec(text)?.[0] ?? undefined
}

/** A citation that would be read aloud; undefined if there is none. */
export function citationIn(text: string): string | undefined {
  return citation.exec(text)?.[0]
}
