import type { MailWords } from "./en.ts";

export const es: MailWords = {
  linkHint: "Si el botón no hace nada, abre esta dirección en tu navegador:",
  footer:
    "Zoetrope, la plataforma abierta de animaciones vectoriales. Recibes este correo por tu cuenta; nunca es publicidad.",
  verify: {
    subject: "¿Es esta tu dirección?",
    preview: "Falta un paso para que tu cuenta esté lista.",
    heading: "Falta un paso",
    text: "El {{time}} se pidió una cuenta de Zoetrope para «{{name}}» con {{email}}. Si has sido tú, confirma la dirección y ya estás dentro.",
    action: "Confirmar la dirección",
    note: "El enlace sirve una sola vez, durante 24 horas. En un navegador distinto de aquel en el que te registraste pide la contraseña que elegiste allí. Si no has sido tú, no hagas nada: sin el enlace no hay cuenta.",
  },
  known: {
    subject: "Ya tienes una cuenta",
    preview: "No necesitas otra: inicia sesión o elige una contraseña nueva.",
    heading: "Ya tienes una cuenta",
    text: "Alguien ha intentado crear una cuenta de Zoetrope con {{email}}, pero ya existe una. Si has sido tú, inicia sesión con tu contraseña o elige aquí una nueva.",
    action: "Elegir una contraseña nueva",
    note: "El enlace sirve una sola vez, durante una hora. Si no has sido tú, no hagas nada: nadie ha entrado.",
  },
  reset: {
    subject: "Elige una contraseña nueva",
    preview: "El enlace sirve una sola vez, durante una hora.",
    heading: "Elige una contraseña nueva",
    text: "Alguien ha pedido una contraseña nueva para la cuenta de Zoetrope de {{email}}. Si has sido tú, elígela aquí. Se cerrará tu sesión en todos los demás sitios.",
    action: "Elegir una contraseña nueva",
    note: "El enlace sirve una sola vez, durante una hora. Si no has sido tú, no hagas nada: tu contraseña sigue igual.",
  },
  delayed: {
    subject: "Muchos intentos fallidos de entrar en tu cuenta",
    preview: "Alguien está probando contraseñas. Aquí tienes tu entrada.",
    heading: "Alguien está probando contraseñas",
    text: "Ha habido muchos intentos fallidos de entrar en la cuenta de Zoetrope de {{email}}, así que quien lo intenta espera cada vez más. Tu cuenta no está bloqueada. Si la espera también te frena, este enlace te deja entrar enseguida: elige una contraseña nueva.",
    action: "Elegir una contraseña nueva",
    note: "El enlace sirve una sola vez, durante una hora. Si tu contraseña es larga y no la usas en ningún otro sitio, no tienes que hacer nada.",
  },
  emailChange: {
    subject: "Confirma tu nueva dirección",
    preview: "Tu cuenta cambiará de dirección cuando la confirmes.",
    heading: "Confirma tu nueva dirección",
    text: "Has pedido usar {{email}} en tu cuenta de Zoetrope. El cambio se hará cuando la confirmes; hasta entonces sigue la dirección anterior.",
    action: "Confirmar la dirección",
    note: "El enlace sirve una sola vez, durante 24 horas, allí donde tengas la sesión iniciada o con la contraseña de la cuenta. Si no has sido tú, no hagas nada.",
  },
  emailChanged: {
    subject: "Tu dirección ha cambiado",
    preview: "Si no has sido tú, recupérala en un plazo de siete días.",
    heading: "Tu dirección ha cambiado",
    text: "Desde ahora tu cuenta de Zoetrope usa {{email}}. A esta dirección ya no llegarán correos. Si no has sido tú, recupera esta dirección: se cerrarán todas las sesiones y elegirás una contraseña nueva.",
    action: "No he sido yo: recuperarla",
    note: "El enlace sirve una sola vez, hasta el {{until}}. Si has sido tú, no hagas nada.",
  },
  invitation: {
    subject: "{{name}} te invita a «{{workspace}}»",
    preview: "Trabajad juntos en animaciones en Zoetrope.",
    heading: "Tienes una invitación a «{{workspace}}»",
    text: "{{name}} te invita a un espacio de trabajo de Zoetrope: un lugar donde varias personas suben, guardan y publican animaciones juntas.",
    email:
      "La invitación es para {{email}}. Inicia sesión con esa dirección o crea una cuenta con ella; allí la invitación espera tu respuesta.",
    action: "Ver la invitación",
    note: "Está abierta durante dos semanas. Si no sabes quién te invita, no hagas nada: nadie sabrá si has leído esto.",
    reason:
      "Zoetrope, la plataforma abierta de animaciones vectoriales. Recibes este correo porque alguien escribió tu dirección en una invitación; nunca es publicidad.",
  },
  ownership: {
    subject: "«{{workspace}}» ahora es de {{name}}",
    preview: "{{giver}} ha cedido el espacio de trabajo.",
    heading: "«{{workspace}}» ahora es de {{name}}",
    text: "{{giver}} ha cedido a {{name}} el espacio de trabajo «{{workspace}}» de Zoetrope. Solo quien lo tiene decide cómo entran los compañeros y puede volver a cederlo. Desde ahora, {{giver}} es administrador allí.",
    action: "Abrir el espacio de trabajo",
    note: "Si no debía ser así, pide que te lo devuelvan. Si otra persona lo ha hecho desde tu cuenta, elige una contraseña nueva.",
  },
  notice: {
    passwordChanged: {
      subject: "Tu contraseña ha cambiado",
      preview: "Se ha cerrado la sesión en los demás navegadores.",
      heading: "Tu contraseña ha cambiado",
      text: "Tu cuenta de Zoetrope tiene una contraseña nueva y se ha cerrado la sesión en los demás navegadores.",
    },
    passkeyAdded: {
      subject: "Se ha añadido una llave de acceso",
      preview: "Tu cuenta se puede abrir ahora con una llave de acceso más.",
      heading: "Se ha añadido una llave de acceso",
      text: "Tu cuenta de Zoetrope se puede abrir ahora con la llave de acceso «{{name}}».",
    },
    passkeyRemoved: {
      subject: "Se ha quitado una llave de acceso",
      preview: "Ya no abre tu cuenta.",
      heading: "Se ha quitado una llave de acceso",
      text: "La llave de acceso «{{name}}» ya no abre tu cuenta de Zoetrope.",
    },
    googleLinked: {
      subject: "Tu cuenta de Google está vinculada",
      preview: "Ahora puedes iniciar sesión con Google.",
      heading: "Tu cuenta de Google está vinculada",
      text: "Ahora puedes iniciar sesión en Zoetrope con la cuenta de Google {{email}}.",
    },
    googleUnlinked: {
      subject: "Tu cuenta de Google ya no está vinculada",
      preview: "Ya no puedes iniciar sesión con Google.",
      heading: "Tu cuenta de Google ya no está vinculada",
      text: "La cuenta de Google {{email}} ya no abre tu cuenta de Zoetrope.",
    },
    accountDeleted: {
      subject: "Tu cuenta se ha eliminado",
      preview: "Todo lo que le pertenecía ha desaparecido.",
      heading: "Tu cuenta se ha eliminado",
      text: "Tu cuenta de Zoetrope y todo lo que le pertenecía ha desaparecido. Nadie más podrá usar tu nombre de usuario durante 90 días.",
    },
    notYou:
      "Si no has sido tú, elige ahora una contraseña nueva. Así se cierra la sesión de todos los demás.",
    lost: "Si no has sido tú, avisa cuanto antes a quien gestiona esta plataforma.",
    action: "Elegir una contraseña nueva",
  },
};
