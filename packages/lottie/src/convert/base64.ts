/** As forgiving as players are: whatever is no letter of base64 is passed over. */
export function fromBase64(text: string): Uint8Array {
  const letters = text.replaceAll(/[^A-Za-z0-9+/]/g, "");
  // A last letter alone stands for no byte.
  const whole = atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
