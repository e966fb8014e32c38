export default function Tags() {
  return <main id="main" />;
}
