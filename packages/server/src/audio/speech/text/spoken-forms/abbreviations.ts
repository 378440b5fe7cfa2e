import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'

/**
 * Abbreviations in full, in languages with a list here. Others stay, because engines know some of their own. Those of
 * the second list come before a number: `Fig. 3`.
 */
export function spokenAbbreviations(text: string, language: string): string {
  const known = byLanguage[languageOf(language) ?? 'en']
  return known ? known.reduce((said, { from, to }) => said.replaceAll(from, to), text) : text
}

/**
 * Abbreviations of a text that is also read, in full: '…, z. B. 2008' as '…, zum Beispiel 2008'. Those before a number, and
 * those whose words have to agree with a noun, stay as they are. A sentence keeps its stop and its capital letter.
 */
export function writtenOut(text: string, language: string): string {
  const known = (byLanguage[languageOf(language) ?? 'en'] ?? []).filter(
    ({ to, isBeforeNumber }) => !isBeforeNumber && !agreeing.has(to),
  )
  return known.reduce(
    (said, { from, to }) =>
      said.replaceAll(from, (short: string, at: number, whole: string) => {
        const isLast = short.endsWith('.') && whole.slice(at + short.length).trim() === ''
        const full = at === 0 ? to.charAt(0).toUpperCase() + to.slice(1) : to
        return isLast ? `${full}.` : full
      }),
    text,
  )
}

/** Words that have another form with another noun. */
const agreeing = new Set([
  'sogenannte',
  'tak zwany',
  'takzvaný',
  'úgynevezett',
  'versus',
  'vesaire',
  'compare',
  'and others',
])

interface Abbreviation {
  readonly from: RegExp
  readonly to: string
  readonly isBeforeNumber: boolean
}

/**
 * Treats `z. B.`, `z.B.` and `Z. B.` as one; the preceding character must not be a letter. Only the first letter may be a
 * capital or not: Greek `π.χ.` is 'for example', and `π.Χ.` 'before Christ'.
 */
function anywhere(abbreviation: string, to: string): Abbreviation {
  const [first = '', ...others] = abbreviation
  const start = [...new Set([first.toLowerCase(), first.toUpperCase()])].join('')
  const rest = spaced(others.join(''))
  return {
    from: new RegExp(`(?<![\\p{L}\\p{N}.])[${start}]${rest}(?![\\p{L}\\p{N}])`, 'gu'),
    to,
    isBeforeNumber: false,
  }
}

function beforeNumber(abbreviation: string, full: string): Abbreviation {
  return {
    from: new RegExp(`(?<![\\p{L}\\p{N}.])${spaced(abbreviation)}\\s*(?=\\p{N})`, 'gu'),
    to: `${full} `,
    isBeforeNumber: true,
  }
}

function spaced(abbreviation: string): string {
  return abbreviation.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s?`)
}

/** `abbreviation = full; …`, in spoken words. */
function table(anywhereList: string, beforeNumberList = ''): readonly Abbreviation[] {
  const pairs = (list: string) =>
    list.split(';').flatMap((pair) => {
      const [abbreviation, full] = pair.split('=').map((side) => side.trim())
      return abbreviation && full ? [[abbreviation, full] as const] : []
    })
  return [
    ...pairs(anywhereList).map(([abbreviation, full]) => anywhere(abbreviation, full)),
    ...pairs(beforeNumberList).map(([abbreviation, full]) => beforeNumber(abbreviation, full)),
  ]
}

const byLanguage: Partial<Record<Language, readonly Abbreviation[]>> = {
  en: table(
    'e. g.=for example; i. e.=that is; etc.=et cetera; vs.=versus; approx.=approximately; cf.=compare; w.r.t.=with respect to; resp.=respectively; incl.=including; excl.=excluding; et al.=and others',
    'Fig.=Figure; Figs.=Figures; Eq.=Equation; No.=Number; Ch.=Chapter; Sec.=Section; Vol.=Volume; p.=page; pp.=pages; ca.=about; Tab.=Table',
  ),
  de: table(
    'z. B.=zum Beispiel; d. h.=das heißt; u. a.=unter anderem; usw.=und so weiter; bzw.=beziehungsweise; vgl.=vergleiche; sog.=sogenannte; i. d. R.=in der Regel; u. U.=unter Umständen; v. a.=vor allem; evtl.=eventuell; ggf.=gegebenenfalls; inkl.=inklusive; v. Chr.=vor Christus; n. Chr.=nach Christus; bzgl.=bezüglich',
    'Abb.=Abbildung; Nr.=Nummer; Kap.=Kapitel; S.=Seite; ca.=circa; Tab.=Tabelle; Bd.=Band',
  ),
  fr: table(
    'p. ex.=par exemple; c.-à-d.=c’est-à-dire; etc.=et cetera; cf.=voir; env.=environ; av. J.-C.=avant Jésus-Christ; apr. J.-C.=après Jésus-Christ',
    'fig.=figure; chap.=chapitre; p.=page; n°=numéro; éq.=équation',
  ),
  es: table(
    'p. ej.=por ejemplo; etc.=etcétera; EE. UU.=Estados Unidos; aprox.=aproximadamente; a. C.=antes de Cristo; d. C.=después de Cristo',
    'fig.=figura; pág.=página; cap.=capítulo; núm.=número; n.º=número',
  ),
  it: table(
    'ad es.=ad esempio; p. es.=per esempio; ecc.=eccetera; cfr.=confronta; a. C.=avanti Cristo; d. C.=dopo Cristo',
    'fig.=figura; pag.=pagina; cap.=capitolo; n.=numero',
  ),
  pt: table(
    'p. ex.=por exemplo; etc.=et cetera; aprox.=aproximadamente; a. C.=antes de Cristo; d. C.=depois de Cristo',
    'fig.=figura; pág.=página; cap.=capítulo; n.º=número',
  ),
  nl: table(
    'bijv.=bijvoorbeeld; bv.=bijvoorbeeld; d. w. z.=dat wil zeggen; enz.=enzovoort; o. a.=onder andere; m. b. t.=met betrekking tot; i. p. v.=in plaats van; a. d. h. v.=aan de hand van; v. Chr.=voor Christus; n. Chr.=na Christus; o. l. v.=onder leiding van; m. b. v.=met behulp van',
    'fig.=figuur; blz.=bladzijde; hfst.=hoofdstuk; nr.=nummer; ca.=circa',
  ),
  pl: table(
    'np.=na przykład; tzn.=to znaczy; tj.=to jest; itd.=i tak dalej; itp.=i tym podobne; m. in.=między innymi; tzw.=tak zwany; ok.=około; p. n. e.=przed naszą erą; n. e.=naszej ery',
    'rys.=rysunek; str.=strona; rozdz.=rozdział; nr=numer',
  ),
  sv: table(
    't. ex.=till exempel; d. v. s.=det vill säga; o. s. v.=och så vidare; bl. a.=bland annat; dvs.=det vill säga; osv.=och så vidare; f. Kr.=före Kristus; e. Kr.=efter Kristus; enl.=enligt; m. fl.=med flera; p. g. a.=på grund av',
    's.=sidan; kap.=kapitel; ca=cirka',
  ),
  da: table(
    'f. eks.=for eksempel; dvs.=det vil sige; osv.=og så videre; bl. a.=blandt andet; f. Kr.=før Kristus; e. Kr.=efter Kristus; pga.=på grund af; iflg.=ifølge',
    's.=side; kap.=kapitel; ca.=cirka',
  ),
  no: table(
    'f. eks.=for eksempel; dvs.=det vil si; osv.=og så videre; bl. a.=blant annet; f. Kr.=før Kristus; e. Kr.=etter Kristus; pga.=på grunn av; iflg.=ifølge',
    's.=side; kap.=kapittel; ca.=cirka',
  ),
  fi: table(
    'esim.=esimerkiksi; ts.=toisin sanoen; jne.=ja niin edelleen; mm.=muun muassa; ks.=katso; eKr.=ennen Kristusta; jKr.=jälkeen Kristuksen; ym.=ynnä muuta',
    's.=sivu; n.=noin',
  ),
  cs: table(
    'např.=například; tj.=to jest; atd.=a tak dále; apod.=a podobně; tzv.=takzvaný; tzn.=to znamená; př. n. l.=před naším letopočtem; n. l.=našeho letopočtu',
    'obr.=obrázek; str.=strana; kap.=kapitola; č.=číslo',
  ),
  sk: table(
    'napr.=napríklad; t. j.=to jest; atď.=a tak ďalej; tzv.=takzvaný; pred n. l.=pred naším letopočtom; n. l.=nášho letopočtu',
    'obr.=obrázok; str.=strana; kap.=kapitola; č.=číslo',
  ),
  ru: table(
    'т. е.=то есть; и т. д.=и так далее; и т. п.=и тому подобное; напр.=например; до н. э.=до нашей эры; н. э.=нашей эры; в т. ч.=в том числе',
    'рис.=рисунок; стр.=страница; гл.=глава; №=номер',
  ),
  uk: table(
    'і т. д.=і так далі; і т. п.=і тому подібне; напр.=наприклад; до н. е.=до нашої ери; н. е.=нашої ери; у т. ч.=у тому числі',
    'рис.=рисунок; стор.=сторінка; №=номер',
  ),
  hu: table(
    'pl.=például; stb.=satöbbi; ill.=illetve; ún.=úgynevezett; kb.=körülbelül; Kr. e.=Krisztus előtt; Kr. u.=Krisztus után; i. e.=időszámításunk előtt; i. sz.=időszámításunk szerint',
  ),
  ro: table(
    'de ex.=de exemplu; etc.=et cetera; ș. a.=și altele; î. Hr.=înainte de Hristos; d. Hr.=după Hristos; î. e. n.=înaintea erei noastre',
    'fig.=figura; pag.=pagina; cap.=capitolul; nr.=numărul',
  ),
  tr: table(
    'ör.=örneğin; vb.=ve benzeri; vs.=vesaire; örn.=örneğin; M. Ö.=milattan önce; M. S.=milattan sonra',
  ),
  id: table(
    'dll.=dan lain-lain; dsb.=dan sebagainya; mis.=misalnya; dkk.=dan kawan-kawan; dst.=dan seterusnya',
  ),
  el: table(
    'π. χ.=παραδείγματος χάριν; κ. λπ.=και λοιπά; δηλ.=δηλαδή; κ. ά.=και άλλα; λ. χ.=λόγου χάριν; π. Χ.=προ Χριστού; μ. Χ.=μετά Χριστόν; κτλ.=και τα λοιπά',
  ),
}
