export default function FreeAnimations() {
  return <main id="main" />;
}
