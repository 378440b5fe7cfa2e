import type { Language } from '../voices/languages.ts'

/** Abbreviations before a number: `No. 12`. */
export const beforeNumbers =
  'no nos l nr nro núm num fig figs abb tab tbl p pp s pág págs pag ss vol vols ch cap kap sec sect art eq str č čl rys рис табл стр с п гл εικ σελ hlm hal chap éd ed verse v op ex exp ca c cca ok obr abr bild sz ust pkt poz jan feb mar apr jun jul aug sept sep oct nov dec चि पृ सं janv févr febr juil tel blz tgl tr rp'

/** Abbreviations before a Roman numeral or a letter: `Vol. II`, `Fig. B`. */
export const beforeNumerals =
  'fig figs abb tab tbl vol vols ch cap kap chap sec sect s séc secc art cz rozdz t tom bd rys рис табл гл ч т obr'

/**
 * Abbreviations that are always followed by other words, in every language. Those that can end a sentence are in
 * `closingAbbreviations`. Before a lower-case letter Unicode's rules continue the sentence.
 */
export const commonAbbreviations = 'dr mr mrs ms prof st mt ca cf approx vs'

/** Abbreviations that are always followed by other words. */
export const abbreviations: Partial<Record<Language, string>> = {
  en: 'e.g i.e gen col capt cpt lt sgt cpl maj cmdr adm rev hon gov sen rep pres supt fr viz univ dept assn assoc bros messrs',
  es: 'sr sra srta sres dra dres ud uds p.ej ej ee prof.ª lic arq gral cnel cap excmo excma fray av avda univ dpto p aprox sta sto fco ntra vda fdo depto ayto',
  fr: 'm mm mme mmes mlle mlles mgr p.ex ex av env vve univ boul ph th chr gal ste',
  de: 'z.b z d.h d u.a u i.d.r i o bzw sog vgl evtl ggf frau hr fr bspw insb inkl exkl ing dipl hl lat griech engl frz geb gest bzgl lt hrsg zzgl abzgl ehem zzt jg med phil abs mind',
  it: 'es ad.es sig sig.ra sig.na sigg dott dott.ssa prof.ssa cfr ing avv arch on mons egr geom univ ss sen gen cost d.ssa p.es',
  pt: 'sr sra srs dra p.ex ex d av eng arq exmo exma univ dep sto sta gen cia aprox',
  nl: 'bijv bv d.w.z dhr mevr mw drs ir mr o.a m.b.t t.o.v z.g zgn resp incl excl nl ing t.a.v m.a.w o.l.v m.b.v i.v.m i.p.v n.a.v t.g.v evt vnl ds jhr',
  da: 'f.eks fx bl.a dvs hr fr kl s.k jf inkl ekskl ang vedr pga mht ift iflg skt gl kgl',
  sv: 't.ex bl.a dvs s.k kl jfr inkl exkl ang resp enl p.g.a sk',
  no: 'f.eks bl.a dvs kl s.k jf inkl ekskl ang vedr pga mht ift iht iflg kgl',
  fi: 'esim ts ns tri klo vrt toim nk ko ml mm',
  pl: 'np m.in tzn tj tzw św śp ul al inż hab mgr lek por ok pt ks płk mjr kpt bp abp kard red oprac tłum ang łac niem franc gr wł hiszp ros wg zob ur zm jw pl os pw lic dyw fot tel rtm tow woj marsz adm kol pow gm',
  cs: 'např tzv tj tzn mj ing mgr bc sv odst srov popř resp vč tř ul nám prof doc red angl lat něm arch pozn zejm plk kpt mjr akad hl.m dr.h.c',
  sk: 'napr tzv t.j tj tzn ing mgr bc sv porov príp resp vr ul nám doc red angl lat nem arch pozn plk kpt mjr akad hl.m',
  hu: 'pl ún ill kb vö ifj id ld szerk tsz szt ford',
  ro: 'de.ex ex dl dna d-na d-l cca v sf str bd prof ing acad cf jud gh șt al lt mr aprox',
  tr: 'örn doç bkz sn yrd av öğr müh org alb çev hz cad mah müd uzm ecz yzb',
  ru: 'т.е т.н напр см ср ст ул им проф акад доц гр просп пл св полк инж англ лат нем фр греч итал исп пер ред изд т.ч т.к дж обл оз о вост юж зап адм',
  uk: 'т.зв т.е напр див пор ім вул проф акад доц просп пл св полк інж англ лат нім фр грец ред вид нар пом т.ч дж обл оз о м зх пн пд сх',
  el: 'π.χ δηλ κ κα κος βλ καθ δρ αγ αρ πρβλ εκδ λεωφ λ.χ',
  id: 'jl sdr sdri tn ny drs ir jend prof dra kab kec yth bpk hj a.n d.a',
  ar: 'د أ ص أ.د',
  vi: 'ts gs pgs ths tp q bs ks nxb',
  hi: 'डॉ प्रो श्री सुश्री कु स्व पं मो सं पृ कि ए एम एस एल आर एन एफ एच एक्स बी सी डी जी के पी टी वी डब्ल्यू जे ई.पू वि.सं',
}

/**
 * Abbreviations inside or at the end of a sentence: units of time and money, companies, years. Only the next word shows
 * whether the sentence ends.
 */
export const closingAbbreviations: Partial<Record<Language, string>> = {
  en: 'a.m p.m inc ltd co corp jr sr ph.d m.d b.a m.a al b.c a.d b.c.e c.e d.c u.s u.s.a u.k u.n e.u ave blvd mts est',
  es: 'a.c d.c a.m p.m s.a cía ltda etc ee.uu a.de.c d.de.c',
  fr: 'av.j.-c apr.j.-c etc cie',
  de: 'jh jhd jhdt jhs mio mrd tsd n.chr v.chr st std min usw etc usf ff',
  it: 'a.c d.c s.p.a s.r.l ecc sec',
  pt: 'a.c d.c s.a ltda etc séc',
  nl: 'n.chr v.chr enz mln mld etc',
  da: 'mio mia osv mv f.kr e.kr',
  sv: 'f.kr e.kr osv milj mdr m.fl m.m',
  no: 'mill mrd osv mv f.kr e.kr',
  fi: 'eaa jaa jne mm milj mrd ym yms ekr jkr',
  pl: 'im r w ww proc mln mld tys godz p.n.e n.e gr zł itd itp i.in in sp z.o.o a.d',
  cs: 'r stol tis mil mld hod kč př.n.l n.l atd apod aj',
  sk: 'r stor tis mil mld hod pred.n.l n.l atď apod',
  hu: 'sz i.e i.sz i.u stb kr.e kr.u',
  ro: 'î.hr d.hr î.e.n e.n sec mil mld etc ș.a',
  tr: 'm.ö m.s yy vb vs',
  ru: 'г гг в вв н.э до.н.э тыс млн млрд руб коп т.д т.п др пр р ок',
  uk: 'р рр ст н.е до.н.е тис млн млрд грн коп т.д т.п ін',
  el: 'π.χ μ.χ κ.λπ κ.ά κλπ εκ δισ κτλ αι χλμ',
  id: 'dll dst dsb m sm dkk',
  ar: 'ق.م م هـ إلخ',
  vi: 'v.v tcn scn',
  hi: 'ई ई.पू कि.मी मि.मी रु से.मी',
}
