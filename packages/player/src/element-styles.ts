/** Styles of `<zoetrope-player>`; a constructed sheet passes the strictest policy of the page it is put on. */
export const elementStyles = `
:host { display: block; position: relative; overflow: hidden; min-inline-size: 16px; min-block-size: 16px; }
:host([hidden]) { display: none; }
.stage { position: absolute; inset: 0; }
.poster { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: contain; }
.poster[hidden], button[hidden], p[hidden] { display: none; }
button {
  position: absolute; inset: auto auto 12px 12px; display: grid; place-items: center; inline-size: 48px; block-size: 48px;
  padding: 0; border: 0; border-radius: 50%; background: #16120e; color: #fdfbf6; cursor: pointer;
}
button:hover { background: #332c25; }
button:focus-visible { outline: 3px solid #d8340b; outline-offset: 3px; }
svg { inline-size: 22px; block-size: 22px; fill: currentColor; }
p { position: absolute; inset: auto 12px 12px 72px; margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #16120e; background: #f5f1e8; padding: 6px 10px; border-radius: 10px; }
`;
