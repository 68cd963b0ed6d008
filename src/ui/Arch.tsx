/** The logo: an arch in an arch. */
export function Arch({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <g fill="none" strokeLinecap="round">
        <path d="M5 29V15a11 11 0 0 1 22 0v14" stroke="var(--brand-1)" strokeWidth="3.5" />
        <path d="M12 29V16a4 4 0 0 1 8 0v13" stroke="var(--brand-2)" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** Rows of arches in the theme's two colours, for a large surface. */
export function ArchPattern({ className }: { className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" preserveAspectRatio="xMidYMin slice" viewBox="0 0 400 560">
      <defs>
        <pattern id="arches" width="80" height="112" patternUnits="userSpaceOnUse">
          <g fill="none" strokeWidth="1.5">
            <path d="M8 112V44a32 32 0 0 1 64 0v68" stroke="var(--brand-1)" />
            <path d="M20 112V46a20 20 0 0 1 40 0v66" stroke="var(--brand-2)" />
            <path d="M32 112V48a8 8 0 0 1 16 0v64" stroke="var(--brand-1)" />
          </g>
        </pattern>
      </defs>
      <rect width="400" height="560" fill="url(#arches)" opacity="0.42" />
    </svg>
  );
}
