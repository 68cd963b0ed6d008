// Icons for the first load, defined here because a library costs more bytes. Lazy screens use Lucide.
import type { ReactNode } from 'react';

type IconProps = { size?: number; className?: string | undefined };

/** `isMirrored`: the drawing points forward, so a right-to-left page mirrors it. */
function icon(drawing: ReactNode, isMirrored?: true) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        data-mirrored={isMirrored}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  };
}

export const EnterIcon = icon(<path d="M4 12h12m-5-5 5 5-5 5M15 4h5v16h-5" />, true);
export const SpinnerIcon = icon(<path d="M12 3a9 9 0 1 0 9 9" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.1" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9 5.900c.9-.25 1.9-.4 3-.4 6 0 9.5 6.5 9.5 6.500s-.9 1.6-2.5 3.200M6.2 7.500C3.8 9.3 2.5 12 2.5 12s3.5 6.5 9.5 6.500c1.7 0 3.2-.5 4.5-1.200M10 10.200a2.8 2.8 0 0 0 3.9 3.9" />,
);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3" />
  </>,
);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
