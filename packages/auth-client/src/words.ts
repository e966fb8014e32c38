import type { FrameName } from "@zoetrope/auth-protocol";

// Labels of the frames for login, register, reset and verification; loading; not loaded; try again; close.
// One text for each language, because that packs best.
const packed = {
  en: "Log in|Sign up|Reset password|Confirm e-mail|Loading…|This is taking too long.|Try again|Close",
  es: "Iniciar sesión|Crear cuenta|Restablecer contraseña|Confirmar correo|Cargando…|Está tardando demasiado.|Reintentar|Cerrar",
  pt: "Entrar|Criar conta|Redefinir senha|Confirmar e-mail|Carregando…|Está demorando demais.|Tentar de novo|Fechar",
  ko: "로그인|회원가입|비밀번호 재설정|이메일 확인|불러오는 중…|시간이 너무 오래 걸려요.|다시 시도|닫기",
  ja: "ログイン|新規登録|パスワードの再設定|メールの確認|読み込み中…|時間がかかりすぎています。|再試行|閉じる",
  fr: "Se connecter|Créer un compte|Réinitialiser le mot de passe|Confirmer l’e-mail|Chargement…|C’est trop long.|Réessayer|Fermer",
  de: "Anmelden|Registrieren|Passwort zurücksetzen|E-Mail bestätigen|Wird geladen …|Das dauert zu lange.|Erneut versuchen|Schließen",
};

const labelled: readonly FrameName[] = ["login", "register", "resetPassword", "emailVerification"];

/** Label, loading, not loaded, try again, close, and their language: the visitor's, or English where the client does not speak it. */
export function wordsOf(locale: string, frame: FrameName) {
  const wanted = locale.slice(0, 2);
  const language = wanted in packed ? (wanted as keyof typeof packed) : "en";
  const words = packed[language].split("|");
  const [loading = "", notLoaded = "", retry = "", close = ""] = words.slice(4);
  return { label: words[labelled.indexOf(frame)] ?? "", loading, notLoaded, retry, close, language };
}
