import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always answers with the 404 page of the root. */
export default function NotFound() {
  return null;
}
