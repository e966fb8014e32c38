import Link from "next/link";

const categories = ["business", "gaming", "icons", "finance", "space", "health", "animals"];
const terms = ["loading", "success", "confetti", "ai", "arrow", "login", "error", "check", "money", "404"];

export const metadata = { title: "Results" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header className="header">
          <Link href="/">Zoetrope</Link>
          <nav>
            <Link href="/free-animations/all">Free animations</Link>
            <Link href="/featured">Featured</Link>
            <Link href="/tags">Tags</Link>
          </nav>
          <form action="/free-animations">
            <input type="search" name="q" placeholder="Search animations" />
          </form>
        </header>
        {children}
        <footer className="footer">
          <ul>
            {[...categories, ...terms].map((term) => (
              <li key={term}>
                <Link href={`/free-animations/${term}`}>{term}</Link>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}
