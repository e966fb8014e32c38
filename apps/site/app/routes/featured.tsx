export default function Featured() {
  return <main id="main" />;
}
