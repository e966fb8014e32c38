import type { FeedbackWords } from "./en.ts";

export const fr: FeedbackWords = {
  kinds: {
    contact: "Prise de contact",
    help: "Question posée",
    bug: "Problème signalé",
    feature: "Suggestion",
  },
  topics: {
    team: "La formule Team",
    enterprise: "La formule Enterprise",
    animators: "Faire appel à un animateur",
    community: "La communauté",
    events: "Événements",
    jobs: "Travailler chez nous",
    press: "Presse",
    privacy: "Vie privée",
    security: "Sécurité",
    other: "Autre chose",
  },
  pages: {
    contact: {
      title: "Nous contacter",
      description: "Écrivez à l’équipe qui gère cette plateforme.",
      lead: "Dites-nous de quoi il s’agit. Nous répondons par e-mail.",
    },
    help: {
      title: "Centre d’aide",
      description: "Des réponses aux questions les plus fréquentes, et un formulaire pour toutes les autres.",
      lead: "Les questions qui reviennent le plus, avec leur réponse. Pour le reste, écrivez-nous.",
    },
    bug: {
      title: "Signaler un problème",
      description: "Dites-nous ce qui ne fonctionne pas.",
      lead: "Qu’avez-vous fait, que s’est-il passé, et qu’auriez-vous attendu\u00a0? Souvent, une image l’explique mieux.",
    },
    feature: {
      title: "Proposer une fonctionnalité",
      description: "Dites-nous ce qui manque.",
      lead: "Dites-nous ce que vous voulez faire et ce qui vous en empêche aujourd’hui.",
    },
  },
  ask: {
    title: "Posez votre question",
    lead: "Vous n’avez pas trouvé\u00a0? Écrivez-nous ; nous répondons par e-mail.",
  },
  questions: [
    {
      question: "Puis-je utiliser les animations dans mon produit\u00a0?",
      answer:
        "Chaque animation indique sa licence sur sa page, et la plupart autorisent un usage commercial. Quand il faut citer l’auteur, la ligne à copier se trouve à côté.",
      link: "Voir les animations",
    },
    {
      question: "Comment intégrer une animation dans mon application\u00a0?",
      answer:
        "Il existe des lecteurs pour le web, iOS, Android, les ordinateurs et les jeux. Tous lisent le même fichier.",
      link: "Voir les lecteurs",
    },
    {
      question: "Pourquoi mon fichier s’affiche-t-il autrement ici\u00a0?",
      answer:
        "Certains effets des logiciels qui ont servi à le créer ne font pas partie du format. Le tableau dit lesquels.",
      link: "Fonctionnalités prises en charge",
    },
    {
      question: "Combien ça coûte\u00a0?",
      answer:
        "Chercher et télécharger est gratuit, héberger la plateforme soi-même aussi. Les équipes qui préfèrent que nous nous en occupions paient par personne.",
      link: "Formules et tarifs",
    },
    {
      question: "Que puis-je téléverser\u00a0?",
      answer:
        "Ce que vous avez créé, ou ce que sa licence permet de partager. Dans un espace de travail, les fichiers restent privés jusqu’à leur publication.",
      link: "Règles de téléversement",
    },
    {
      question: "Comment supprimer mon compte\u00a0?",
      answer:
        "Dans les réglages de votre compte, aussitôt et définitivement. Vous pouvez d’abord télécharger tout ce qu’il contient.",
      link: "Politique de confidentialité",
    },
  ],
  fields: {
    topic: "De quoi s’agit-il\u00a0?",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    emailHint: "Pour pouvoir vous répondre, et rien d’autre.",
    subject: "En une ligne",
    text: {
      contact: "Votre message",
      help: "Votre question",
      bug: "Que s’est-il passé\u00a0?",
      feature: "Que manque-t-il\u00a0?",
    },
    page: "Adresse de la page",
    pageHint: "La page de cette plateforme où cela s’est produit.",
    picture: "Une image",
    pictureHint: "PNG, JPEG ou WebP, 5 Mo au plus. Seule l’équipe qui gère la plateforme la voit.",
    trap: "Laissez ce champ vide",
    optional: "facultatif",
  },
  browserNote: "Le nom et la version de votre navigateur sont envoyés avec le message.",
  keptNote:
    "Votre message est supprimé au plus tard après {{days}} jours. Si vous supprimez votre compte, il disparaît avec lui.",
  submit: "Envoyer",
  sending: "Envoi en cours…",
  failed:
    "Rien n’a été envoyé\u00a0: aucune réponse n’est venue. Ce que vous avez écrit est toujours là. Réessayez.",
  thanks: {
    title: "Merci",
    text: "Votre message est bien arrivé. S’il appelle une réponse, vous la recevrez par e-mail.",
    home: "Aller à la page d’accueil",
  },
  errors: {
    title: "Pas encore envoyé",
    again: "Choisissez de nouveau l’image, s’il vous plaît\u00a0: le navigateur ne la garde pas.",
    "topic-unknown": "Choisissez de quoi il s’agit.",
    "name-too-long": "Un nom peut avoir 100 caractères au plus.",
    "email-invalid": "Saisissez une adresse e-mail comme nom@example.com.",
    "subject-missing": "Dites en une ligne de quoi il s’agit.",
    "subject-too-long": "La ligne peut avoir 150 caractères au plus.",
    "text-missing": "Écrivez votre message.",
    "text-too-long": "Un message peut avoir 10 000 caractères au plus. Raccourcissez-le, s’il vous plaît.",
    "page-foreign": "Indiquez une adresse de cette plateforme, ou laissez le champ vide.",
    "picture-unreadable": "Cette image ne peut pas être lue. Choisissez un fichier PNG, JPEG ou WebP.",
    "picture-too-large": "L’image dépasse 5 Mo. Choisissez-en une plus petite.",
    "too-many-address":
      "Une même adresse peut envoyer {{max}} messages par heure. Vous pourrez continuer dans {{minutes}} min.",
    "too-many-network":
      "Un même réseau peut envoyer {{max}} messages par heure. Vous pourrez continuer dans {{minutes}} min.",
    foreign:
      "Un message ne peut être envoyé que depuis les pages de cette plateforme. Ouvrez-y le formulaire et renvoyez-le.",
    unreadable: "Le formulaire est arrivé incomplet. Renvoyez-le, s’il vous plaît.",
    "too-large":
      "C’est plus que ce qui peut être envoyé en une fois. Retirez l’image ou choisissez-en une plus petite.",
    other: "Quelque chose a échoué de notre côté. Réessayez dans un instant.",
  },
  admin: {
    title: "Messages reçus",
    parts: {
      figures: "Statistiques",
      feedback: "Messages reçus",
      jobs: "Tâches",
      samples: "Contenus d’exemple",
    },
    jobs: {
      lead: "Celles-ci ont échoué pour de bon. Relancez-les une fois l’obstacle levé.",
      none: "Aucune tâche n’a échoué.",
      loading: "Chargement des tâches",
      waiting: "En attente",
      running: "En cours",
      failed: "Échouées",
      attempts: "Tentatives",
      retry: "Relancer",
      retryAll: "Tout relancer",
      sent: "Relancé",
    },
    lead: "Ce qui est arrivé par les formulaires, du plus récent au plus ancien.",
    loading: "Chargement des messages",
    failed: "Les messages n’ont pas pu être chargés.",
    all: "Tous",
    kind: "Type",
    state: "État",
    open: "À traiter",
    done: "Traités",
    emptyTitle: "Aucun message",
    empty: "Rien ne correspond à votre choix.",
    from: "De",
    page: "Page concernée",
    browser: "Navigateur",
    picture: "Image jointe",
    pictureFailed: "L’image n’a pas pu être chargée.",
    signedIn: "Avec un compte connecté",
    markDone: "Marquer comme traité",
    reopen: "Rouvrir",
    markedDone: "Marqué comme traité",
    reopened: "Rouvert",
    remove: "Supprimer",
    removeTitle: "Supprimer ce message\u00a0?",
    removeText: "Il disparaît définitivement, avec son image.",
    cancel: "Annuler",
    removed: "Le message est supprimé",
    more: "Afficher plus",
    back: "Retour à la liste",
    export: "Exporter en CSV",
    samplesLead:
      "Ces fichiers ont été livrés avec la plateforme comme exemples. Remplacez-les par les vôtres ; les visiteurs n’en savent rien.",
    noSamples: "Plus rien sur le site n’est un exemple.",
  },
};
