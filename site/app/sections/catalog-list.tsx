import type { Catalog } from '../content/pages/catalogs.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { resolveFileSize } from '../ui/file-size.ts';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';

/** Catalogs as square covers on mist, each with its download, type and size (art direction 5). */
export function CatalogList({ catalogs }: { catalogs: Catalog[] }) {
  const t = useText();
  if (catalogs.length === 0) return <p className="wrap pb-section text-lead">{t(m.catalogs_none)}</p>;
  return (
    <ul className="wrap grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-12 pb-section xs:grid-cols-2 lg:grid-cols-3">
      {catalogs.map((catalog) => (
        <li key={catalog.title} className="grid content-start justify-items-start gap-4">
          <div className="aspect-square w-full bg-mist">
            <Image
              media={catalog.cover}
              alt=""
              width={520}
              height={520}
              sizes="(min-width: 996px) 30vw, (min-width: 576px) 46vw, 92vw"
              className="size-full object-contain p-[8%]"
            />
          </div>
          <h2 className="text-h3">{catalog.title}</h2>
          {catalog.file && <Download title={catalog.title} file={catalog.file} />}
        </li>
      ))}
    </ul>
  );
}

function Download({ title, file }: { title: string; file: NonNullable<Catalog['file']> }) {
  const t = useText();
  const size = file.bytes === null ? null : resolveFileSize(file.bytes);
  return (
    <a
      href={file.address}
      download
      type={file.mimeType ?? undefined}
      className={`${BUTTON_VARIANTS.outline} wrap-anywhere`}
    >
      <Icon name="download" />
      <span>
        {t(m.catalogs_download)} <span className="sr-only">{title}</span>{' '}
        <span className="font-normal">
          <bdi>
            {file.type}
            {size && <span> · {t(size.unit === 'mb' ? m.file_mb : m.file_kb, { amount: size.amount })}</span>}
          </bdi>
        </span>
      </span>
    </a>
  );
}
