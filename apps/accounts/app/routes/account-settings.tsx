import { redirect, type LoaderFunctionArgs } from "react-router";

export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/settings${new URL(request.url).search}`, 302);
