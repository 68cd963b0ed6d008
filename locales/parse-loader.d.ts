/** As webpack calls it. */
export default function parseCatalogue(
  this: { resourceQuery: string; getOptions: () => { isPseudo?: boolean } },
  source: string,
): string;
