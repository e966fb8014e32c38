import type { MailWords } from "./en.ts";

export const pt: MailWords = {
  linkHint: "Se o botão não fizer nada, abra este endereço no navegador:",
  footer:
    "Zoetrope, a plataforma aberta de animações vetoriais. Você recebe este e-mail por causa da sua conta; nunca é propaganda.",
  verify: {
    subject: "Este endereço é seu?",
    preview: "Falta um passo para a sua conta ficar pronta.",
    heading: "Falta um passo",
    text: "Alguém criou uma conta no Zoetrope com {{email}}. Se foi você, confirme o endereço e pode entrar.",
    action: "Confirmar endereço",
    note: "O link funciona uma vez, por 24 horas. Se não foi você, não faça nada: sem o link não existe conta.",
  },
  known: {
    subject: "Você já tem uma conta",
    preview: "Não precisa de outra: entre ou escolha uma nova senha.",
    heading: "Você já tem uma conta",
    text: "Alguém tentou criar uma conta no Zoetrope com {{email}}, mas já existe uma. Se foi você, entre com a sua senha ou escolha uma nova aqui.",
    action: "Escolher nova senha",
    note: "O link funciona uma vez, por uma hora. Se não foi você, não faça nada: ninguém entrou.",
  },
  reset: {
    subject: "Escolha uma nova senha",
    preview: "O link funciona uma vez, por uma hora.",
    heading: "Escolha uma nova senha",
    text: "Alguém pediu uma nova senha para a conta do Zoetrope de {{email}}. Se foi você, escolha-a aqui. A sessão será encerrada em todos os outros lugares.",
    action: "Escolher nova senha",
    note: "O link funciona uma vez, por uma hora. Se não foi você, não faça nada: sua senha continua a mesma.",
  },
  delayed: {
    subject: "Muitas tentativas de entrar na sua conta",
    preview: "Alguém está testando senhas. Aqui está a sua entrada.",
    heading: "Alguém está testando senhas",
    text: "Houve muitas tentativas sem sucesso de entrar na conta do Zoetrope de {{email}}, por isso quem tenta espera cada vez mais. Sua conta não está bloqueada. Se a espera também atrapalha você, este link abre a porta na hora: escolha uma nova senha.",
    action: "Escolher nova senha",
    note: "O link funciona uma vez, por uma hora. Se a sua senha é longa e não é usada em nenhum outro lugar, você não precisa fazer nada.",
  },
  emailChange: {
    subject: "Confirme seu novo endereço",
    preview: "Sua conta muda de endereço assim que você confirmar.",
    heading: "Confirme seu novo endereço",
    text: "Você pediu para usar {{email}} na sua conta do Zoetrope. A mudança vale assim que você confirmar; até lá, fica o endereço antigo.",
    action: "Confirmar endereço",
    note: "O link funciona uma vez, por 24 horas. Se não foi você, não faça nada.",
  },
  invitation: {
    subject: "{{name}} convida você para “{{workspace}}”",
    preview: "Trabalhem juntos em animações no Zoetrope.",
    heading: "Você recebeu um convite para “{{workspace}}”",
    text: "{{name}} convida você para um espaço de trabalho no Zoetrope: um lugar onde várias pessoas enviam, guardam e publicam animações juntas.",
    email:
      "O convite é para {{email}}. Entre com esse endereço ou crie uma conta com ele; lá o convite espera sua resposta.",
    action: "Ver o convite",
    note: "Ele vale por duas semanas. Se você não sabe quem está convidando, não faça nada: ninguém fica sabendo se você leu isto.",
    reason:
      "Zoetrope, a plataforma aberta de animações vetoriais. Você recebe este e-mail porque alguém digitou seu endereço em um convite; ele nunca é publicidade.",
  },
  ownership: {
    subject: "“{{workspace}}” agora pertence a {{name}}",
    preview: "{{giver}} transferiu o espaço de trabalho.",
    heading: "“{{workspace}}” agora pertence a {{name}}",
    text: "{{giver}} transferiu para {{name}} o espaço de trabalho “{{workspace}}” no Zoetrope. Só quem o tem decide como os colegas entram e pode transferi-lo de novo. A partir de agora, {{giver}} é administrador lá.",
    action: "Abrir o espaço de trabalho",
    note: "Se não era para ser assim, peça que o espaço seja devolvido. Se outra pessoa fez isso com a sua conta, escolha uma nova senha.",
  },
  notice: {
    emailChanged: {
      subject: "Seu endereço foi alterado",
      preview: "Sua conta do Zoetrope tem um novo endereço de e-mail.",
      heading: "Seu endereço foi alterado",
      text: "A partir de agora sua conta do Zoetrope usa {{email}}. Este endereço não recebe mais e-mails.",
    },
    passwordChanged: {
      subject: "Sua senha foi alterada",
      preview: "A sessão foi encerrada nos outros navegadores.",
      heading: "Sua senha foi alterada",
      text: "Sua conta do Zoetrope tem uma nova senha, e a sessão foi encerrada nos outros navegadores.",
    },
    passkeyAdded: {
      subject: "Uma chave de acesso foi adicionada",
      preview: "Sua conta agora pode ser aberta com mais uma chave de acesso.",
      heading: "Uma chave de acesso foi adicionada",
      text: "Sua conta do Zoetrope agora pode ser aberta com a chave de acesso “{{name}}”.",
    },
    passkeyRemoved: {
      subject: "Uma chave de acesso foi removida",
      preview: "Ela não abre mais a sua conta.",
      heading: "Uma chave de acesso foi removida",
      text: "A chave de acesso “{{name}}” não abre mais a sua conta do Zoetrope.",
    },
    googleLinked: {
      subject: "Sua conta do Google foi vinculada",
      preview: "Agora você pode entrar com o Google.",
      heading: "Sua conta do Google foi vinculada",
      text: "Agora você pode entrar no Zoetrope com a conta do Google {{email}}.",
    },
    googleUnlinked: {
      subject: "Sua conta do Google foi desvinculada",
      preview: "Não é mais possível entrar com o Google.",
      heading: "Sua conta do Google foi desvinculada",
      text: "A conta do Google {{email}} não abre mais a sua conta do Zoetrope.",
    },
    accountDeleted: {
      subject: "Sua conta foi excluída",
      preview: "Tudo o que pertencia a ela se foi.",
      heading: "Sua conta foi excluída",
      text: "Sua conta do Zoetrope e tudo o que pertencia a ela se foram. Ninguém mais poderá usar o seu nome de usuário por 90 dias.",
    },
    notYou: "Se não foi você, escolha uma nova senha agora. Isso encerra a sessão de todos os outros.",
    lost: "Se não foi você, avise o quanto antes quem administra esta plataforma.",
    action: "Escolher nova senha",
  },
};
