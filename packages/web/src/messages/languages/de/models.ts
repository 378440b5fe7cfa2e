import type { ModelsMessages } from '../language-messages.ts'

export const models: ModelsMessages = {
  models: {
    title: 'Modelle und Stimmen',
    linkToCourses: 'Lectern, Kurse',
    backToCourses: 'Zurück zu den Kursen',
    loading: 'Modelle werden geladen …',
    notLoaded: 'Die Modelle konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    languageModels: 'Sprachmodelle',
    aboutChain:
      'Sie werden in dieser Reihenfolge gefragt. Antwortet eines nicht, ist sein Guthaben aufgebraucht oder lehnt es ab, übernimmt das nächste. Schlüssel werden nie angezeigt.',
    none: 'Es ist kein Sprachmodell eingerichtet. Der eingebaute Gliederungsassistent schreibt. Um ein Modell hinzuzufügen, setzen Sie LECTERN_LANGUAGE_MODEL.',
    fallbackOn: 'Antwortet kein Modell, schreibt der eingebaute Gliederungsassistent.',
    fallbackOff:
      'Antwortet kein Modell, sieht die Autorin oder der Autor den Grund, und es wird nichts geschrieben.',
    price: (input, output) =>
      `${input} für eine Million gelesene und ${output} für eine Million geschriebene Tokens`,
    noPrice: 'Preis nicht angegeben',
    ready: 'Bereit',
    waits: (seconds) => `Hat Lectern gebeten zu warten, noch ${seconds} s`,
    rests: (seconds) => `Hat mehrmals nicht geantwortet, Pause von ${seconds} s`,
    test: 'Testen',
    testOf: (model) => `${model} testen`,
    testAgainOf: (model) => `Erneut testen: ${model}`,
    testAgain: 'Erneut testen',
    testing: 'Wird getestet …',
    cancel: 'Abbrechen',
    aboutTest: 'Ein Test schickt drei kurze Anfragen, die der Anbieter berechnen kann.',
    progress: (done, total) => `${done} von ${total} Prüfungen`,
    answer: 'Antwortet',
    form: 'Hält sich an eine Form',
    language: 'Schreibt in der verlangten Sprache',
    speed: (speed, first) => `${speed} Tokens pro Sekunde, erste Wörter nach ${first} s`,
    duration: (seconds) => `${seconds} s`,
    byMode: {
      schema: 'Der Anbieter hält sich an ein Schema.',
      tool: 'Der Anbieter antwortet über ein Werkzeug.',
      json: 'Der Anbieter schreibt JSON, ohne Schema.',
      words: 'Nur die Anweisung verlangt die Form.',
    },
    inLanguage: (language) => `Es hat auf ${language} geschrieben.`,
    faults: {
      empty: 'Die Antwort war leer.',
      cutOff: 'Die Antwort brach ab.',
      refused: 'Das Modell hat die Antwort abgelehnt.',
      form: 'Die Antwort hatte nicht die verlangte Form. Folien und Dialoge brauchen sie.',
      language: 'Die Antwort war in einer anderen Sprache.',
    },
    notTested: 'Der Test wurde nicht fertig. Bitte versuchen Sie es erneut.',
    cost: (tokensIn, tokensOut, dollars) =>
      `Dieser Test las ${tokensIn} und schrieb ${tokensOut} Tokens, ${dollars}.`,
    tokens: (tokensIn, tokensOut) => `Dieser Test las ${tokensIn} und schrieb ${tokensOut} Tokens.`,
    pictureModels: 'Bildmodelle',
    aboutPictureModels:
      'Sie werden in dieser Reihenfolge um Bilder für Folien gebeten. Antwortet eines nicht oder ist sein Guthaben aufgebraucht, übernimmt das nächste. Lehnt eines eine Beschreibung ab, sieht die Autorin oder der Autor das.',
    noPictureModels:
      'Es ist kein Bildmodell eingerichtet. Bilder können nicht erzeugt werden. Um ein Modell hinzuzufügen, setzen Sie LECTERN_IMAGE_MODEL.',
    picturePrice: (dollars) => `${dollars} für ein Bild`,
    free: 'Kostenlos',
    aboutPictureTest: 'Ein Test erzeugt ein Bild, das der Anbieter berechnen kann.',
    pictureSize: (width, height, seconds) =>
      `Es hat in ${seconds} s ein Bild mit ${width} × ${height} Pixeln erzeugt.`,
    pictureDone: (seconds) => `Es hat in ${seconds} s ein Bild erzeugt.`,
    pictureCost: (dollars) => `Dieser Test hat ${dollars} gekostet.`,
  },
}
