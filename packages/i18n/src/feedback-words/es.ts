import type { FeedbackWords } from "./en.ts";

export const es: FeedbackWords = {
  kinds: { contact: "Contacto", help: "Pregunta", bug: "Informe de error", feature: "Sugerencia" },
  topics: {
    team: "El plan Team",
    enterprise: "El plan Enterprise",
    animators: "Contratar a un animador",
    community: "La comunidad",
    events: "Eventos",
    jobs: "Trabajar aquí",
    press: "Prensa",
    privacy: "Privacidad",
    security: "Seguridad",
    other: "Otra cosa",
  },
  pages: {
    contact: {
      title: "Contacto",
      description: "Escribe a quienes gestionan esta plataforma.",
      lead: "Cuéntanos de qué se trata. Respondemos por correo electrónico.",
    },
    help: {
      title: "Centro de ayuda",
      description: "Respuestas a las preguntas más comunes y un formulario para todas las demás.",
      lead: "Lo que más se pregunta, con su respuesta. Para lo demás, escríbenos.",
    },
    bug: {
      title: "Informar de un error",
      description: "Cuéntanos qué no funciona.",
      lead: "¿Qué hiciste, qué pasó y qué debería haber pasado? A menudo una imagen lo explica mejor.",
    },
    feature: {
      title: "Sugerir una función",
      description: "Cuéntanos qué falta.",
      lead: "Cuéntanos qué quieres conseguir y qué te lo impide hoy.",
    },
  },
  ask: {
    title: "Pregúntanos",
    lead: "¿No lo has encontrado? Escríbenos; respondemos por correo electrónico.",
  },
  questions: [
    {
      question: "¿Puedo usar las animaciones en mi producto?",
      answer:
        "Cada animación indica su licencia en su página, y la mayoría permite el uso comercial. Si hay que citar al autor, al lado está la línea lista para copiar.",
      link: "Ver las animaciones",
    },
    {
      question: "¿Cómo pongo una animación en mi aplicación?",
      answer: "Hay reproductores para web, iOS, Android, escritorio y juegos. Todos leen el mismo archivo.",
      link: "Ver los reproductores",
    },
    {
      question: "¿Por qué mi archivo se ve distinto aquí?",
      answer:
        "Algunos efectos de los programas con que se creó no forman parte del formato. La tabla dice cuáles.",
      link: "Funciones compatibles",
    },
    {
      question: "¿Cuánto cuesta?",
      answer:
        "Buscar y descargar es gratis, y alojar la plataforma por tu cuenta también. Los equipos que prefieren que nos ocupemos nosotros pagan por persona.",
      link: "Planes y precios",
    },
    {
      question: "¿Qué puedo subir?",
      answer:
        "Lo que hayas creado tú o lo que su licencia te permita compartir. En un espacio de trabajo, los archivos son privados hasta que los publicas.",
      link: "Normas para subir archivos",
    },
    {
      question: "¿Cómo elimino mi cuenta?",
      answer:
        "En los ajustes de tu cuenta, al instante y para siempre. Antes puedes descargar todo lo que contiene.",
      link: "Política de privacidad",
    },
  ],
  fields: {
    topic: "¿De qué se trata?",
    name: "Tu nombre",
    email: "Tu correo electrónico",
    emailHint: "Para poder responderte. No se usa para nada más.",
    subject: "En una línea",
    text: { contact: "Tu mensaje", help: "Tu pregunta", bug: "¿Qué pasó?", feature: "¿Qué falta?" },
    page: "Dirección de la página",
    pageHint: "La página de esta plataforma en la que ocurrió.",
    picture: "Una imagen",
    pictureHint: "PNG, JPEG o WebP, de 5 MB como máximo. Solo la ven quienes gestionan la plataforma.",
    trap: "Deja este campo vacío",
    optional: "opcional",
  },
  browserNote: "Se envían también el nombre y la versión de tu navegador.",
  keptNote:
    "Tu mensaje se elimina a los {{days}} días como máximo. Si eliminas tu cuenta, se elimina con ella.",
  submit: "Enviar",
  sending: "Enviando…",
  failed: "No se ha enviado: no hubo respuesta. Lo que has escrito sigue aquí. Inténtalo de nuevo.",
  thanks: {
    title: "Gracias",
    text: "Tu mensaje ha llegado. Si necesita respuesta, la recibirás por correo electrónico.",
    home: "Ir a la página de inicio",
  },
  errors: {
    title: "Aún no se ha enviado",
    again: "Vuelve a elegir la imagen, por favor: el navegador no la conserva.",
    "topic-unknown": "Elige de qué se trata.",
    "name-too-long": "El nombre puede tener 100 caracteres como máximo.",
    "email-invalid": "Escribe un correo electrónico como nombre@example.com.",
    "subject-missing": "Di en una línea de qué se trata.",
    "subject-too-long": "La línea puede tener 150 caracteres como máximo.",
    "text-missing": "Escribe tu mensaje.",
    "text-too-long": "Un mensaje puede tener 10 000 caracteres como máximo. Acórtalo, por favor.",
    "page-foreign": "Indica una dirección de esta plataforma o deja el campo vacío.",
    "picture-unreadable": "No es una imagen que se pueda leer. Elige un archivo PNG, JPEG o WebP.",
    "picture-too-large": "La imagen ocupa más de 5 MB. Elige una más pequeña.",
    "too-many-address":
      "Con una misma dirección se pueden enviar {{max}} mensajes por hora. Podrás seguir dentro de {{minutes}} min.",
    "too-many-network":
      "Desde una misma red se pueden enviar {{max}} mensajes por hora. Podrás seguir dentro de {{minutes}} min.",
    foreign:
      "Solo se pueden enviar mensajes desde las páginas de esta plataforma. Abre allí el formulario y envíalo de nuevo.",
    unreadable: "El formulario ha llegado incompleto. Envíalo de nuevo, por favor.",
    "too-large": "Es más de lo que se puede enviar de una vez. Quita la imagen o elige una más pequeña.",
    other: "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
  },
  admin: {
    title: "Mensajes",
    parts: { figures: "Estadísticas", feedback: "Mensajes", samples: "Contenido de ejemplo" },
    lead: "Lo que se ha enviado con los formularios, lo más reciente primero.",
    loading: "Cargando los mensajes",
    failed: "No se han podido cargar los mensajes.",
    all: "Todos",
    kind: "Tipo",
    state: "Estado",
    open: "Pendientes",
    done: "Resueltos",
    emptyTitle: "No hay mensajes",
    empty: "Nada coincide con lo que has elegido.",
    from: "De",
    page: "Página",
    browser: "Navegador",
    picture: "Imagen adjunta",
    pictureFailed: "No se ha podido cargar la imagen.",
    signedIn: "Había iniciado sesión",
    markDone: "Marcar como resuelto",
    reopen: "Volver a abrir",
    markedDone: "Marcado como resuelto",
    reopened: "Abierto de nuevo",
    remove: "Eliminar",
    removeTitle: "¿Eliminar este mensaje?",
    removeText: "Desaparece para siempre, con su imagen.",
    cancel: "Cancelar",
    removed: "El mensaje se ha eliminado",
    more: "Mostrar más",
    back: "Volver a la lista",
    export: "Exportar como CSV",
    samplesLead:
      "Estos archivos venían con la plataforma como ejemplos. Sustitúyelos por los tuyos; a los visitantes no se les dice nada.",
    noSamples: "Ya no queda ningún ejemplo en el sitio.",
  },
};
