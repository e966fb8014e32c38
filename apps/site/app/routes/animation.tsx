export default function Animation() {
  return <main id="main" />;
}
