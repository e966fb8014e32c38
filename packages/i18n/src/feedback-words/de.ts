import type { FeedbackWords } from "./en.ts";

export const de: FeedbackWords = {
  kinds: { contact: "Kontakt", help: "Frage", bug: "Fehlermeldung", feature: "Funktionswunsch" },
  topics: {
    team: "Tarif Team",
    enterprise: "Tarif Enterprise",
    animators: "Animatoren beauftragen",
    community: "Community",
    events: "Veranstaltungen",
    jobs: "Arbeiten bei uns",
    press: "Presse",
    privacy: "Datenschutz",
    security: "Sicherheit",
    other: "Etwas anderes",
  },
  pages: {
    contact: {
      title: "Kontakt",
      description: "Schreib an die Betreiber dieser Plattform.",
      lead: "Sag uns, worum es geht. Wir antworten per E-Mail.",
    },
    help: {
      title: "Hilfe-Center",
      description: "Antworten auf häufige Fragen und ein Formular für alle anderen.",
      lead: "Was am häufigsten gefragt wird, beantwortet. Alles andere: frag uns.",
    },
    bug: {
      title: "Fehler melden",
      description: "Sag uns, was nicht funktioniert.",
      lead: "Was hast du getan, was ist passiert, und was hätte passieren sollen? Ein Bild sagt oft am meisten.",
    },
    feature: {
      title: "Funktion vorschlagen",
      description: "Sag uns, was fehlt.",
      lead: "Erzähl uns, was du erreichen möchtest und was dir heute im Weg steht.",
    },
  },
  ask: { title: "Frag uns", lead: "Nichts gefunden? Schreib uns; wir antworten per E-Mail." },
  questions: [
    {
      question: "Darf ich die Animationen in meinem Produkt verwenden?",
      answer:
        "Jede Animation nennt ihre Lizenz auf ihrer Seite, und die meisten erlauben kommerzielle Nutzung. Wo ein Name genannt werden muss, steht die Zeile zum Kopieren daneben.",
      link: "Animationen ansehen",
    },
    {
      question: "Wie kommt eine Animation in meine App?",
      answer: "Es gibt Player für Web, iOS, Android, Desktop und Spiele. Alle lesen dieselbe Datei.",
      link: "Zu den Runtimes",
    },
    {
      question: "Warum sieht meine Datei hier anders aus?",
      answer:
        "Manche Effekte der Programme, mit denen sie entstanden ist, gehören nicht zum Format. Welche das sind, sagt die Tabelle.",
      link: "Unterstützte Funktionen",
    },
    {
      question: "Was kostet das?",
      answer:
        "Suchen und Herunterladen ist kostenlos, der eigene Betrieb der Plattform auch. Teams, für die wir sie betreiben, zahlen pro Person.",
      link: "Tarife und Preise",
    },
    {
      question: "Was darf ich hochladen?",
      answer:
        "Was du selbst gemacht hast oder was du nach seiner Lizenz weitergeben darfst. Im Arbeitsbereich bleiben Dateien privat, bis du sie veröffentlichst.",
      link: "Regeln für Uploads",
    },
    {
      question: "Wie lösche ich mein Konto?",
      answer:
        "In den Einstellungen deines Kontos, sofort und endgültig. Vorher kannst du alles herunterladen, was dazugehört.",
      link: "Datenschutzerklärung",
    },
  ],
  fields: {
    topic: "Worum geht es?",
    name: "Dein Name",
    email: "Deine E-Mail-Adresse",
    emailHint: "Damit wir antworten können. Für nichts anderes.",
    subject: "In einer Zeile",
    text: {
      contact: "Deine Nachricht",
      help: "Deine Frage",
      bug: "Was ist passiert?",
      feature: "Was fehlt?",
    },
    page: "Adresse der Seite",
    pageHint: "Die Seite dieser Plattform, auf der es passiert ist.",
    picture: "Ein Bild",
    pictureHint: "PNG, JPEG oder WebP, höchstens 5 MB. Nur die Betreiber der Plattform sehen es.",
    trap: "Dieses Feld bitte leer lassen",
    optional: "optional",
  },
  browserNote: "Name und Version deines Browsers werden mitgeschickt.",
  keptNote:
    "Deine Nachricht wird spätestens nach {{days}} Tagen gelöscht. Löschst du dein Konto, verschwindet sie mit ihm.",
  submit: "Senden",
  sending: "Wird gesendet …",
  failed:
    "Nicht gesendet: Es kam keine Antwort. Was du geschrieben hast, steht noch hier. Versuch es bitte noch einmal.",
  thanks: {
    title: "Danke",
    text: "Deine Nachricht ist angekommen. Wenn sie eine Antwort braucht, bekommst du sie per E-Mail.",
    home: "Zur Startseite",
  },
  errors: {
    title: "Noch nicht gesendet",
    again: "Wähle das Bild bitte noch einmal aus: Der Browser behält es nicht.",
    "topic-unknown": "Wähle aus, worum es geht.",
    "name-too-long": "Ein Name darf höchstens 100 Zeichen haben.",
    "email-invalid": "Gib eine E-Mail-Adresse wie name@example.com ein.",
    "subject-missing": "Sag in einer Zeile, worum es geht.",
    "subject-too-long": "Die Zeile darf höchstens 150 Zeichen haben.",
    "text-missing": "Schreib deine Nachricht.",
    "text-too-long": "Eine Nachricht darf höchstens 10.000 Zeichen haben. Bitte kürze sie.",
    "page-foreign": "Gib eine Adresse dieser Plattform an oder lass das Feld leer.",
    "picture-unreadable": "Das ist kein lesbares Bild. Wähle eine Datei im Format PNG, JPEG oder WebP.",
    "picture-too-large": "Das Bild ist größer als 5 MB. Wähle ein kleineres.",
    "too-many-address":
      "Mit einer E-Mail-Adresse lassen sich {{max}} Nachrichten pro Stunde senden. In {{minutes}} Min. geht es weiter.",
    "too-many-network":
      "Aus einem Netz lassen sich {{max}} Nachrichten pro Stunde senden. In {{minutes}} Min. geht es weiter.",
    foreign:
      "Nachrichten lassen sich nur von den Seiten dieser Plattform senden. Öffne das Formular dort und sende es noch einmal.",
    unreadable: "Das Formular kam unvollständig an. Bitte sende es noch einmal.",
    "too-large":
      "Das ist mehr, als auf einmal gesendet werden kann. Lass das Bild weg oder wähle ein kleineres.",
    other: "Bei uns ist etwas schiefgegangen. Versuch es bitte gleich noch einmal.",
  },
  admin: {
    title: "Nachrichten",
    parts: { figures: "Statistik", feedback: "Nachrichten", jobs: "Aufträge", samples: "Beispielinhalte" },
    jobs: {
      lead: "Diese sind endgültig gescheitert. Schick sie noch einmal los, wenn behoben ist, was ihnen im Weg stand.",
      none: "Kein Auftrag ist gescheitert.",
      loading: "Aufträge werden geladen",
      waiting: "Warten",
      running: "Laufen",
      failed: "Gescheitert",
      attempts: "Versuche",
      retry: "Noch einmal senden",
      retryAll: "Alle noch einmal senden",
      sent: "Noch einmal gesendet",
    },
    lead: "Was über die Formulare gekommen ist, das Neueste zuerst.",
    loading: "Die Nachrichten werden geladen",
    failed: "Die Nachrichten wurden nicht geladen.",
    all: "Alle",
    kind: "Art",
    state: "Stand",
    open: "Offen",
    done: "Erledigt",
    emptyTitle: "Keine Nachrichten",
    empty: "Hier passt nichts zu deiner Auswahl.",
    from: "Von",
    page: "Seite",
    browser: "Browser",
    picture: "Mitgeschicktes Bild",
    pictureFailed: "Das Bild wurde nicht geladen.",
    signedIn: "War angemeldet",
    markDone: "Als erledigt markieren",
    reopen: "Wieder öffnen",
    markedDone: "Als erledigt markiert",
    reopened: "Wieder offen",
    remove: "Löschen",
    removeTitle: "Diese Nachricht löschen?",
    removeText: "Sie ist dann endgültig weg, auch ihr Bild.",
    cancel: "Abbrechen",
    removed: "Die Nachricht ist gelöscht",
    more: "Mehr anzeigen",
    back: "Zurück zur Liste",
    export: "Als CSV exportieren",
    samplesLead:
      "Diese Dateien sind als Beispiele mitgekommen. Ersetze sie durch eigene; Besucher erfahren davon nichts.",
    noSamples: "Auf der Site ist nichts mehr ein Beispiel.",
  },
};
