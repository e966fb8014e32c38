const shownForInMs = 6_000;

function toastArea(): HTMLElement {
  let area = document.querySelector<HTMLElement>(".toasts");
  if (area === null) {
    area = document.createElement("div");
    area.className = "toasts";
    area.setAttribute("role", "status");
    document.body.append(area);
  }
  return area;
}

/** Says something at the foot of the page for six seconds, longer while it is hovered or focused. One at a time. */
export function showToast(text: string, action?: { label: string; run(): void }): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  const message = document.createElement("p");
  message.textContent = text;
  toast.append(message);
  const close = () => toast.remove();
  if (action !== undefined) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button--small";
    button.textContent = action.label;
    button.addEventListener("click", () => {
      close();
      action.run();
    });
    toast.append(button);
  }
  let timer = setTimeout(close, shownForInMs);
  const stay = () => clearTimeout(timer);
  const leave = () => {
    stay();
    timer = setTimeout(close, shownForInMs);
  };
  toast.addEventListener("pointerenter", stay);
  toast.addEventListener("pointerleave", leave);
  toast.addEventListener("focusin", stay);
  toast.addEventListener("focusout", leave);
  toastArea().replaceChildren(toast);
}
