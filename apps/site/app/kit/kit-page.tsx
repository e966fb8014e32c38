import {
  AnimationCard,
  Breadcrumb,
  Button,
  ButtonLink,
  CardSkeleton,
  Chip,
  Dialog,
  Empty,
  Field,
  Icon,
  IconButton,
  IconSprite,
  Image,
  Pagination,
  Segmented,
  ProgressBar,
  Tabs,
  tints,
} from "@zoetrope/ui";
import type { ReactNode } from "react";

/** Where the pictures on the kit's page come from; the test answers there. */
export const kitAssets = "https://kit.example";

const variants = ["accent", "primary", "secondary", "tertiary", "inverse"] as const;
const sizes = ["small", "medium", "large"] as const;
const options = [
  { label: "All", href: "#all", isCurrent: true },
  { label: "Free", href: "#free", isCurrent: false },
  { label: "Premium", href: "#premium", isCurrent: false },
];
const cardMessages = { label: "Owl, light sleeper", like: "Like", download: "Download", likes: "Likes:" };
const card = {
  creator: "Zoetrope",
  href: "#card",
  posterKey: "owl.svg",
  width: 400,
  height: 300,
  playUrl: "#play",
  downloadUrl: "#download",
  isDownloadElsewhere: false,
  assets: kitAssets,
  messages: cardMessages,
};

/** One part with all its states; `of` is the name it is exported under. */
function Part({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section data-part={of} aria-label={of}>
      <h2 className="h4">{of}</h2>
      <div className="kit__states">{children}</div>
    </section>
  );
}

/** Every part of the kit with its states, to be photographed; nobody is led here. */
export function KitPage() {
  return (
    <main>
      <IconSprite />
      <h1 className="h2">Kit</h1>
      <Part of="Button">
        {variants.map((variant) =>
          sizes.map((size) => (
            <Button key={variant + size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          )),
        )}
        <Button icon="download">With icon</Button>
        <Button disabled>Disabled</Button>
        <Button aria-disabled>Busy</Button>
      </Part>
      <Part of="ButtonLink">
        <ButtonLink href="#a" variant="accent">
          Link
        </ButtonLink>
        <ButtonLink href="#b" variant="secondary" icon="arrow-right">
          With icon
        </ButtonLink>
      </Part>
      <Part of="IconButton">
        <IconButton icon="heart" label="Like" />
        <IconButton icon="heart" label="Liked" aria-pressed />
        <IconButton icon="x" label="Close" disabled />
      </Part>
      <Part of="Icon">
        <Icon name="search" size="small" />
        <Icon name="search" />
        <Icon name="search" size="large" />
      </Part>
      <Part of="Segmented">
        <Segmented label="Type" options={options} />
      </Part>
      <Part of="Tabs">
        <Tabs label="Order" options={options} />
      </Part>
      <Part of="Chip">
        <Chip href="#off">Off</Chip>
        <Chip href="#on" isOn>
          On
        </Chip>
        <Chip href="#icon" icon="palette">
          With icon
        </Chip>
      </Part>
      <Part of="Field">
        <Field id="plain" label="Title" hint="What people will search for">
          <input className="input" id="plain" aria-describedby="plain-hint" placeholder="Owl" />
        </Field>
        <Field id="wrong" label="Mail" error="Write an address such as owl@example.org.">
          <input
            className="input"
            id="wrong"
            aria-invalid
            aria-describedby="wrong-error"
            defaultValue="owl"
          />
        </Field>
        <Field id="choice" label="Licence">
          <select className="select" id="choice">
            <option>MIT</option>
          </select>
        </Field>
        <Field id="off" label="Disabled">
          <input className="input" id="off" disabled defaultValue="Nobody writes here" />
        </Field>
      </Part>
      <Part of="AnimationCard">
        <AnimationCard
          {...card}
          id="1"
          title="Owl, light sleeper"
          tint="amber"
          isOpaque={false}
          likes="1,284"
          badges={[{ text: "Interactive" }, { text: "Premium", icon: "gem" }]}
        />
        <AnimationCard
          {...card}
          id="2"
          title="A title that is so long that it needs a second line, and perhaps a third one too"
          tint="sky"
          isOpaque
          likes={null}
          badges={[]}
        />
      </Part>
      <Part of="CardSkeleton">
        <CardSkeleton />
      </Part>
      <Part of="Image">
        <Image
          assets={kitAssets}
          fileKey="owl.svg"
          alt="An owl"
          width={400}
          height={300}
          size="xsmall"
          sizes="160px"
        />
      </Part>
      <Part of="ProgressBar">
        <span id="some">24 of 96</span>
        <ProgressBar value={24} max={96} labelledBy="some" />
        <span id="all">96 of 96</span>
        <ProgressBar value={96} max={96} labelledBy="all" />
      </Part>
      <Part of="Dialog">
        <Dialog title="Delete this file?" onClose={() => undefined}>
          <p>Nobody can bring it back.</p>
          <Button variant="secondary">Cancel</Button>
        </Dialog>
      </Part>
      <Part of="disclosure">
        <details className="disclosure">
          <summary>More settings</summary>
          <p>What most people leave as it is.</p>
        </details>
      </Part>
      <Part of="Breadcrumb">
        <Breadcrumb label="Breadcrumb" entries={[{ text: "Animations", href: "#up" }, { text: "Owl" }]} />
      </Part>
      <Part of="Pagination">
        <Pagination
          label="Pages"
          page={4}
          pageCount={12}
          href={(page) => `#${page}`}
          messages={{ previous: "Previous", next: "Next", page: ({ page }) => `Page ${page}` }}
        />
      </Part>
      <Part of="Empty">
        {tints.map((tint) => (
          <Empty
            key={tint}
            drawing={<Icon name="search" size="large" />}
            tint={tint}
            title={`Nothing on ${tint}`}
            action={<ButtonLink href="#again">Try again</ButtonLink>}
          >
            One sentence says what to do.
          </Empty>
        ))}
      </Part>
    </main>
  );
}
