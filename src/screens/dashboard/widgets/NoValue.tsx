const DASH = '–';

/** A dash, which screen readers do not read alike. */
export const NoValue = ({ text }: { text: string }) => (
  <>
    <span aria-hidden>{DASH}</span>
    <span className="visuallyHidden">{text}</span>
  </>
);
