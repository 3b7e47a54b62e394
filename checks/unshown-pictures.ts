/** Where a committed picture of a page has to be named: a document, or what an installer shows of the site. */
type Shown = { documents: readonly string[]; manifest: string };

/** Finds the pictures of pages, `home-en-390.webp`, that nothing shows. */
export function findUnshown(files: readonly string[], { documents, manifest }: Shown): string[] {
  const sizes = [...manifest.matchAll(/\bpage: '([\w-]+)', width: (\d+)/g)].map(([, page, width]) => ({ page, width }));
  return files.flatMap((file) => {
    const [, folder, page, width] =
      /^(docs|site\/public)\/screenshots\/(?:([\w-]+)-\w+-(\d+)\.webp$)?/.exec(file) ?? [];
    if (folder === 'docs')
      return documents.some((text) => text.includes(file.replace('docs/', '')))
        ? []
        : [`${file}: no document shows it`];
    if (folder === undefined || sizes.some((size) => size.page === page && size.width === width)) return [];
    return [`${file}: the web manifest does not name it`];
  });
}
