import type { MailWords } from "./en.ts";

export const de: MailWords = {
  linkHint: "Falls die Schaltfläche nichts tut, öffne diese Adresse im Browser:",
  footer:
    "Zoetrope, die offene Plattform für Vektoranimationen. Du bekommst diese E-Mail wegen deines Kontos; Werbung ist sie nie.",
  verify: {
    subject: "Ist das deine Adresse?",
    preview: "Ein Schritt fehlt noch, dann ist dein Konto bereit.",
    heading: "Ein Schritt fehlt noch",
    text: "Jemand hat mit {{email}} ein Zoetrope-Konto angelegt. Wenn du das warst, bestätige die Adresse, und du bist drin.",
    action: "Adresse bestätigen",
    note: "Der Link gilt einmal und 24 Stunden lang. Wenn du das nicht warst, brauchst du nichts zu tun: Ohne den Link entsteht kein Konto.",
  },
  known: {
    subject: "Du hast schon ein Konto",
    preview: "Ein zweites brauchst du nicht: Melde dich an oder wähle ein neues Passwort.",
    heading: "Du hast schon ein Konto",
    text: "Jemand wollte mit {{email}} ein Zoetrope-Konto anlegen, aber es gibt schon eines. Wenn du das warst, melde dich mit deinem Passwort an oder wähle hier ein neues.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, brauchst du nichts zu tun: Niemand ist hineingekommen.",
  },
  reset: {
    subject: "Neues Passwort wählen",
    preview: "Der Link gilt einmal und eine Stunde lang.",
    heading: "Neues Passwort wählen",
    text: "Jemand hat für das Zoetrope-Konto von {{email}} ein neues Passwort angefordert. Wenn du das warst, wähle es hier. Überall sonst wirst du abgemeldet.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.",
  },
  delayed: {
    subject: "Viele fehlgeschlagene Anmeldungen",
    preview: "Jemand probiert Passwörter durch. Hier ist dein Weg hinein.",
    heading: "Jemand probiert Passwörter durch",
    text: "Beim Zoetrope-Konto von {{email}} gab es viele fehlgeschlagene Anmeldungen. Wer es versucht, muss deshalb jedes Mal länger warten. Dein Konto ist nicht gesperrt. Wenn das Warten auch dich aufhält, kommst du über diesen Link sofort hinein: Wähle ein neues Passwort.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Ist dein Passwort lang und nirgends sonst in Gebrauch, musst du nichts tun.",
  },
  emailChange: {
    subject: "Bestätige deine neue Adresse",
    preview: "Dein Konto wechselt die Adresse, sobald du sie bestätigst.",
    heading: "Bestätige deine neue Adresse",
    text: "Du möchtest {{email}} für dein Zoetrope-Konto verwenden. Das gilt, sobald du die Adresse bestätigst; bis dahin bleibt die alte.",
    action: "Adresse bestätigen",
    note: "Der Link gilt einmal und 24 Stunden lang. Wenn du das nicht warst, brauchst du nichts zu tun.",
  },
  invitation: {
    subject: "{{name}} lädt dich in „{{workspace}}“ ein",
    preview: "Arbeitet auf Zoetrope gemeinsam an Animationen.",
    heading: "Du bist in „{{workspace}}“ eingeladen",
    text: "{{name}} lädt dich in einen Arbeitsbereich auf Zoetrope ein: einen Ort, an dem mehrere gemeinsam Animationen hochladen, aufbewahren und veröffentlichen.",
    email:
      "Die Einladung gilt für {{email}}. Melde dich mit dieser Adresse an oder leg damit ein Konto an; dort wartet die Einladung auf deine Antwort.",
    action: "Einladung ansehen",
    note: "Sie gilt zwei Wochen. Wenn du nicht weißt, wer dich einlädt, brauchst du nichts zu tun: Niemand erfährt, ob du das gelesen hast.",
    reason:
      "Zoetrope, die offene Plattform für Vektoranimationen. Du bekommst diese E-Mail, weil jemand deine Adresse in eine Einladung eingetragen hat; Werbung ist sie nie.",
  },
  ownership: {
    subject: "„{{workspace}}“ gehört jetzt {{name}}",
    preview: "{{giver}} hat den Arbeitsbereich übergeben.",
    heading: "„{{workspace}}“ gehört jetzt {{name}}",
    text: "{{giver}} hat den Arbeitsbereich „{{workspace}}“ auf Zoetrope an {{name}} übergeben. Nur wem er gehört, bestimmt, wie das Team dazukommt, und kann ihn weitergeben. {{giver}} ist dort ab jetzt Admin.",
    action: "Arbeitsbereich öffnen",
    note: "Falls das nicht so sein sollte, bitte darum, dass er zurückgegeben wird. Falls jemand anderes es mit deinem Konto getan hat, wähle ein neues Passwort.",
  },
  notice: {
    emailChanged: {
      subject: "Deine Adresse wurde geändert",
      preview: "Dein Zoetrope-Konto hat eine neue E-Mail-Adresse.",
      heading: "Deine Adresse wurde geändert",
      text: "Dein Zoetrope-Konto verwendet ab jetzt {{email}}. An diese Adresse kommen keine E-Mails mehr.",
    },
    passwordChanged: {
      subject: "Dein Passwort wurde geändert",
      preview: "Alle anderen Browser wurden abgemeldet.",
      heading: "Dein Passwort wurde geändert",
      text: "Dein Zoetrope-Konto hat ein neues Passwort, und alle anderen Browser wurden abgemeldet.",
    },
    passkeyAdded: {
      subject: "Ein Passkey wurde hinzugefügt",
      preview: "Dein Konto lässt sich jetzt mit einem weiteren Passkey öffnen.",
      heading: "Ein Passkey wurde hinzugefügt",
      text: "Dein Zoetrope-Konto lässt sich jetzt mit dem Passkey „{{name}}“ öffnen.",
    },
    passkeyRemoved: {
      subject: "Ein Passkey wurde entfernt",
      preview: "Er öffnet dein Konto nicht mehr.",
      heading: "Ein Passkey wurde entfernt",
      text: "Der Passkey „{{name}}“ öffnet dein Zoetrope-Konto nicht mehr.",
    },
    googleLinked: {
      subject: "Dein Google-Konto wurde verknüpft",
      preview: "Du kannst dich jetzt mit Google anmelden.",
      heading: "Dein Google-Konto wurde verknüpft",
      text: "Du kannst dich jetzt mit dem Google-Konto {{email}} bei Zoetrope anmelden.",
    },
    googleUnlinked: {
      subject: "Dein Google-Konto wurde getrennt",
      preview: "Mit Google kannst du dich nicht mehr anmelden.",
      heading: "Dein Google-Konto wurde getrennt",
      text: "Das Google-Konto {{email}} öffnet dein Zoetrope-Konto nicht mehr.",
    },
    accountDeleted: {
      subject: "Dein Konto wurde gelöscht",
      preview: "Alles, was dazugehörte, ist weg.",
      heading: "Dein Konto wurde gelöscht",
      text: "Dein Zoetrope-Konto und alles, was dazugehörte, ist weg. Deinen Benutzernamen bekommt 90 Tage lang niemand sonst.",
    },
    notYou: "Wenn du das nicht warst, wähle jetzt ein neues Passwort. Damit meldest du alle anderen ab.",
    lost: "Wenn du das nicht warst, wende dich so bald wie möglich an den Betreiber dieser Plattform.",
    action: "Neues Passwort wählen",
  },
};
