import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countsParts } from './words/course-parts.ts'
import { greetsReader } from './words/greeting-words.ts'
import { normalise } from './normalise.ts'

/** Headings that say only that a text begins. */
const names: Readonly<Record<Language, string>> = {
  en: 'introduction|intro|overview|background|preface|foreword|getting started|general|introductory remarks',
  es: 'introducción|presentación|visión general|generalidades|prefacio|prólogo|antecedentes',
  fr: 'introduction|présentation|vue d’ensemble|généralités|préface|avant-propos|préambule',
  de: 'einleitung|einführung|überblick|vorwort|allgemeines|hintergrund|vorbemerkung',
  it: 'introduzione|presentazione|panoramica|premessa|prefazione|generalità',
  pt: 'introdução|apresentação|visão geral|prefácio|generalidades',
  nl: 'inleiding|introductie|overzicht|voorwoord|algemeen|achtergrond',
  pl: 'wstęp|wprowadzenie|informacje ogólne|przedmowa|ogólnie',
  cs: 'úvod|obecně|předmluva|přehled',
  sk: 'úvod|všeobecne|predslov|prehľad',
  ru: 'введение|вступление|общие сведения|предисловие|обзор',
  uk: 'вступ|загальні відомості|передмова|огляд',
  da: 'indledning|introduktion|overblik|forord|generelt|baggrund',
  no: 'innledning|introduksjon|oversikt|forord|generelt|bakgrunn',
  sv: 'inledning|introduktion|översikt|förord|allmänt|bakgrund',
  fi: 'johdanto|yleistä|yleiskatsaus|esipuhe|tausta',
  hu: 'bevezetés|bevezető|áttekintés|előszó|általános',
  ro: 'introducere|prezentare|privire de ansamblu|prefață|generalități',
  el: 'εισαγωγή|επισκόπηση|πρόλογος|γενικά',
  tr: 'giriş|genel bakış|önsöz|genel',
  id: 'pendahuluan|pengantar|gambaran umum|kata pengantar|latar belakang',
  vi: 'giới thiệu|mở đầu|tổng quan|lời nói đầu|khái quát',
  th: 'บทนำ|ภาพรวม|คำนำ|ความเป็นมา',
  hi: 'परिचय|भूमिका|प्रस्तावना|अवलोकन',
  ar: 'مقدمة|المقدمة|تمهيد|مدخل|نظرة عامة|توطئة',
  he: 'מבוא|הקדמה|פתיחה|סקירה|רקע',
  zh: '引言|导言|简介|概述|前言|导入|绪论|概览|背景|引入|问题引入|情境引入|情境导入|课堂导入|新课导入|课前导入',
  ja: 'はじめに|導入|概要|序論|序文|前書き|背景',
  ko: '서론|들어가며|개요|도입|머리말|소개|배경',
}

const known = new Map<Language, ReadonlySet<string>>()

/** Whether a heading only says that a text begins, possibly with a number: 'Introduction', '1. Einleitung'. It names no subject. */
export function namesIntroduction(heading: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const all = known.get(code) ?? new Set([...names[code].split('|'), ...names.en.split('|')].map(normalise))
  known.set(code, all)
  return (
    all.has(normalise(heading.replace(/^[\p{N}.\s]+/u, ''))) ||
    greetsReader(heading, language) ||
    countsParts(heading, language)
  )
}
