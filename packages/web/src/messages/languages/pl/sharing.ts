import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: 'Udostępnij',
    shareCourse: (course) => `Udostępnij: ${course}`,
    closeSharing: 'Zamknij udostępnianie',
    published: 'Opublikowane',
  },

  'sharing/panel': {
    loading: 'Wczytywanie...',
    notLoaded: 'Nie udało się wczytać linku. Spróbuj ponownie.',
    retry: 'Ponów próbę',

    whatALinkDoes: {
      slideshow:
        'Daj uczestnikom link do tej prezentacji. Każda osoba z linkiem może ją obejrzeć. Uczestnicy nie potrzebują konta i widzą ostatnią ukończoną wersję.',
      podcast:
        'Daj uczestnikom link do tego podcastu. Każda osoba z linkiem może go posłuchać. Uczestnicy nie potrzebują konta i słyszą ostatnią ukończoną wersję.',
      course:
        'Daj uczestnikom link do tego kursu. Pokazuje według modułów wszystkie ukończone prezentacje i podcasty. Uczestnicy nie potrzebują konta.',
    },
    makeLink: 'Utwórz link',
    notMade: 'Nie udało się utworzyć linku. Spróbuj ponownie.',

    link: 'Link',
    noAccountNeeded: 'Bez konta',
    address: 'Adres dla uczestników',
    copy: 'Kopiuj',
    copied: 'Link skopiowany.',
    notCopied: 'Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go.',
    whoCanSee: {
      slideshow: 'Każda osoba z linkiem może ją obejrzeć.',
      podcast: 'Każda osoba z linkiem może go posłuchać.',
      course: 'Każda osoba z linkiem może oglądać i słuchać.',
    },
    qrCode: 'Kod QR linku',
    qrAs: { svg: 'QR jako SVG', png: 'QR jako PNG' },
    qrFailed: 'Nie udało się utworzyć kodu QR. Spróbuj ponownie.',

    links: (links) =>
      plural(links, {
        one: '# link dla uczestników',
        few: '# linki dla uczestników',
        many: '# linków dla uczestników',
        other: '# linku dla uczestników',
      }),
    chooseLink: 'Wybierz link do zmiany',

    pageLinks: (pages) =>
      plural(pages, {
        one: 'Strona w kursie',
        few: 'Strony w kursie',
        many: 'Strony w kursie',
        other: 'Strony w kursie',
      }),
    whatPageLinksDo:
      'Odtwarzacz na stronie ma własny link, który przestaje działać wraz z usunięciem strony. Nie przekazuj go uczestnikom.',
    publishAgain: 'Strona nadal pokazuje stary adres, więc jej odtwarzacz nie działa. Opublikuj ją ponownie.',
    downloadsOf: (title) => `Pobieranie ze strony ${title}`,

    ends: 'Koniec',
    endsHint: 'Od następnego dnia link pokazuje, że niczego już tu nie ma.',
    neverEnds: 'Bez daty link się nie kończy.',
    noEndDate: 'Bez daty końca',
    endInPast: 'Wybierz dzisiejszy lub późniejszy dzień.',
    ended: (day) => `Ten link działał do: ${day}. Wybierz późniejszy dzień, aby znowu działał.`,
    downloads: 'Pobieranie',
    downloadsHint: 'Uczestnicy mogą pobrać audio, transkrypcję i napisy.',
    notSaved: 'Nie udało się zapisać tego ustawienia. Spróbuj ponownie.',

    embed: 'Osadzanie',
    embedSize: (width, height) => `${width} × ${height}, dopasowuje się do kolumny`,
    embedCode: 'Kod do osadzenia',
    copyEmbedCode: 'Kopiuj kod',
    codeCopied: 'Kod do osadzenia skopiowany.',
    preview: 'Podgląd osadzonego odtwarzacza',
    loadingPreview: 'Wczytywanie podglądu...',
    previewNotLoaded: 'Nie udało się wczytać podglądu.',
    openPreview: 'Otwórz osadzony odtwarzacz w nowej karcie',
    nothingToPreview: 'Uczestnicy nie widzą tu niczego, dopóki nie naciśniesz „Ukończ”.',
    sites: 'Witryny, które mogą to pokazać',
    noSites: 'Żadna witryna nie może jeszcze tego pokazać.',
    removeSite: (site) => `Usuń ${site}`,
    allowAnotherSite: 'Zezwól innej witrynie',
    siteAddress: 'Adres witryny',
    siteHint: 'Wklej adres dowolnej jej strony.',
    allow: 'Zezwól',
    cancel: 'Anuluj',
    siteFaults: {
      noSite: 'To nie jest adres witryny. Adres wygląda tak: https://canvas.example.edu.',
      wildcard: 'Adres nie może zawierać *. Dodaj każdą witrynę z jej własnym adresem.',
      ipv6: 'Przeglądarki nie przyjmują tu adresów IPv6. Użyj nazwy witryny.',
    },
    mostSites: (count) =>
      plural(count, {
        one: 'Link może mieć # witrynę.',
        few: 'Link może mieć # witryny.',
        many: 'Link może mieć # witryn.',
        other: 'Link może mieć # witryny.',
      }),
    anySite: 'Każda witryna',
    anySiteHint: 'Każda witryna może to pokazać w ramce.',

    figures: 'Dane',
    since: (day) => `od ${day}`,
    starts: 'rozpoczęcia',
    finish: 'kończy',
    watched: 'oglądania',
    visitsSoFar: (visits) =>
      plural(visits, {
        one: 'Dotąd # wizyta.',
        few: 'Dotąd # wizyty.',
        many: 'Dotąd # wizyt.',
        other: 'Dotąd # wizyty.',
      }),
    moreFromFive: 'Od pięciu wizyt widać więcej.',
    longerRange: 'W tych tygodniach jest za mało wizyt, aby pokazać więcej. Wybierz dłuższy okres.',
    seeFigures: 'Zobacz dane',
    figuresNotLoaded: 'Nie udało się wczytać danych. Spróbuj ponownie.',

    sharedBy: (author, day) => `Udostępnia: ${author}, ${day}`,
    sharedOn: (day) => `Udostępniono: ${day}`,
    newAddress: 'Nowy adres',
    whatANewAddressDoes:
      'Uczestnicy dostaną nowy link. Stary link i jego kod QR nigdy więcej nie zadziałają, także tam, gdzie są osadzone. Linki tłumaczeń mają własne adresy i działają dalej.',
    makeNewAddress: 'Utwórz nowy adres',
    addressIsNew: 'Link ma nowy adres.',
    notRenewed: 'Nie udało się utworzyć nowego adresu. Spróbuj ponownie.',
    stopSharing: 'Przestań udostępniać',
    whatStoppingDoes:
      'Link i jego kod QR nigdy więcej nie zadziałają, także tam, gdzie są osadzone. Linki tłumaczeń mają własne adresy i działają dalej.',
    stopped: 'Link już nie działa.',
    notStopped: 'Nie udało się zakończyć udostępniania. Spróbuj ponownie.',
  },

  'sharing/published': {
    pageStays: (page) =>
      `Strona „${page}” pozostanie w kursie, ale jej odtwarzacz nic nie pokaże. Aby usunąć stronę, wybierz „Opublikuj w kursie”.`,
    learnersSee: (time) => `Uczestnicy widzą wersję z ${time}.`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, {
        one: `Uczestnicy widzą wersję z ${time}. Od tego czasu # zmiana.`,
        few: `Uczestnicy widzą wersję z ${time}. Od tego czasu # zmiany.`,
        many: `Uczestnicy widzą wersję z ${time}. Od tego czasu # zmian.`,
        other: `Uczestnicy widzą wersję z ${time}. Od tego czasu # zmiany.`,
      }),
    audioChanged: (time) => `Uczestnicy widzą wersję z ${time}. Od tego czasu zmieniło się jej audio.`,
  },

  'sharing/published panel': {
    noLearnerSees: 'Uczestnicy jeszcze tego nie widzą.',
    completeToShow: 'Naciśnij „Ukończ”, aby pokazać to uczestnikom.',
    completeToUpdate: 'Naciśnij „Ukończ”, aby zobaczyli także zmiany.',
    upToDate: 'Uczestnicy widzą to, co Ty.',

    silentSlides: (numbers, count) =>
      plural(count, {
        one: `Slajd ${numbers} nie ma dźwięku. Uczestnicy czytają jego napisy.`,
        few: `Slajdy ${numbers} nie mają dźwięku. Uczestnicy czytają ich napisy.`,
        many: `Slajdy ${numbers} nie mają dźwięku. Uczestnicy czytają ich napisy.`,
        other: `Slajdy ${numbers} nie mają dźwięku. Uczestnicy czytają ich napisy.`,
      }),
    silentParts: {
      slideshow: (count) =>
        plural(count, {
          one: '# slajd nie ma dźwięku. Uczestnicy czytają jego napisy.',
          few: '# slajdy nie mają dźwięku. Uczestnicy czytają ich napisy.',
          many: '# slajdów nie ma dźwięku. Uczestnicy czytają ich napisy.',
          other: '# slajdu nie ma dźwięku. Uczestnicy czytają napisy.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# kwestia nie ma dźwięku. Uczestnicy czytają ją w transkrypcji.',
          few: '# kwestie nie mają dźwięku. Uczestnicy czytają je w transkrypcji.',
          many: '# kwestii nie ma dźwięku. Uczestnicy czytają je w transkrypcji.',
          other: '# kwestii nie ma dźwięku. Uczestnicy czytają je w transkrypcji.',
        }),
    },
    willBeSilent: {
      slideshow: (count) =>
        plural(count, {
          one: '# slajd nie ma audio. Po ukończeniu uczestnicy czytają jego napisy.',
          few: '# slajdy nie mają audio. Po ukończeniu uczestnicy czytają ich napisy.',
          many: '# slajdów nie ma audio. Po ukończeniu uczestnicy czytają ich napisy.',
          other: '# slajdu nie ma audio. Po ukończeniu uczestnicy czytają napisy.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# kwestia nie ma audio. Po ukończeniu uczestnicy czytają ją w transkrypcji.',
          few: '# kwestie nie mają audio. Po ukończeniu uczestnicy czytają je w transkrypcji.',
          many: '# kwestii nie ma audio. Po ukończeniu uczestnicy czytają je w transkrypcji.',
          other: '# kwestii nie ma audio. Po ukończeniu uczestnicy czytają je w transkrypcji.',
        }),
    },

    foreignPictures: (numbers, count) =>
      plural(count, {
        one: `Slajd ${numbers} pokazuje obraz z innej witryny. Uczestnicy go nie widzą: skopiuj go do Lectern albo prześlij inny.`,
        few: `Slajdy ${numbers} pokazują obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.`,
        many: `Slajdy ${numbers} pokazują obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.`,
        other: `Slajdy ${numbers} pokazują obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.`,
      }),
    manyForeignPictures: (count) =>
      plural(count, {
        one: '# slajd pokazuje obraz z innej witryny. Uczestnicy go nie widzą: skopiuj go do Lectern albo prześlij inny.',
        few: '# slajdy pokazują obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.',
        many: '# slajdów pokazuje obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.',
        other:
          '# slajdu pokazuje obrazy z innych witryn. Uczestnicy ich nie widzą: skopiuj je do Lectern albo prześlij inne.',
      }),
    copyPictures: 'Skopiuj do Lectern',
    copyingPictures: 'Kopiowanie…',
    picturesCopied: 'Uczestnicy zobaczą kopie po kliknięciu „Ukończ”.',
    picturesNotCopied: 'Nie skopiowano obrazów.',
    missingPictures: (numbers, count) =>
      plural(count, {
        one: `Obrazu ze slajdu ${numbers} nie można odczytać. Uczestnicy widzą slajd bez niego: wybierz obraz ponownie, a potem naciśnij „Ukończ”.`,
        few: `Obrazów ze slajdów ${numbers} nie można odczytać. Uczestnicy widzą slajdy bez nich: wybierz obrazy ponownie, a potem naciśnij „Ukończ”.`,
        many: `Obrazów ze slajdów ${numbers} nie można odczytać. Uczestnicy widzą slajdy bez nich: wybierz obrazy ponownie, a potem naciśnij „Ukończ”.`,
        other: `Obrazów ze slajdów ${numbers} nie można odczytać. Uczestnicy widzą slajdy bez nich: wybierz obrazy ponownie, a potem naciśnij „Ukończ”.`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          one: `Dźwięku slajdu ${numbers} nie można odczytać. Uczestnicy czytają napisy: wygeneruj dźwięk ponownie.`,
          few: `Dźwięku slajdów ${numbers} nie można odczytać. Uczestnicy czytają napisy: wygeneruj dźwięk ponownie.`,
          many: `Dźwięku slajdów ${numbers} nie można odczytać. Uczestnicy czytają napisy: wygeneruj dźwięk ponownie.`,
          other: `Dźwięku slajdów ${numbers} nie można odczytać. Uczestnicy czytają napisy: wygeneruj dźwięk ponownie.`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          one: `Dźwięku segmentu ${numbers} nie można odczytać. Uczestnicy czytają transkrypcję: wygeneruj dźwięk ponownie.`,
          few: `Dźwięku segmentów ${numbers} nie można odczytać. Uczestnicy czytają transkrypcję: wygeneruj dźwięk ponownie.`,
          many: `Dźwięku segmentów ${numbers} nie można odczytać. Uczestnicy czytają transkrypcję: wygeneruj dźwięk ponownie.`,
          other: `Dźwięku segmentów ${numbers} nie można odczytać. Uczestnicy czytają transkrypcję: wygeneruj dźwięk ponownie.`,
        }),
    },

    showWhatLearnersSee: 'Pokaż, co widzą uczestnicy',
    seeChanges: (changes) =>
      plural(changes, {
        one: 'Zobacz zmianę',
        few: 'Zobacz # zmiany',
        many: 'Zobacz # zmian',
        other: 'Zobacz # zmiany',
      }),
    whatLearnersSee: 'Co widzą uczestnicy',
    loading: 'Wczytywanie...',
    notLoaded: 'Nie udało się wczytać tego, co widzą uczestnicy. Spróbuj ponownie.',
    changesSince: (time) => `Zmiany od wersji z ${time}`,
    changed: 'Zmiana',
    added: 'Nowe',
    removed: 'Usunięte',
    moved: 'Przeniesione',
    sameWords: 'Słowa są te same. Zmienił się wygląd lub ruch.',
    movedOnly: 'Jest w innym miejscu. Nic więcej się nie zmieniło.',
    noChanges: 'Nie ma zmian.',
    stopShowing: 'Przestań pokazywać',
    whatStoppingDoes:
      'Pod linkiem uczestnicy nie zobaczą niczego, dopóki nie naciśniesz znowu „Ukończ”. Link, jego ustawienia i Twoja praca pozostają.',
    stopped: 'Uczestnicy już tego nie widzą.',
    notStopped: 'Nie udało się przestać pokazywać. Spróbuj ponownie.',
  },
}
