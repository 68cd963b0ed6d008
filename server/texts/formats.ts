/** Makes each format once, because making it takes longer than its use. Language tags and options are few. */
export function keepFormats<Tag extends string, Options, Format>(
  make: (tag: Tag, options: Options) => Format,
) {
  const formats = new Map<string, Format>();
  return (tag: Tag, options: Options): Format => {
    const key = JSON.stringify([tag, options]);
    const format = formats.get(key) ?? make(tag, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = keepFormats(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = keepFormats(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
