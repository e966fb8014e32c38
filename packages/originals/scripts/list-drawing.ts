// `node scripts/list-drawing.ts whale.svg …`: pieces and subpaths of drawings with their bounds, for picking them apart.
import { boundsOf, importDrawing } from "../src/builder/index.ts";

for (const file of process.argv.slice(2)) {
  const drawing = importDrawing(file);
  process.stdout.write(`${file}: ${drawing.title}\n`);
  for (const [index, piece] of drawing.pieces.entries()) {
    const paint = JSON.stringify(piece.style.fill ?? { line: piece.style.stroke?.paint });
    process.stdout.write(`  ${index} ${paint} [${boundsOf(piece.data).map(Math.round).join(" ")}]\n`);
    if (piece.subpaths.length > 1)
      piece.subpaths.forEach((data, at) =>
        process.stdout.write(`    ${index}.${at} [${boundsOf(data).map(Math.round).join(" ")}]\n`),
      );
  }
}
