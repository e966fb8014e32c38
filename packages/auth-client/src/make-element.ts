/** Styles go by CSSOM, which a host page's Content-Security-Policy allows without 'unsafe-inline' (CSP 3, §6.6.3.1). */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.style.cssText = style;
  return Object.assign(element, properties);
}
