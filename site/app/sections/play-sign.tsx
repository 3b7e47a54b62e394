/** The play square; not mirrored in RTL. */
export function PlaySign({ className = '' }: { className?: string }) {
  return (
    <span className={`grid place-items-center bg-white text-ink ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-1/2 fill-current">
        <path d="M7 4.5v15l12-7.5Z" />
      </svg>
    </span>
  );
}
