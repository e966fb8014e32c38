import { maxDescriptionLength, maxTags, maxTitleLength } from "@zoetrope/kit/limits";
import { categories as knownCategories } from "@zoetrope/catalog/categories";
import type { PublishFileInput } from "@zoetrope/gateway-client";
import { formatParts } from "@zoetrope/i18n";
import { Field } from "@zoetrope/ui";
import { useState, type FormEvent } from "react";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { FileName } from "../list/file-name.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import type { FilesProps, FilesMessages } from "../files-props.ts";
import { readTitles, TitleFields } from "./title-fields.tsx";
import { readTags } from "../list/read-tags.ts";
import { useTask } from "../use-task.ts";

type FieldName = "title" | "tags" | "confirm";

const bareName = (name: string): string => name.replace(/\.(?:json|lottie)$/i, "").replaceAll(/[-_]+/g, " ");

/** What a published file says of itself; of one that is public already, to change it. */
export function PublishDialog({
  file,
  messages,
  locale,
  categories,
  onClose,
  onPublish,
}: {
  file: WorkspaceFile;
  messages: FilesMessages;
  locale: FilesProps["locale"];
  categories: FilesProps["categories"];
  onClose(): void;
  onPublish(input: PublishFileInput): Promise<void>;
}) {
  const { publish, licences } = messages;
  const { publication } = file;
  const task = useTask(messages);
  const [errors, setErrors] = useState<{ [name in FieldName]?: string }>({});
  const errorOf = (name: FieldName) => (errors[name] === undefined ? {} : { error: errors[name] });
  const described = (name: FieldName) => ({
    "aria-invalid": errors[name] === undefined ? undefined : true,
    "aria-describedby": errors[name] === undefined ? undefined : `publish-${name}-error`,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const tags = readTags(text("tags"));
    const found: typeof errors = {
      ...(text("title") === "" ? { title: publish.titleMissing } : {}),
      ...(tags.length === 0 ? { tags: publish.tagsMissing } : {}),
      ...(values.get("confirm") === null ? { confirm: publish.confirmMissing } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.querySelector<HTMLElement>(`#publish-${first}`)?.focus();
    void task.run(() =>
      onPublish({
        fileId: file.id,
        title: text("title"),
        titles: readTitles(text),
        description: text("description"),
        tags,
        category: text("category"),
        licence: text("licence"),
      }),
    );
  }

  return (
    <Dialog
      title={formatParts(locale, publish.title, { name: <FileName key="name" name={file.name} /> })}
      onClose={onClose}
    >
      <p className="secondary-text">{publish.lead}</p>
      <form noValidate onSubmit={submit}>
        <Field id="publish-title" label={publish.name} {...errorOf("title")}>
          <input
            className="input"
            id="publish-title"
            name="title"
            maxLength={maxTitleLength}
            defaultValue={publication?.title ?? bareName(file.name)}
            {...described("title")}
          />
        </Field>
        <TitleFields titles={publication?.titles ?? []} messages={publish} />
        <Field id="publish-description" label={publish.description} hint={publish.descriptionHint}>
          <textarea
            className="input text-area"
            id="publish-description"
            name="description"
            maxLength={maxDescriptionLength}
            rows={3}
            defaultValue={publication?.description}
            aria-describedby="publish-description-hint"
          />
        </Field>
        <Field
          id="publish-tags"
          label={publish.tags}
          hint={publish.tagsHint({ count: maxTags })}
          {...errorOf("tags")}
        >
          <input
            className="input"
            id="publish-tags"
            name="tags"
            defaultValue={publication?.tags.join(", ")}
            {...described("tags")}
          />
        </Field>
        <div className="input-pair">
          <Field id="publish-category" label={publish.category}>
            <select
              className="select"
              id="publish-category"
              name="category"
              defaultValue={publication?.category ?? "other"}
            >
              {knownCategories.map((category) => (
                <option key={category} value={category}>
                  {categories[category]}
                </option>
              ))}
              <option value="other">{publish.noCategory}</option>
            </select>
          </Field>
          <Field id="publish-licence" label={publish.licence}>
            <select
              className="select"
              id="publish-licence"
              name="licence"
              defaultValue={publication?.licence ?? "CC-BY-4.0"}
            >
              {Object.entries(licences).map(([spdx, name]) => (
                <option key={spdx} value={spdx}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div className={errors.confirm === undefined ? "field" : "field is-error"}>
          <label className="checkbox-row">
            <input type="checkbox" id="publish-confirm" name="confirm" {...described("confirm")} />
            <span>{publish.confirm}</span>
          </label>
          {errors.confirm === undefined ? null : (
            <p className="field__error" id="publish-confirm-error">
              {errors.confirm}
            </p>
          )}
        </div>
        <DialogFooter {...task} cancel={publish.cancel} submit={publish.button} onClose={onClose} />
      </form>
    </Dialog>
  );
}
