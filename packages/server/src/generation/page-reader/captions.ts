import { countWords } from '@lectern/domain/narration/count-words.ts'

const mostWords = 60

const numbered =
  /^(?:(?:figure|fig|image|picture|photo|abbildung|abb|bild|figura|imagen|imagem|immagine|figuur|afbeelding|afb|rysunek|rys|obrázek|obrázok|obr|kuva|ábra|kép|imaginea|εικόνα|şekil|resim|рисунок|рис|малюнок|мал|gambar|hình|ภาพที่|รูปที่|चित्र|شكل|الشكل|صورة|איור|תמונה)\.?\s?\p{Nd}+(?:[.-]\p{Nd}+)*\s?(?:[.:–—-]|$)|(?:图|圖|図|그림)\s?\p{Nd}+(?:[.-]\p{Nd}+)*(?:[.:：、\s]|$))/iu
const credit =
  /^(?:source|photo|image|picture|credit|image credit|photo credit|quelle|foto|fuente|fonte|bron|kilde|källa|lähde|źródło|zdroj|forrás|sursa|πηγή|kaynak|источник|джерело|sumber|nguồn|ที่มา|स्रोत|المصدر|מקור|来源|图片来源|出典|출처)\s?[:：]/iu

/** 'Source: the place where a river begins' says what a source is. */
const explains = /^[^:：]+[:：]\s*\p{Ll}+\s/u

/**
 * Whether a paragraph below a picture is its caption, on a page without figure elements: 'Figure 1. The water cycle.', 'Source: USGS'.
 * 'Figure 1 shows …' is text.
 */
export function isCaption(text: string): boolean {
  const isCredit = credit.test(text) && !explains.test(text)
  return countWords(text) <= mostWords && (numbered.test(text) || isCredit)
}
