import Link from "next/link";

export const dynamic = "force-dynamic";

const titles = [
  "Owl, blink",
  "Paper boat",
  "Moth, wing beat",
  "Loading hourglass",
  "Confetti, one burst",
  "Lighthouse",
];
const cards = Array.from({ length: 24 }, (_, index) => ({
  id: index.toString(36).padStart(10, "0"),
  title: titles[index % titles.length],
  key: index.toString(16).padStart(64, "0"),
  likes: index * 37,
}));
const image = (key, width) =>
  `http://assets.localhost/cdn-cgi/image/width=${width},quality=80,format=auto/files/${key}.webp`;

function Card({ card }) {
  const href = `/animation/${card.title.toLowerCase().replace(/[^a-z]+/g, "-")}-${card.id}`;
  return (
    <article className="card" data-card={card.id} data-title={card.title}>
      <Link className="card__stage" href={href} aria-label={`${card.title}, by Lena Vogt`}>
        <img
          className="card__poster"
          src={image(card.key, 320)}
          srcSet={[160, 320, 640].map((width) => `${image(card.key, width)} ${width}w`).join(", ")}
          sizes="(min-width: 1440px) 320px, (min-width: 1080px) 23vw, (min-width: 768px) 31vw, 46vw"
          alt=""
          width="400"
          height="300"
          loading="lazy"
          decoding="async"
        />
      </Link>
      <div className="card__badges">
        <span className="tag tag--ink">Interactive</span>
      </div>
      <div className="card__actions">
        <button className="icon-button" type="button" aria-label={`Like ${card.title}`} aria-pressed="false">
          <svg className="icon" aria-hidden="true">
            <use href="#icon-heart" />
          </svg>
        </button>
        <a
          className="icon-button"
          href={`http://api.localhost/api/v1/animations/${card.id}/download?format=dotlottie`}
          aria-label={`Download ${card.title}`}
        >
          <svg className="icon" aria-hidden="true">
            <use href="#icon-download" />
          </svg>
        </a>
      </div>
      <div className="card__meta">
        <Link className="card__title" href={href} tabIndex={-1}>
          {card.title}
        </Link>
        <span className="card__creator">Lena Vogt</span>
        <span className="card__likes">
          <svg className="icon icon--small" aria-hidden="true">
            <use href="#icon-heart" />
          </svg>
          <span className="visually-hidden">Likes:</span> {card.likes}
        </span>
      </div>
    </article>
  );
}

export default async function Results({ params }) {
  const { keyword } = await params;
  return (
    <main id="main" className="results">
      <h1>{keyword}</h1>
      <p>
        <b>100</b> animations
      </p>
      <div className="grid">
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
    </main>
  );
}
