import type { MailWords } from "./en.ts";

export const fr: MailWords = {
  linkHint: "Si le bouton reste sans effet, ouvrez cette adresse dans votre navigateur :",
  footer:
    "Zoetrope, la plateforme ouverte d’animations vectorielles. Vous recevez cet e-mail à cause de votre compte ; ce n’est jamais de la publicité.",
  verify: {
    subject: "Est-ce bien votre adresse ?",
    preview: "Encore une étape et votre compte est prêt.",
    heading: "Encore une étape",
    text: "Le {{time}}, un compte Zoetrope a été demandé pour «\u00a0{{name}}\u00a0» avec {{email}}. Si c’est vous, confirmez l’adresse et vous voilà connecté.",
    action: "Confirmer l’adresse",
    note: "Le lien sert une seule fois, pendant 24 heures. Dans un autre navigateur que celui de l’inscription, il demande le mot de passe choisi là-bas. Si ce n’est pas vous, ne faites rien\u00a0: sans le lien, aucun compte n’existe.",
  },
  known: {
    subject: "Vous avez déjà un compte",
    preview: "Pas besoin d’un second : connectez-vous ou choisissez un nouveau mot de passe.",
    heading: "Vous avez déjà un compte",
    text: "Quelqu’un a voulu créer un compte Zoetrope avec {{email}}, mais il en existe déjà un. Si c’est vous, connectez-vous avec votre mot de passe ou choisissez-en un nouveau ici.",
    action: "Choisir un nouveau mot de passe",
    note: "Le lien sert une seule fois, pendant une heure. Si ce n’est pas vous, ne faites rien : personne n’est entré.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    preview: "Le lien sert une seule fois, pendant une heure.",
    heading: "Choisissez un nouveau mot de passe",
    text: "Quelqu’un a demandé un nouveau mot de passe pour le compte Zoetrope de {{email}}. Si c’est vous, choisissez-le ici. Vous serez déconnecté partout ailleurs.",
    action: "Choisir un nouveau mot de passe",
    note: "Le lien sert une seule fois, pendant une heure. Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.",
  },
  delayed: {
    subject: "De nombreux échecs de connexion à votre compte",
    preview: "Quelqu’un essaie des mots de passe. Voici votre entrée.",
    heading: "Quelqu’un essaie des mots de passe",
    text: "Il y a eu de nombreux échecs de connexion au compte Zoetrope de {{email}} ; chaque nouvel essai attend donc plus longtemps. Votre compte n’est pas bloqué. Si l’attente vous retient aussi, ce lien vous fait entrer tout de suite : choisissez un nouveau mot de passe.",
    action: "Choisir un nouveau mot de passe",
    note: "Le lien sert une seule fois, pendant une heure. Si votre mot de passe est long et ne sert nulle part ailleurs, vous n’avez rien à faire.",
  },
  emailChange: {
    subject: "Confirmez votre nouvelle adresse",
    preview: "Votre compte changera d’adresse dès que vous l’aurez confirmée.",
    heading: "Confirmez votre nouvelle adresse",
    text: "Vous avez demandé à utiliser {{email}} pour votre compte Zoetrope. Le changement prendra effet une fois l’adresse confirmée ; d’ici là, l’ancienne reste en place.",
    action: "Confirmer l’adresse",
    note: "Le lien sert une seule fois, pendant 24 heures, là où vous êtes connecté ou avec le mot de passe du compte. Si ce n’est pas vous, ne faites rien.",
  },
  emailChanged: {
    subject: "Votre adresse a été modifiée",
    preview: "Si ce n’est pas vous, reprenez-la dans les sept jours.",
    heading: "Votre adresse a été modifiée",
    text: "Votre compte Zoetrope utilise désormais {{email}}. Plus aucun e-mail n’arrivera à cette adresse. Si ce n’est pas vous, reprenez cette adresse\u00a0: tout le monde sera déconnecté et vous choisirez un nouveau mot de passe.",
    action: "Ce n’est pas moi\u00a0: la reprendre",
    note: "Le lien sert une seule fois, jusqu’au {{until}}. Si c’est vous, ne faites rien.",
  },
  invitation: {
    subject: "{{name}} vous invite dans « {{workspace}} »",
    preview: "Travaillez ensemble sur des animations avec Zoetrope.",
    heading: "Vous êtes invité(e) dans « {{workspace}} »",
    text: "{{name}} vous invite dans un espace de travail sur Zoetrope : un lieu où plusieurs personnes importent, gardent et publient des animations ensemble.",
    email:
      "L’invitation est destinée à {{email}}. Connectez-vous avec cette adresse ou créez un compte avec elle ; l’invitation y attend votre réponse.",
    action: "Voir l’invitation",
    note: "Elle est ouverte pendant deux semaines. Si vous ne savez pas qui vous invite, ne faites rien : personne ne saura si vous avez lu ceci.",
    reason:
      "Zoetrope, la plateforme ouverte d’animations vectorielles. Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse dans une invitation ; ce n’est jamais de la publicité.",
  },
  ownership: {
    subject: "« {{workspace}} » appartient maintenant à {{name}}",
    preview: "{{giver}} a cédé l’espace de travail.",
    heading: "« {{workspace}} » appartient maintenant à {{name}}",
    text: "{{giver}} a cédé à {{name}} l’espace de travail « {{workspace}} » sur Zoetrope. Seule la personne qui le possède décide de la façon dont les collègues y entrent et peut le céder à son tour. {{giver}} y est désormais administrateur.",
    action: "Ouvrir l’espace de travail",
    note: "Si ce n’était pas voulu, demandez qu’on vous le rende. Si quelqu’un d’autre l’a fait depuis votre compte, choisissez un nouveau mot de passe.",
  },
  notice: {
    passwordChanged: {
      subject: "Votre mot de passe a été modifié",
      preview: "Tous les autres navigateurs ont été déconnectés.",
      heading: "Votre mot de passe a été modifié",
      text: "Votre compte Zoetrope a un nouveau mot de passe, et tous les autres navigateurs ont été déconnectés.",
    },
    passkeyAdded: {
      subject: "Une clé d’accès a été ajoutée",
      preview: "Une clé d’accès de plus ouvre désormais votre compte.",
      heading: "Une clé d’accès a été ajoutée",
      text: "La clé d’accès « {{name}} » ouvre désormais votre compte Zoetrope.",
    },
    passkeyRemoved: {
      subject: "Une clé d’accès a été retirée",
      preview: "Elle n’ouvre plus votre compte.",
      heading: "Une clé d’accès a été retirée",
      text: "La clé d’accès « {{name}} » n’ouvre plus votre compte Zoetrope.",
    },
    googleLinked: {
      subject: "Votre compte Google est associé",
      preview: "Vous pouvez désormais vous connecter avec Google.",
      heading: "Votre compte Google est associé",
      text: "Vous pouvez désormais vous connecter à Zoetrope avec le compte Google {{email}}.",
    },
    googleUnlinked: {
      subject: "Votre compte Google n’est plus associé",
      preview: "La connexion avec Google n’est plus possible.",
      heading: "Votre compte Google n’est plus associé",
      text: "Le compte Google {{email}} n’ouvre plus votre compte Zoetrope.",
    },
    accountDeleted: {
      subject: "Votre compte a été supprimé",
      preview: "Tout ce qui lui appartenait a disparu.",
      heading: "Votre compte a été supprimé",
      text: "Votre compte Zoetrope et tout ce qui lui appartenait ont disparu. Personne d’autre ne pourra prendre votre nom d’utilisateur pendant 90 jours.",
    },
    notYou:
      "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe. Tous les autres seront déconnectés.",
    lost: "Si ce n’est pas vous, prévenez au plus vite les responsables de cette plateforme.",
    action: "Choisir un nouveau mot de passe",
  },
};
