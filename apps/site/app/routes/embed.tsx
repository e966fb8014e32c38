export default function Embed() {
  return <main id="main" />;
}
