/** A leaf of the stem, leaning to its side of the axis. */
export function StemLeaf({ side, className = '' }: { side: 'start' | 'end'; className?: string }) {
  const lean = side === 'start' ? 'md:ltr:-rotate-60 md:rtl:rotate-60' : 'md:ltr:rotate-60 md:rtl:-rotate-60';
  return (
    <svg
      viewBox="-42 -104 84 104"
      aria-hidden="true"
      className={`h-11 w-9 origin-bottom ltr:rotate-60 rtl:-rotate-60 ${lean} ${className}`}
    >
      <path className="fill-orange" d="M0 0c-41.8-16-36-74 0-100c36 26 41.8 84 0 100z" />
      <path
        className="fill-none stroke-white"
        strokeWidth="4"
        d="M0 0V-92M0-6C20-26 24-48 12-78M0-6C-20-26-24-48-12-78"
      />
    </svg>
  );
}
