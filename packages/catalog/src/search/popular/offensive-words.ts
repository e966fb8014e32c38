/**
 * Words that a page never offers by itself, in the spelling of the index. Whoever searches for them finds what there is. Words that
 * neither the catalogue nor a language knows are never offered anyway, so the list is short.
 */
export const offensiveWords: ReadonlySet<string> = new Set(
  `anal anus arsch arschloch ass asshole bastard bite bitch bollocks boob boobs buceta caralho chatte cock coño crap cul cunt dick
  erotic erotik escort fick ficken foda fuck fucking fotze genocide heroin hitler hure hurensohn incest joder kike kkk masturbation
  merda merde mierda nackt naked nazi nazis nigga nigger nsfw nude nudes nudity nutte orgasm penis pene polla porn porno porra pussy
  puta putain pute rape rapist retard salope scheisse scheiße schlampe schwanz sex sexe sexo sexy sex shit slut suicide suicidio suizid
  selbstmord swastika tetas tits titten vagina vergewaltigung viol violación vulva whore wichser xxx
  エロ セックス ポルノ 裸 自殺 ちんこ まんこ くそ レイプ ナチス 섹스 포르노 야동 누드 자살 강간 씨발 시발 병신 나치 보지 자지`.split(
    /\s+/,
  ),
);
