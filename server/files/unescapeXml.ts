const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };

/** Returns the text of an XML attribute. */
export const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (entity, decimal: string, hex: string, name: string) => {
      const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : null;
      if (code === null) return ENTITIES[name] ?? entity;
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
