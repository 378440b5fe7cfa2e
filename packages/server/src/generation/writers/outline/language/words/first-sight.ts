/** Openers of a statement that the next one corrects, in all languages. */
const atFirstSight =
  /^(?:at first (?:sight|glance)|on the face of it|a primera vista|à première vue|au premier abord|auf den ersten blick|a prima vista|à primeira vista|na pierwszy rzut oka|op het eerste gezicht|ved første ø[jy]ekast|vid första anblicken|ensi (?:silmäyksellä|näkemältä)|na první pohled|na prvý pohľad|első (?:pillantásra|látásra)|la prima vedere|на первый взгляд|на перший погляд|εκ πρώτης όψεως|ilk bakışta|sekilas|thoạt nhìn|पहली नज़र में|一見|언뜻 보기에|乍一?看|للوهلة الأولى|במבט ראשון)/iu

/** 'At first sight 2023 looks better.' misleads without the statement after it. */
export function opensAtFirstSight(text: string): boolean {
  return atFirstSight.test(text)
}
