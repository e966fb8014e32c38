import type { MailWords } from "./en.ts";

export const de: MailWords = {
  linkHint: "Falls die Schaltfläche nichts tut, öffnen Sie diese Adresse im Browser:",
  footer:
    "Zoetrope, die offene Plattform für Vektoranimationen. Sie erhalten diese E-Mail wegen Ihres Kontos; Werbung ist sie nie.",
  verify: {
    subject: "Ist das Ihre Adresse?",
    preview: "Ein Schritt fehlt noch, dann ist Ihr Konto bereit.",
    heading: "Ein Schritt fehlt noch",
    text: "Jemand hat mit {{email}} ein Zoetrope-Konto angelegt. Wenn Sie das waren, bestätigen Sie die Adresse, und Sie sind drin.",
    action: "Adresse bestätigen",
    note: "Der Link gilt einmal und 24 Stunden lang. Wenn Sie das nicht waren, tun Sie nichts: Ohne den Link entsteht kein Konto.",
  },
  known: {
    subject: "Sie haben schon ein Konto",
    preview: "Ein zweites brauchen Sie nicht: Melden Sie sich an oder wählen Sie ein neues Passwort.",
    heading: "Sie haben schon ein Konto",
    text: "Jemand wollte mit {{email}} ein Zoetrope-Konto anlegen, aber es gibt schon eines. Wenn Sie das waren, melden Sie sich mit Ihrem Passwort an oder wählen Sie hier ein neues.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, tun Sie nichts: Niemand ist hineingekommen.",
  },
  reset: {
    subject: "Neues Passwort wählen",
    preview: "Der Link gilt einmal und eine Stunde lang.",
    heading: "Neues Passwort wählen",
    text: "Jemand hat für das Zoetrope-Konto von {{email}} ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es hier. Überall sonst werden Sie abgemeldet.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
  },
  delayed: {
    subject: "Viele fehlgeschlagene Anmeldungen",
    preview: "Jemand probiert Passwörter durch. Hier ist Ihr Weg hinein.",
    heading: "Jemand probiert Passwörter durch",
    text: "Beim Zoetrope-Konto von {{email}} gab es viele fehlgeschlagene Anmeldungen. Wer es versucht, muss deshalb jedes Mal länger warten. Ihr Konto ist nicht gesperrt. Wenn das Warten auch Sie aufhält, kommen Sie über diesen Link sofort hinein: Wählen Sie ein neues Passwort.",
    action: "Neues Passwort wählen",
    note: "Der Link gilt einmal und eine Stunde lang. Ist Ihr Passwort lang und nirgends sonst in Gebrauch, müssen Sie nichts tun.",
  },
  emailChange: {
    subject: "Bestätigen Sie Ihre neue Adresse",
    preview: "Ihr Konto wechselt die Adresse, sobald Sie sie bestätigen.",
    heading: "Bestätigen Sie Ihre neue Adresse",
    text: "Sie möchten {{email}} für Ihr Zoetrope-Konto verwenden. Das gilt, sobald Sie die Adresse bestätigen; bis dahin bleibt die alte.",
    action: "Adresse bestätigen",
    note: "Der Link gilt einmal und 24 Stunden lang. Wenn Sie das nicht waren, tun Sie nichts.",
  },
  invitation: {
    subject: "{{name}} lädt Sie in „{{workspace}}“ ein",
    preview: "Arbeiten Sie auf Zoetrope gemeinsam an Animationen.",
    heading: "Sie sind in „{{workspace}}“ eingeladen",
    text: "{{name}} lädt Sie in einen Arbeitsbereich auf Zoetrope ein: einen Ort, an dem mehrere gemeinsam Animationen hochladen, aufbewahren und veröffentlichen.",
    email:
      "Die Einladung gilt für {{email}}. Melden Sie sich mit dieser Adresse an oder legen Sie damit ein Konto an; dort wartet die Einladung auf Ihre Antwort.",
    action: "Einladung ansehen",
    note: "Sie gilt zwei Wochen. Wenn Sie nicht wissen, wer Sie einlädt, tun Sie nichts: Niemand erfährt, ob Sie das gelesen haben.",
    reason:
      "Zoetrope, die offene Plattform für Vektoranimationen. Sie erhalten diese E-Mail, weil jemand Ihre Adresse in eine Einladung eingetragen hat; Werbung ist sie nie.",
  },
  notice: {
    emailChanged: {
      subject: "Ihre Adresse wurde geändert",
      preview: "Ihr Zoetrope-Konto hat eine neue E-Mail-Adresse.",
      heading: "Ihre Adresse wurde geändert",
      text: "Ihr Zoetrope-Konto verwendet ab jetzt {{email}}. An diese Adresse kommen keine E-Mails mehr.",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      preview: "Alle anderen Browser wurden abgemeldet.",
      heading: "Ihr Passwort wurde geändert",
      text: "Ihr Zoetrope-Konto hat ein neues Passwort, und alle anderen Browser wurden abgemeldet.",
    },
    passkeyAdded: {
      subject: "Ein Passkey wurde hinzugefügt",
      preview: "Ihr Konto lässt sich jetzt mit einem weiteren Passkey öffnen.",
      heading: "Ein Passkey wurde hinzugefügt",
      text: "Ihr Zoetrope-Konto lässt sich jetzt mit dem Passkey „{{name}}“ öffnen.",
    },
    passkeyRemoved: {
      subject: "Ein Passkey wurde entfernt",
      preview: "Er öffnet Ihr Konto nicht mehr.",
      heading: "Ein Passkey wurde entfernt",
      text: "Der Passkey „{{name}}“ öffnet Ihr Zoetrope-Konto nicht mehr.",
    },
    googleLinked: {
      subject: "Ihr Google-Konto wurde verknüpft",
      preview: "Sie können sich jetzt mit Google anmelden.",
      heading: "Ihr Google-Konto wurde verknüpft",
      text: "Sie können sich jetzt mit dem Google-Konto {{email}} bei Zoetrope anmelden.",
    },
    googleUnlinked: {
      subject: "Ihr Google-Konto wurde getrennt",
      preview: "Mit Google können Sie sich nicht mehr anmelden.",
      heading: "Ihr Google-Konto wurde getrennt",
      text: "Das Google-Konto {{email}} öffnet Ihr Zoetrope-Konto nicht mehr.",
    },
    accountDeleted: {
      subject: "Ihr Konto wurde gelöscht",
      preview: "Alles, was dazugehörte, ist weg.",
      heading: "Ihr Konto wurde gelöscht",
      text: "Ihr Zoetrope-Konto und alles, was dazugehörte, ist weg. Ihren Benutzernamen bekommt 90 Tage lang niemand sonst.",
    },
    notYou:
      "Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort. Damit melden Sie alle anderen ab.",
    lost: "Wenn Sie das nicht waren, wenden Sie sich so bald wie möglich an den Betreiber dieser Plattform.",
    action: "Neues Passwort wählen",
  },
};
