/** Webpack calls the loader with its context as `this`. */
export default function parseCatalogue(
  this: {
    resourceQuery: string;
    resourcePath?: string;
    addContextDependency?: (folder: string) => void;
    getOptions: () => { isPseudo?: boolean; liveSources?: string };
  },
  source: string,
): string;
