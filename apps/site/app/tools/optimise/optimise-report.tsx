import { formatBytes, formatNumber } from "@zoetrope/i18n";
import type { OptimiseReport } from "@zoetrope/lottie";
import type { WorkbenchProps } from "../workbench-props.ts";

/** What each pass saved, and how far the result lies from the original where somebody looked. */
export function OptimiseReportView({
  locale,
  messages: { optimise: messages },
  report: { passes, picturesToWebp, compared, isUnchanged },
}: Pick<WorkbenchProps, "locale" | "messages"> & { report: OptimiseReport }) {
  if (isUnchanged) return <p className="small-text">{messages.unchanged}</p>;
  const rows = passes.filter(({ changes, reverted }) => changes > 0 || reverted > 0);
  return (
    <section className="finding-list">
      {compared === null || compared.frames === 0 ? null : (
        <p className="small-text">
          {messages.compared({
            count: compared.frames,
            max: formatNumber(locale, Math.round(compared.error.max * 10) / 10),
            mean: formatNumber(locale, Math.round(compared.error.mean * 1000) / 1000),
          })}
        </p>
      )}
      {picturesToWebp === 0 ? null : (
        <p className="small-text">{messages.toWebp({ count: picturesToWebp })}</p>
      )}
      <div className="table-scroller" tabIndex={0} role="group" aria-label={messages.saved}>
        <table className="report-table small-text tabular-numbers">
          <caption className="visually-hidden">{messages.saved}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.pass}</th>
              <th scope="col">{messages.saving}</th>
              <th scope="col">{messages.reverted}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, bytesBefore, bytesAfter, reverted }) => (
              <tr key={name}>
                <th scope="row">{messages.passNames[name]}</th>
                <td>{formatBytes(locale, Math.max(0, bytesBefore - bytesAfter))}</td>
                <td>{formatNumber(locale, reverted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
